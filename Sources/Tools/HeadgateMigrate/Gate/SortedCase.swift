/// A case with the kind that it gets, and the reason.
struct SortedCase: Sendable {
  /// Why a person must look at the case.
  enum Problem: Hashable, Sendable {
    /// A view sends it, or the feature changes its state for it, and a parent reacts to it.
    case alsoHeard
    /// A view sends it, and a parent sends it.
    case alsoRequested
    /// A view or a parent sends it, and so does the feature itself.
    case alsoSentBySelf
    /// No code sends it.
    case neverSent
    /// Code makes a value of it, and nothing shows who sends the value.
    case onlyValue
  }

  let name: ActionName
  /// The kind; nil when the case stays without a kind.
  let kind: GateKind?
  let problems: [Problem]
  let roles: CaseRoles

  /// Decides the kind of a case by its senders and its listeners. A case that has a kind keeps it.
  init(_ name: ActionName, _ roles: CaseRoles) {
    self.name = name
    self.roles = roles
    var kind: GateKind?
    var problems: [Problem] = []
    if !roles.views.isEmpty {
      kind = .view
      if !roles.listeners.isEmpty { problems.append(.alsoHeard) }
      if !roles.parents.isEmpty { problems.append(.alsoRequested) }
      if !roles.feature.isEmpty { problems.append(.alsoSentBySelf) }
    } else if !roles.parents.isEmpty {
      kind = .interface
      if !roles.feature.isEmpty { problems.append(.alsoSentBySelf) }
    } else if !roles.feature.isEmpty {
      // A feature that changes its state for an action needs it, whoever else listens.
      kind = roles.listeners.isEmpty || !roles.handlers.isEmpty ? .internal : .delegate
      if kind == .internal, !roles.listeners.isEmpty { problems.append(.alsoHeard) }
    } else if !roles.tests.isEmpty {
      kind = .view
      if !roles.listeners.isEmpty { problems.append(.alsoHeard) }
    } else {
      kind = nil
      problems.append(roles.values.isEmpty ? .neverSent : .onlyValue)
    }
    self.kind = name.kind ?? kind
    // A case that has a kind was sorted by a person, or by an earlier run whose other problems remain.
    self.problems = name.kind == nil ? problems : problems.filter { _ in kind == name.kind }
  }
}

extension SortedCase {
  /// The reason for the kind, as a text without places.
  var reason: String {
    if !roles.views.isEmpty { return "a view sends it" }
    if !roles.parents.isEmpty { return "a parent sends it" }
    if !roles.feature.isEmpty {
      let isDelegate = !roles.listeners.isEmpty && roles.handlers.isEmpty
      return isDelegate ? "the feature sends it, and only a parent reacts to it" : "only the feature sends it"
    }
    if !roles.tests.isEmpty { return "only tests send it" }
    return roles.values.isEmpty ? "no code sends it" : "code uses it as a value"
  }

  /// The place that proves the reason.
  var evidence: CaseRoles.Place? {
    (roles.views + roles.parents + roles.feature + roles.tests + roles.values).first
  }
}

extension [SortedCase] {
  /// The cases in the order of their kinds, as they are declared after a migration. So the order is the same after it.
  var sortedByKind: [SortedCase] {
    let kinds: [GateKind?] = GateKind.allCases + [nil]
    return kinds.flatMap { kind in
      let cases = filter { $0.kind == kind }
      return cases.filter { $0.name.kind != nil } + cases.filter { $0.name.kind == nil }
    }
  }
}
