public import TextUnits

/// What a view is.
public indirect enum ViewKind: Hashable, Sendable {
  case text(TextContent)
  case label(LabelView)
  case image(ImageView)
  case button(ButtonView)
  case toggle(ToggleView)
  case picker(PickerView)
  case stepper(StepperView)
  case slider(SliderView)
  case textField(TextFieldView)
  case progressView(ProgressView)
  case labeledContent(LabeledContentView)
  case navigationLink(NavigationLinkView)
  case divider
  case spacer(SpacerView)
  case color(ColorView)
  case hstack(StackView)
  case vstack(StackView)
  case zstack(OverlayStackView)
  case grid(GridView)
  case lazyVGrid(LazyGridView)
  case scrollView(ScrollingView)
  case list(ListView)
  case navigationStack(NavigationView)
  case tabView(TabsView)
  case viewThatFits(FittingView)
  case group(GroupView)
  case forEach(RepeatedView)
  case geometryReader(GroupView)
  case platformView(OpaqueView)
  case opaque(OpaqueView)
  case conditional(ConditionalView)
}

/// An icon and a title (`Label`).
public struct LabelView: Hashable, Sendable, Codable {
  /// Beside the icon; at accessibility sizes in a list around it.
  public var title: TextContent
  /// A symbol or a picture.
  public var icon: ImageView

  public init(title: TextContent, icon: ImageView) {
    self.title = title
    self.icon = icon
  }
}

/// A picture.
public struct ImageView: Hashable, Sendable, Codable {
  /// The name of a symbol, which scales with the font.
  public var symbol: String?
  /// The fixed size of an asset.
  public var width: Points?
  /// In points.
  public var height: Points?
  /// Whether the picture takes any size it is offered (`resizable()`).
  public var isResizable: Bool?

  public init(
    symbol: String? = nil, width: Points? = nil, height: Points? = nil, isResizable: Bool? = nil
  ) {
    self.symbol = symbol
    self.width = width
    self.height = height
    self.isResizable = isResizable
  }
}

/// A button. What can be tapped is the frame of its label and what its style adds.
public struct ButtonView: Hashable, Sendable, Codable {
  /// What is seen and tapped.
  public var label: ViewNode

  public init(label: ViewNode) { self.label = label }
}

/// A switch with its label.
public struct ToggleView: Hashable, Sendable, Codable {
  /// Takes what the switch leaves; `nil` for none.
  public var label: ViewNode?

  public init(label: ViewNode?) { self.label = label }
}

/// A choice among options.
public struct PickerView: Hashable, Sendable, Codable {
  /// How the options are shown (`pickerStyle`).
  public enum Style: String, Hashable, NamedChoice {
    case menu
    case segmented
    case inline
    case wheel
    case navigationLink
  }

  /// Shown by a menu in a list only.
  public var label: ViewNode?
  /// What can be chosen.
  public var options: [TextContent]
  /// Position of the chosen option.
  public var selection: Int?
  /// A menu where left out.
  public var style: Style?

  public init(
    label: ViewNode? = nil, options: [TextContent], selection: Int? = nil, style: Style? = nil
  ) {
    self.label = label
    self.options = options
    self.selection = selection
    self.style = style
  }
}

/// A pair of buttons that count up and down, with a label.
public struct StepperView: Hashable, Sendable, Codable {
  /// Takes what the buttons leave; `nil` for none.
  public var label: ViewNode?

  public init(label: ViewNode? = nil) {
    self.label = label
  }
}

/// A slider, which takes the width it is offered.
public struct SliderView: Hashable, Sendable, Codable {
  /// For VoiceOver; iOS does not show it.
  public var label: ViewNode?

  public init(label: ViewNode? = nil) {
    self.label = label
  }
}

/// A line to type in.
public struct TextFieldView: Hashable, Sendable, Codable {
  /// Shown while nothing is typed in.
  public var placeholder: TextContent
  /// What is typed in, where it should be measured too.
  public var value: TextContent?
  /// Whether it grows downwards (`axis: .vertical`).
  public var isVertical: Bool?
  /// Whether it hides what is typed (`SecureField`).
  public var isSecure: Bool?

  public init(
    placeholder: TextContent, value: TextContent? = nil, isVertical: Bool? = nil,
    isSecure: Bool? = nil
  ) {
    self.placeholder = placeholder
    self.value = value
    self.isVertical = isVertical
    self.isSecure = isSecure
  }
}

/// A bar or a spinner.
public struct ProgressView: Hashable, Sendable, Codable {
  /// Above the bar; `nil` for none.
  public var label: ViewNode?
  /// Whether it is a spinner.
  public var isIndeterminate: Bool?

  public init(label: ViewNode? = nil, isIndeterminate: Bool? = nil) {
    self.label = label
    self.isIndeterminate = isIndeterminate
  }
}

/// A title with a value on the other side (`LabeledContent`).
public struct LabeledContentView: Hashable, Sendable, Codable {
  /// At the leading side; above the value at accessibility sizes.
  public var label: ViewNode
  /// At the trailing side.
  public var value: ViewNode

  public init(label: ViewNode, value: ViewNode) {
    self.label = label
    self.value = value
  }
}

/// A row that leads elsewhere; in a list it ends in a chevron.
public struct NavigationLinkView: Hashable, Sendable, Codable {
  /// What is seen and tapped.
  public var label: ViewNode

  public init(label: ViewNode) {
    self.label = label
  }
}

/// Room that grows.
public struct SpacerView: Hashable, Sendable, Codable {
  /// In points; the platform's 8 where left out.
  public var minLength: Points?

