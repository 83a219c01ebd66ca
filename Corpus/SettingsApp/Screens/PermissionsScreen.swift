import SwiftUI

struct PermissionsScreen: View {
  var body: some View {
    List {
      PermissionRow(title: "Camera", symbol: "camera", state: "Allowed")
      PermissionRow(title: "Local network", symbol: "network", state: "Refused")
      PermissionRow(title: "File access", symbol: "folder", state: "Read-only")
    }
    .listStyle(.plain)
    .screen("Permissions")
  }
}

#Preview {
  NavigationStack {
    PermissionsScreen()
  }
}
