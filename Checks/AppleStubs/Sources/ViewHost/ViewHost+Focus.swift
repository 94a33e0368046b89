import SwiftUI

extension ViewHost {
  /// Moves the focus to a field, as a tap on the field does.
  public func focus(_ title: String) throws {
    let node = try control(title) { if case .field = $0 { true } else { false } }
    let roles = focusRoles(around: node)
    if roles.isEmpty { throw HostError("'\(title)' has no 'focused'.") }
    for role in roles { role.gain() }
    update()
  }

  /// Ends the focus of every field.
  public func endFocus() {
    for node in top {
      if case .focus(let role) = node.role, role.isFocused() { role.lose() }
    }
    update()
  }

  /// The title of the field with the focus.
  public var focusedField: String? {
    top.first { node in
      guard case .field = node.role else { return false }
      return focusRoles(around: node).contains { $0.isFocused() }
    }?.title
  }

  private func focusRoles(around node: Node) -> [FocusRole] {
    var roles: [FocusRole] = []
    var current: Node? = node
    while let node = current {
      if case .focus(let role) = node.role { roles.append(role) }
      current = node.parent
    }
    return roles
  }
}
