/// An action type that may contain a gate: a gate, or a wrapping of children's actions.
protocol GateCarrier {
  /// The state of the child behind the gate; nil if there is no gate.
  static var gatedState: Any.Type? { get }
}

/// Returns the state type behind the gate in an action type; nil if there is no gate.
func gatedState(in action: Any.Type) -> Any.Type? { (action as? any GateCarrier.Type)?.gatedState }

extension Gate: GateCarrier {
  static var gatedState: Any.Type? { Child.State.self }
}

extension PresentationAction: GateCarrier {
  static var gatedState: Any.Type? { HeadgateCore.gatedState(in: Action.self) }
}

extension IdentifiedAction: GateCarrier {
  static var gatedState: Any.Type? { HeadgateCore.gatedState(in: Action.self) }
}

extension StackAction: GateCarrier {
  static var gatedState: Any.Type? { HeadgateCore.gatedState(in: Action.self) }
}
