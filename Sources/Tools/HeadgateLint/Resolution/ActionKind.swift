/// The direction of an action: who sends it, and who may react to it.
package enum ActionKind: String, Codable, Sendable {
  case view, delegate, interface, `internal`
  /// The action of a control that is bound to the state.
  case binding
  /// An action of an alert, a dialog, or another presented value without a feature.
  case presentation
  /// The actions of a child.
  case child
  /// An enum that groups actions.
  case group
  /// An action without a recognizable kind.
  case flat

  /// Creates the kind of a case by its name and its type, when they say it.
  init?(caseNamed name: String, type: String?) {
    switch (name, type) {
    case ("view", _), (_, "View"), (_, "ViewAction"): self = .view
    case ("delegate", _), (_, "Delegate"), (_, "DelegateAction"): self = .delegate
    case ("interface", _), (_, "Interface"), (_, "InterfaceAction"): self = .interface
    case ("internal", _), ("_internal", _), (_, "Internal"), (_, "InternalAction"): self = .internal
    case ("binding", _): self = .binding
    default: return nil
    }
  }
}
