import HeadgateLint

/// The texts for places that a person must look at.
struct GateAdvice {
  let plan: GatePlan
  let positions: GatePositions

  private var feature: String { plan.feature.name }

  /// Returns the code to write at a place.
  func text(for reason: GateObstacle.Reason) -> String {
    switch reason {
    case .hidden(let name, let role): hidden(name, role)
    case .value:
      "This code uses an action of '\(feature)' as a value. Behind a gate, it can only match '.delegate' and '.inside'."
    case .closure:
      """
      Behind a gate, this closure contains only '\(feature)()', with '.dependency' if necessary. Put the other reducers \
      and operators into the body of '\(feature)'.
      """
    case .payload: "Write 'Gate<\(feature)>' in the payload in place of '\(feature).Action'."
    case .test(let name):
      "A gate hides '\(name)'. Write the action as a key path, or create the test store with '\(feature)'."
    case .parent(let edge): parent(edge)
    case .sentBySelf(let name): sentBySelf(name)
    case .neverSent(let name):
      "No code in these files sends '\(name)'. Move it into the enum of its kind, or delete it."
    case .onlyValue(let action):
      """
      Code uses '\(action.name)' as a value\(places(action)), so it is not known who sends it. Move it into the enum of its \
      kind.
      """
    }
  }

  private func hidden(_ action: ActionName, _ role: ActionUse.Role) -> String {
    let name = action.name
    let kind = plan.kind(of: action)
    let article = kind == .internal || kind == .interface ? "an" : "a"
    let one = kind.map { "'\(name)', \(article) \($0.rawValue) action of '\(feature)'" } ?? "'\(name)' of '\(feature)'"
    let isGroup = action.kind == nil && plan.feature.declaredCase(name)?.group != nil
    let what = isGroup ? "the \(name) actions of '\(feature)'" : one
    let fact = "A gate hides \(what)"
    switch role {
    case .pattern(_, isIgnored: true):
      return "\(fact). This case does nothing: write '.inside' in place of the action."
    case .pattern:
      return """
        \(fact)\(evidence(action)). Add a delegate action to '\(feature)', send it where '\(feature)' handles '\(name)', \
        and match the delegate action here.
        """
    case .reducer:
      return """
        \(fact)\(evidence(action)). Add an interface action to '\(feature)' with the code of '\(name)', and send the \
        interface action here.
        """
    case .view: return "\(fact). Scope the store to '\(feature)', and send '\(name)' to that store."
    case .test, .value, .path: return "\(fact). Scope to '\(feature)' first, and then inside of '\(feature)'."
    }
  }

  private func parent(_ edge: GateEdge) -> String {
    let obstacles = plan.parents.first { $0.edge == edge }?.obstacles ?? []
    let places = obstacles.map { positions.text(of: $0.place) }
    var seen: Set<String> = []
    let list = places.filter { seen.insert($0).inserted }.joined(separator: ", ")
    return "Put 'Gate<\(feature)>' into this case when these lines no longer reach inside of '\(feature)': \(list)."
  }

  private func sentBySelf(_ action: ActionName) -> String {
    let name = action.name
    let kind = plan.kind(of: action)?.rawValue ?? ""
    return """
      '\(feature)' sends its own \(kind) action '\(name)'\(evidence(action)). Move the code of '\(name)' into a method, and \
      call the method here.
      """
  }

  private func places(_ action: ActionName) -> String {
    let values = plan.sorted.first { $0.name == action }?.roles.values ?? []
    return values.isEmpty ? "" : " (\(values.map(positions.text).joined(separator: ", ")))"
  }

  /// The place of the other role, so that both are visible.
  private func evidence(_ name: ActionName) -> String {
    guard let one = plan.sorted.first(where: { $0.name == name }), let place = one.evidence else { return "" }
    return " (\(one.reason): \(positions.text(of: place)))"
  }
}
