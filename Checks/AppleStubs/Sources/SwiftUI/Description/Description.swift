/// The content of a view or a modifier that has no body, for the host. Not a declaration of SwiftUI.
public struct _Description {
  package var role: Role
  package var children: [Child]

  package init(_ role: Role, _ children: [Child] = []) {
    self.role = role
    self.children = children
  }

  /// Describes a view with one child.
  package init(_ role: Role, of child: any View) {
    self.init(role, [Child(0, child)])
  }
}

/// A view inside of another view.
package struct Child {
  package enum Source {
    /// A value. The host compares it with the previous value.
    case view(any View)
    /// A closure that the host calls again when what it read has changed.
    case content(@MainActor () -> any View)
  }

  /// Distinguishes the child from its siblings.
  package var id: AnyHashable
  package var source: Source

  package init(_ id: some Hashable, _ view: any View) {
    self.id = AnyHashable(id)
    source = .view(view)
  }

  package init(_ id: some Hashable, content: @escaping @MainActor () -> any View) {
    self.id = AnyHashable(id)
    source = .content(content)
  }
}
