/// A type of actions that may hold a gate: the gate itself, and what wraps the actions of children.
protocol GateCarrier {
  /// The state of the child behind the gate; nil where there is no gate.
  static var gatedState: Any.Type? { get }
}

/// The state of the child whose gate a type of actions holds; nil where there is none.
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
