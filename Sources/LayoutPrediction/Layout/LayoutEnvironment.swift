internal import DynamicType
internal import LineBreaking
internal import TextUnits

/// What views inherit from those around them while a tree is built.
struct LayoutEnvironment {
  var contentSize: ContentSize
  /// Whether a range has changed the person's size.
  var isSizeCapped = false
  var isSizeOverridden = false
  var locale: LocaleTag
  var isRightToLeft: Bool
  var font = TextFont(.style(.body))
  /// Whether a modifier chose the font.
  var hasOwnFont = false
  /// Whether the font's size does not follow the content size.
  var isFontFixed = false
  /// Whether the font itself is bold (`.font(.body.bold())`).
  var isFontBold = false
  /// Laid over the font, whichever it is.
  var emphasis: Emphasis?
  var isItalic = false
  var lineLimit: Int?
  var reservedLines = 0
  var minimumScale = 1.0
  var truncation = LineConstraints.Truncation.tail
  var lineSpacing: Points = 0
  var tracking: Points = 0
  var textCase: TextCaseModifier.Case?
  var lineAlignment = HorizontalAlignment.leading
  var hidesLabels = false
  var buttonStyle = ButtonStyleModifier(style: .automatic)
  var controlSize = ControlSizeModifier.ControlSize.regular
  var isInList = false
  /// Room above and below the label of a row's own control, which the control does not keep.
  var labelInset: Points = 0
  var isHidden = false
  /// Whether how much room there is follows from a rule without evidence.
  var isRoomAssumed = false
}
