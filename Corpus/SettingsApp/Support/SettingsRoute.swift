/// The screens that the settings lead to.
enum SettingsRoute: Hashable {
  case macs
  case notifications
  case security
  case appearance
  case language
  case permissions
  case usage
  case whatsNew
  case about
  case feedback
  case game
  case display
  case attention
  case sponsor
  case demoTour
}
