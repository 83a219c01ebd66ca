/// The colours of pictures of screens, after those of ``SVGTheme``.
enum ScreenTheme {
  static let style = """
    .cf-screen{fill:#fff}.cf-group{fill:#f2f2f7}.cf-card{fill:#fff}.cf-fill{fill:#767680;fill-opacity:.12}
    .cf-bar{fill:#f9f9fb}.cf-edge{fill:none;stroke:#8e8e93;stroke-width:1.5}
    .cf-hair{stroke:#c6c6c8;stroke-width:.5;fill:none}
    .cf-tint{fill:#0a6edb}.cf-pale{fill:#0a6edb;fill-opacity:.15}.cf-faint{fill:#8e8e93}
    .cf-on{fill:#34c759}.cf-knob{fill:#fff;stroke:#000;stroke-opacity:.12;stroke-width:.5}
    .cf-stroke{fill:none;stroke:#8e8e93;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .cf-solid{fill:#0a6edb}.cf-white{fill:#fff}
    .cf-frame{fill:none;stroke:#8944ab;stroke-width:.5;stroke-opacity:.7}
    .cf-frame-text{fill:none;stroke:#0a6edb;stroke-width:.5}
    .cf-safe{fill:none;stroke:#a54800;stroke-width:.75;stroke-dasharray:4 3}
    .cf-reserved{fill:#8e8e93;fill-opacity:.35}
    .cf-target{fill:none;stroke:#248a3d;stroke-width:1;stroke-dasharray:3 2}
    .cf-mark{fill-opacity:.06;stroke-width:1.5}.cf-number{fill:#fff;font-weight:700}
    .cf-error{fill:#d70015;stroke:#d70015}.cf-warns{fill:#b25000;stroke:#b25000}
    .cf-note{fill:#0a6edb;stroke:#0a6edb}.cf-badge{stroke:#fff;stroke-width:1}
    .cf-unknown{fill:#8e8e93;fill-opacity:.12;stroke:#8e8e93;stroke-width:.75;stroke-dasharray:5 3}
    @media (prefers-color-scheme:dark){
    .cf-screen{fill:#000}.cf-group{fill:#000}.cf-card{fill:#2c2c2e}.cf-fill{fill-opacity:.3}
    .cf-bar{fill:#161618}.cf-hair{stroke:#48484a}.cf-tint{fill:#4da3ff}
    .cf-pale{fill:#4da3ff;fill-opacity:.25}.cf-on{fill:#30d158}
    .cf-frame{stroke:#da8fff}.cf-frame-text{stroke:#64b0ff}.cf-safe{stroke:#ffb340}
    .cf-target{stroke:#30db5b}
    .cf-error{fill:#ff453a;stroke:#ff453a}.cf-warns{fill:#c76a00;stroke:#ff9f0a}
    .cf-badge{stroke:#000}}

    """
}