  public init(minLength: Points? = nil) { self.minLength = minLength }
}

/// A colour or shape, which takes what it is offered.
public struct ColorView: Hashable, Sendable, Codable {
  public init() {}
}

/// Children in a row or a column.
public struct StackView: Hashable, Sendable, Codable {
  /// `leading`, `center`, `trailing` in a column; `top`, `center`, `bottom`,
  /// `firstTextBaseline`, `lastTextBaseline` in a row.
  public var alignment: String?
  /// Between children; `nil` for what the children prefer.
  public var spacing: Points?
  /// A spacing that follows the content size (`@ScaledMetric`).
  public var scaledSpacing: ScaledLength?
  /// From leading to trailing, or from top to bottom.
  public var children: [ViewNode]

  public init(
    alignment: String? = nil, spacing: Points? = nil, scaledSpacing: ScaledLength? = nil,
    children: [ViewNode]
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.scaledSpacing = scaledSpacing
    self.children = children
  }
}

/// Children one over the other.
public struct OverlayStackView: Hashable, Sendable, Codable {
  /// Of smaller children; in the middle where left out.
  public var alignment: Alignment?
  /// From behind to the front.
  public var children: [ViewNode]

  public init(alignment: Alignment? = nil, children: [ViewNode]) {
    self.alignment = alignment
    self.children = children
  }
}

/// Rows of cells whose columns line up (`Grid`).
public struct GridView: Hashable, Sendable, Codable {
  /// Between columns, in points; 8 where left out.
  public var horizontalSpacing: Points?
  /// Between rows, in points; 8 where left out.
  public var verticalSpacing: Points?
  /// Of cells in their column and row; in the middle where left out.
  public var alignment: Alignment?
  /// From top to bottom, the cells of each from leading to trailing.
  public var rows: [[ViewNode]]

  public init(
    horizontalSpacing: Points? = nil, verticalSpacing: Points? = nil, alignment: Alignment? = nil,
    rows: [[ViewNode]]
  ) {
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.rows = rows
  }
}

/// Cells in columns of given widths (`LazyVGrid`).
public struct LazyGridView: Hashable, Sendable, Codable {
  /// A column (`GridItem`).
  public struct Column: Hashable, Sendable, Codable {
    /// A width that never changes.
    public var fixed: Points?
    /// At least this wide, sharing what is left; or, with ``adaptive``, as many as fit.
    public var minimum: Points?
    /// In points; no bound where left out.
    public var maximum: Points?
    /// Whether as many columns of the least width stand there as fit.
    public var isAdaptive: Bool?

    public init(
      fixed: Points? = nil, minimum: Points? = nil, maximum: Points? = nil, isAdaptive: Bool? = nil
    ) {
      self.fixed = fixed
      self.minimum = minimum
      self.maximum = maximum
      self.isAdaptive = isAdaptive
    }
  }

  /// From leading to trailing.
  public var columns: [Column]
  /// Between rows, in points; 8 where left out.
  public var spacing: Points?
  /// Between columns, in points; 8 where left out.
  public var columnSpacing: Points?
  /// The cells, row by row.
  public var children: [ViewNode]

  public init(
    columns: [Column], spacing: Points? = nil, columnSpacing: Points? = nil, children: [ViewNode]
  ) {
    self.columns = columns
    self.spacing = spacing
    self.columnSpacing = columnSpacing
    self.children = children
  }
}

/// The first of several views whose ideal size fits (`ViewThatFits`).
public struct FittingView: Hashable, Sendable, Codable {
  /// The axes that must fit; both where left out.
  public var axes: [Axis]?
  /// From the one that is liked best.
  public var children: [ViewNode]

  public init(axes: [Axis]? = nil, children: [ViewNode]) {
    self.axes = axes
    self.children = children
  }
}

/// Views that stand where their group stands.
public struct GroupView: Hashable, Sendable, Codable {
  /// As if they stood in the group's place.
  public var children: [ViewNode]

  public init(children: [ViewNode]) {
    self.children = children
  }
}

/// A sample of the rows a collection makes.
public struct RepeatedView: Hashable, Sendable, Codable {
  /// The views of the sample, all of them.
  public var children: [ViewNode]

  public init(children: [ViewNode]) {
    self.children = children
  }
}

/// A view whose inside is not known.
public struct OpaqueView: Hashable, Sendable, Codable {
  /// The type's name.
  public var name: String
  /// Whether it can be tapped.
  public var isControl: Bool?

  public init(name: String, isControl: Bool? = nil) {
    self.name = name
    self.isControl = isControl
  }
}

/// One of two views, by the content size.
public struct ConditionalView: Hashable, Sendable, Codable {
  /// Holds at accessibility sizes (`dynamicTypeSize.isAccessibilitySize`).
  public var isAccessibilitySize: Bool?
  /// Holds from this size on (`dynamicTypeSize >= .xxLarge`); any of its names.
  public var sizeAtLeast: String?
  /// Holds where the horizontal size class is compact.
  public var isCompactWidth: Bool?
  /// Shown where everything asked for holds.
  public var then: ViewNode
  /// Shown where it does not; nothing where left out.
  public var otherwise: ViewNode?

  public init(
    isAccessibilitySize: Bool? = nil, sizeAtLeast: String? = nil, isCompactWidth: Bool? = nil,
    then: ViewNode, otherwise: ViewNode? = nil
  ) {
    self.isAccessibilitySize = isAccessibilitySize
    self.sizeAtLeast = sizeAtLeast
    self.isCompactWidth = isCompactWidth
    self.then = then
    self.otherwise = otherwise
  }
}
