/// The colours of pictures, for light and dark surroundings.
///
/// Attributes of the `svg` element and plain rules come first, so that a viewer that knows no
/// media queries shows the light ones.
enum SVGTheme {
  static let style = """
    .cf-paper{fill:#fff}.cf-room{fill:#f2f2f7}.cf-ink{fill:#1d1d1f}
    .cf-extent{fill:#0a84ff;fill-opacity:.16}.cf-jut{fill:#ff3b30;fill-opacity:.22}
    .cf-limit{stroke:#0a6edb}.cf-tick{stroke:#8e8e93}
    .cf-label{font:11px -apple-system,system-ui,"Helvetica Neue",Arial,sans-serif;fill:#1d1d1f}
    .cf-small{font-size:9px}.cf-strong{font-weight:600}
    .cf-good{fill:#1f7a35}.cf-plain{fill:#1d1d1f}.cf-quiet{fill:#6e6e73}
    .cf-warning{fill:#a54800}.cf-fault{fill:#d70015}
    .cf-emoji{fill:#8e8e93;fill-opacity:.18;stroke:#8e8e93;stroke-opacity:.5}
    @media (prefers-color-scheme:dark){
    .cf-paper{fill:#1c1c1e}.cf-room{fill:#2c2c2e}.cf-ink{fill:#f5f5f7}
    .cf-extent{fill:#409cff;fill-opacity:.24}.cf-jut{fill:#ff453a;fill-opacity:.36}
    .cf-limit{stroke:#64b0ff}.cf-label{fill:#f5f5f7}
    .cf-good{fill:#30db5b}.cf-plain{fill:#f5f5f7}.cf-quiet{fill:#a1a1a6}
    .cf-warning{fill:#ffb340}.cf-fault{fill:#ff6961}}

    """
}
