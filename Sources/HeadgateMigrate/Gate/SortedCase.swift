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
  }

  let name: String
  /// The kind; nil when the case stays without a kind.
  let kind: GateKind?
  let problems: [Problem]
  let roles: CaseRoles

  /// Decides the kind of a case by its senders and its listeners.
  init(_ name: String, _ roles: CaseRoles) {
    self.name = name
    self.roles = roles
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
      problems.append(.neverSent)
    }
    self.problems = problems
  }
}

extension SortedCase {
  /// The reason for the kind, as a text without places.
  var reason: String {
    if !roles.views.isEmpty { return "a view sends it" }
    if !roles.parents.isEmpty { return "a parent sends it" }
    switch kind {
    case .delegate: return "the feature sends it, and only a parent reacts to it"
    case .internal: return "only the feature sends it"
    case .view: return "only tests send it"
    case .interface, nil: return "no code sends it"
    }
  }

  /// The place that proves the reason.
  var evidence: CaseRoles.Place? {
    (roles.views + roles.parents + roles.feature + roles.tests).first
  }
}
