import SwiftUI

/// A button with a title and an icon.
struct IconButton: View {
  private let title: LocalizedStringKey
  private let systemImage: String
  private let action: @MainActor () -> Void

  init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.systemImage = systemImage
    self.action = action
  }

  var body: some View {
    Button(action: action) { Label(title, systemImage: systemImage) }
  }
}
