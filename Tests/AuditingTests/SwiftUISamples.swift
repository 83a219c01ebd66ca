import LayoutPrediction
import TextUnits

extension SwiftUIPrinterTests {
  private static let text = ViewNode(.text(.key("Save")))

  static let kinds: [Sample] = [
    Sample(.text(.key("Save")), "Text(\"Save\")"),
    Sample(.text(.verbatim("1")), "Text(verbatim: \"1\")"),
    Sample(.text(TextContent(key: "a", table: "T")), "Text(\"a\", tableName: \"T\")"),
    Sample(.text(TextContent(perLocale: ["en": "Go", "de": "Los"])), "Text(\"Go\")"),
    Sample(
      .label(LabelView(title: .key("Save"), icon: ImageView(symbol: "star"))),
      "Label(\"Save\", systemImage: \"star\")"),
    Sample(
      .label(LabelView(title: .verbatim("1"), icon: ImageView(width: 8, height: 9))),
      "Label {\n  Text(verbatim: \"1\")\n} icon: {\n  Image(\"picture-8x9\")\n}"),
    Sample(.image(ImageView(symbol: "star")), "Image(systemName: \"star\")"),
    Sample(.image(ImageView(isResizable: true)), "Image(\"picture\").resizable()"),
    Sample(.button(ButtonView(label: text)), "Button {\n} label: {\n  Text(\"Save\")\n}"),
    Sample(.toggle(ToggleView(label: text)), "Toggle(\"Save\", isOn: $isOn)"),
    Sample(
      .toggle(ToggleView(label: ViewNode(.divider))), "Toggle(isOn: $isOn) {\n  Divider()\n}"),
    Sample(
      .picker(PickerView(label: text, options: [.key("A"), .verbatim("B")], style: .menu)),
      """
      Picker("Save", selection: $selection) {
        Text("A").tag(0)
        Text(verbatim: "B").tag(1)
      }
      .pickerStyle(.menu)
      """),
    Sample(.stepper(StepperView()), "Stepper(\"\", value: $value)"),
    Sample(.slider(SliderView()), "Slider(value: $value)"),
    Sample(
      .textField(TextFieldView(placeholder: .key("Name"), isVertical: true)),
      "TextField(\"Name\", text: $text, axis: .vertical)"),
    Sample(
      .textField(TextFieldView(placeholder: .key("Name"), isSecure: true)),
      "SecureField(\"Name\", text: $text)"),
    Sample(.progressView(ProgressView(isIndeterminate: true)), "ProgressView()"),
    Sample(
      .progressView(ProgressView(label: text)),
      "ProgressView(value: progress) {\n  Text(\"Save\")\n}"),
    Sample(
      .labeledContent(LabeledContentView(label: text, value: ViewNode(.divider))),
      "LabeledContent {\n  Divider()\n} label: {\n  Text(\"Save\")\n}"),
    Sample(
      .navigationLink(NavigationLinkView(label: text)),
      "NavigationLink(value: destination) {\n  Text(\"Save\")\n}"),
    Sample(.divider, "Divider()"),
    Sample(.spacer(SpacerView()), "Spacer()"),
    Sample(.spacer(SpacerView(minLength: 0)), "Spacer(minLength: 0)"),
    Sample(.color(ColorView()), "Color.primary"),
    Sample(
      .hstack(StackView(alignment: "top", spacing: 4.5, children: [text])),
      "HStack(alignment: .top, spacing: 4.5) {\n  Text(\"Save\")\n}"),
    Sample(.vstack(StackView(children: [text])), "VStack {\n  Text(\"Save\")\n}"),
    Sample(
      .zstack(OverlayStackView(alignment: .topLeading, children: [text])),
      "ZStack(alignment: .topLeading) {\n  Text(\"Save\")\n}"),
    Sample(
      .grid(GridView(verticalSpacing: 2, rows: [[text]])),
      "Grid(verticalSpacing: 2) {\n  GridRow {\n    Text(\"Save\")\n  }\n}"),
    Sample(
      .lazyVGrid(
        LazyGridView(
          columns: [.init(fixed: 40), .init(), .init(minimum: 60, isAdaptive: true)], spacing: 8,
          children: [text])),
      "LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible()), "
        + "GridItem(.adaptive(minimum: 60))], spacing: 8) {\n  Text(\"Save\")\n}"),
    Sample(
      .scrollView(ScrollingView(axes: [.horizontal], content: text)),
      "ScrollView(.horizontal) {\n  Text(\"Save\")\n}"),
    Sample(
      .list(ListView(style: .plain, sections: [.init(header: text, rows: [text])])),
      """
      List {
        Section {
          Text("Save")
        } header: {
          Text("Save")
        }
      }
      .listStyle(.plain)
      """),
    Sample(
      .navigationStack(
        NavigationView(
          title: .key("Home"), display: .inline, trailingItems: [text], content: text)),
      """
      NavigationStack {
        Text("Save")
          .navigationTitle("Home")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Text("Save")
            }
          }
      }
      """),
    Sample(
      .tabView(TabsView(tabs: [.init(title: .key("Home"), symbol: "house")], content: text)),
      """
      TabView {
        Text("Save")
          .tabItem {
            Label("Home", systemImage: "house")
          }
      }
      """),
    Sample(
      .viewThatFits(FittingView(axes: [.horizontal], children: [text])),
      "ViewThatFits(in: .horizontal) {\n  Text(\"Save\")\n}"),
    Sample(.group(GroupView(children: [text])), "Group {\n  Text(\"Save\")\n}"),
    Sample(
      .forEach(RepeatedView(children: [text])),
      "Group {\n  // A sample of what ForEach makes.\n  Text(\"Save\")\n}"),
    Sample(
      .geometryReader(GroupView(children: [text])),
      "GeometryReader { proxy in\n  Text(\"Save\")\n}"),
    Sample(.platformView(OpaqueView(name: "AdBanner")), "AdBanner()"),
    Sample(.opaque(OpaqueView(name: "Chart")), "Chart()"),
    Sample(
      .conditional(ConditionalView(sizeAtLeast: "AX1", isCompactWidth: true, then: text)),
      """
      @Environment(\\.dynamicTypeSize) private var dynamicTypeSize
      @Environment(\\.horizontalSizeClass) private var horizontalSizeClass

      Group {
        if dynamicTypeSize >= .accessibility1, horizontalSizeClass == .compact {
          Text("Save")
        }
      }
      .hidden()
      """, modifiers: [.hidden(FlagModifier())]),
  ]

