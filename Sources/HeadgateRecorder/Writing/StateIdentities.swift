internal import HeadgateCore

/// The identities of a state and of its children by their paths, to find children that an action replaced.
///
/// They are read before the action: an outdated copy of a state has another identity. Elements of collections have ids of their own.
struct StateIdentities {
  private var identities: [String: ObservableStateID] = [:]

  init(of state: Any) {
    collect(state, path: "$0", depth: 0)
  }

  /// Whether another state is at the path later.
  func isReplaced(at path: String, by later: StateIdentities) -> Bool {
    guard path != "$0", let before = identities[path], let after = later.identities[path] else { return false }
    return before != after
  }

  private mutating func collect(_ value: Any, path: String, depth: Int) {
    // A state is a tree of values. Some types have endless mirrors.
    guard depth < 32 else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { collect(child.value, path: "\(path)?", depth: depth + 1) }
    case .struct where StateAssignments.isBundle(value) && StateAssignments.isState(value):
      if let state = value as? any ObservableState { identities[path] = state.stateID }
      for child in mirror.children {
        guard let label = child.label, !label.hasPrefix("_$") else { continue }
        collect(child.value, path: "\(path).\(StateAssignments.property(of: label))", depth: depth + 1)
      }
    default: break
    }
  }
}
