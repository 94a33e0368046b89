import SwiftUI

extension Node {
  /// Connects the properties of the view or of its modifier with their storage.
  func install() {
    readsEnvironment = false
    guard case .view(let view) = source else { return }
    if let modified = view as? any ModifiedView {
      install(in: modified.modifierOfHost, path: "")
    } else if !(view is any _PrimitiveView) {
      install(in: view, path: "")
    }
  }

  private func install(in value: Any, path: String) {
    for property in Mirror(reflecting: value).children {
      let path = path + "." + (property.label ?? "")
      if let installable = property.value as? any Installable {
        installable.install(storage: &storage[path], environment: environment)
        readsEnvironment = readsEnvironment || installable.readsEnvironment
      } else if property.value is any DynamicProperty, !(property.value is any Located) {
        install(in: property.value, path: path)
      }
    }
  }
}