  static let modifiers: [Sample] = [
    Sample(modifier: .font(FontModifier(style: "subheadline")), ".font(.subheadline)"),
    Sample(
      modifier: .font(FontModifier(style: "body", weight: "bold", design: "rounded")),
      ".font(.system(.body, design: .rounded, weight: .bold))"),
    Sample(
      modifier: .font(FontModifier(size: 15, family: "Lato", isItalic: true)),
      ".font(.custom(\"Lato\", fixedSize: 15)).italic()"),
    Sample(
      modifier: .font(FontModifier(weight: "medium", isBold: true, hasMonospacedDigits: true)),
      ".fontWeight(.medium).bold().monospacedDigit()"),
    Sample(modifier: .lineLimit(LineLimitModifier()), ".lineLimit(nil)"),
    Sample(modifier: .lineLimit(LineLimitModifier(lines: 3, minimum: 2)), ".lineLimit(2...3)"),
    Sample(
      modifier: .lineLimit(LineLimitModifier(lines: 2, reservesSpace: true)),
      ".lineLimit(2, reservesSpace: true)"),
    Sample(modifier: .minimumScaleFactor(ScaleModifier(value: 0.8)), ".minimumScaleFactor(0.8)"),
    Sample(modifier: .allowsTightening(FlagModifier()), ".allowsTightening(true)"),
    Sample(
      modifier: .truncationMode(TruncationModifier(mode: "middle")), ".truncationMode(.middle)"),
    Sample(
      modifier: .multilineTextAlignment(TextAlignmentModifier(alignment: .center)),
      ".multilineTextAlignment(.center)"),
    Sample(modifier: .lineSpacing(LengthModifier(value: 3)), ".lineSpacing(3)"),
    Sample(modifier: .tracking(LengthModifier(value: -0.5)), ".tracking(-0.5)"),
    Sample(modifier: .textCase(TextCaseModifier(textCase: .uppercase)), ".textCase(.uppercase)"),
    Sample(modifier: .fixedSize(FixedSizeModifier()), ".fixedSize()"),
    Sample(
      modifier: .fixedSize(FixedSizeModifier(vertical: true)),
      ".fixedSize(horizontal: false, vertical: true)"),
    Sample(modifier: .layoutPriority(PriorityModifier(value: 1)), ".layoutPriority(1)"),
    Sample(
      modifier: .frame(FrameModifier(width: 120, height: 44, alignment: .leading)),
      ".frame(width: 120, height: 44, alignment: .leading)"),
    Sample(
      modifier: .frame(FrameModifier(minHeight: 10, fillsWidth: true)),
      ".frame(maxWidth: .infinity, minHeight: 10)"),
    Sample(modifier: .padding(PaddingModifier()), ".padding()"),
    Sample(
      modifier: .padding(PaddingModifier(edges: .vertical, length: 12)), ".padding(.vertical, 12)"),
    Sample(
      modifier: .padding(PaddingModifier(insets: EdgeInsets(top: 1, bottom: 2))),
      ".padding(EdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 0))"),
    Sample(modifier: .offset(OffsetModifier(y: -4)), ".offset(x: 0, y: -4)"),
    Sample(
      modifier: .overlay(SecondaryModifier(content: text, alignment: .top)),
      "\n  .overlay(alignment: .top) {\n    Text(\"Save\")\n  }"),
    Sample(
      modifier: .background(SecondaryModifier(content: ViewNode(.color(ColorView())))),
      "\n  .background {\n    Color.primary\n  }"),
    Sample(
      modifier: .safeAreaInset(SafeAreaInsetModifier(edge: .bottom, spacing: 8, content: text)),
      "\n  .safeAreaInset(edge: .bottom, spacing: 8) {\n    Text(\"Save\")\n  }"),
    Sample(modifier: .safeAreaPadding(PaddingModifier(length: 4)), ".safeAreaPadding(4)"),
    Sample(
      modifier: .ignoresSafeArea(SafeAreaModifier(edges: .top)), ".ignoresSafeArea(edges: .top)"),
    Sample(
      modifier: .contentShape(ContentShapeModifier(shape: "capsule")), ".contentShape(.capsule)"),
    Sample(modifier: .clipped(FlagModifier()), ".clipped()"),
    Sample(
      modifier: .dynamicTypeSize(DynamicTypeSizeModifier(minimum: "large", maximum: "AX2")),
      ".dynamicTypeSize(.large ... .accessibility2)"),
    Sample(
      modifier: .dynamicTypeSize(DynamicTypeSizeModifier(size: "AX1")),
      ".dynamicTypeSize(.accessibility1)"),
    Sample(modifier: .labelsHidden(FlagModifier()), ".labelsHidden()"),
    Sample(
      modifier: .locale(LocaleModifier(tag: "ja")),
      ".environment(\\.locale, Locale(identifier: \"ja\"))"),
    Sample(
      modifier: .layoutDirection(LayoutDirectionModifier(direction: .rightToLeft)),
      ".environment(\\.layoutDirection, .rightToLeft)"),
    Sample(
      modifier: .aspectRatio(AspectRatioModifier(ratio: 1.5, fills: true)),
      ".aspectRatio(1.5, contentMode: .fill)"),
    Sample(
      modifier: .containerRelativeFrame(
        ContainerFrameModifier(axes: [.horizontal], count: 3, span: 2, spacing: 8)),
      ".containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)"),
    Sample(modifier: .hidden(FlagModifier()), ".hidden()"),
    Sample(modifier: .opacity(ScaleModifier(value: 0.5)), ".opacity(0.5)"),
    Sample(
      modifier: .buttonStyle(ButtonStyleModifier(style: .bordered)), ".buttonStyle(.bordered)"),
    Sample(modifier: .controlSize(ControlSizeModifier(size: .large)), ".controlSize(.large)"),
    Sample(
      modifier: .sheet(PresentationModifier(content: text)),
      "\n  .sheet(isPresented: $isPresented) {\n    Text(\"Save\")\n  }"),
    Sample(
      modifier: .popover(PresentationModifier(content: text)),
      "\n  .popover(isPresented: $isPresented) {\n    Text(\"Save\")\n  }"),
    Sample(
      modifier: .alert(
        AlertModifier(title: .key("Sure?"), message: .key("It goes."), actions: [.key("Yes")])),
      "\n  .alert(\"Sure?\", isPresented: $isPresented) {\n    Button(\"Yes\") {}\n"
        + "  } message: {\n    Text(\"It goes.\")\n  }"),
    Sample(modifier: .onTapGesture(FlagModifier()), ".onTapGesture {}"),
  ]
}
