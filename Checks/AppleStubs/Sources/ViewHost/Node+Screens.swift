import SwiftUI

/// The identity of a screen in a navigation stack. Assumed: its position and its value.
private struct ScreenID: Hashable {
  var position: Int
  var value: AnyHashable
}

extension Node {
  /// The navigation stack around the node.
  var stack: Node? {
    var node = parent
    while let current = node {
      if case .stack = current.role { return current }
      node = current.parent
    }
    return nil
  }

  /// Brings the screens of a stack into line with its path.
  func showScreens() {
    guard case .stack = role else { return }
    var new: [Child] = []
    for (position, value) in pathElements.enumerated() {
      let id = ScreenID(position: position, value: value)
      new.append(Child(id, content: { [weak self] in self?.screen(value, at: position) ?? EmptyView() }))
    }
    for (position, view) in pushed.enumerated() {
      new.append(Child(ScreenID(position: pathElements.count + position, value: "link"), view))
    }
    let old = screens
    // Each screen can look for its destination in those below it.
    screens = []
    for (position, child) in new.enumerated() {
      let previous = old.first { $0.id == child.id && $0.accepts(child) }
      if let previous {
        previous.update(child, environment: previous.environment)
        screens.append(previous)
      } else {
        let environment = environmentOfPresented { [weak self] in self?.pop(to: position) }
        screens.append(Node(child, parent: self, environment: environment, engine: engine))
      }
    }
    for node in old where !screens.contains(where: { $0 === node }) { node.remove() }
  }

  private func screen(_ value: AnyHashable, at position: Int) -> (any View)? {
    for below in children + screens.prefix(position) {
      if let view = below.destination(value) { return view }
    }
    engine.warn("No 'navigationDestination(for: \(type(of: value.base)).self)' in the stack.")
    return nil
  }

  private func destination(_ value: AnyHashable) -> (any View)? {
    if case .destinations(_, let make) = role, let view = make(value) { return view }
    // The views of a stack inside of this one are its own.
    if case .stack = role { return nil }
    for child in children {
      if let view = child.destination(value) { return view }
    }
    return nil
  }

  /// Leaves that many screens.
  func pop(to count: Int) {
    guard case .stack(let role) = role else { return }
    let excess = pathElements.count + pushed.count - count
    let links = min(pushed.count, excess)
    pushed.removeLast(links)
    if excess > links {
      if role.path == nil { pathElements.removeLast(excess - links) } else { role.removeLast(excess - links) }
    }
    engine.schedule { [weak self] in self?.showScreens() }
    engine.requestUpdate()
  }

  /// Shows the screen of a value.
  func push(_ value: AnyHashable) {
    guard case .stack(let role) = role else { return }
    if role.path == nil {
      pathElements.append(value)
      engine.schedule { [weak self] in self?.showScreens() }
    } else if !role.append(value) {
      engine.warn("A link has a value of '\(type(of: value.base))', which is no element of the path.")
    }
  }
}
