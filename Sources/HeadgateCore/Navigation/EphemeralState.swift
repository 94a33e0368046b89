/// A state that is gone after its first action: an alert, a dialog.
///
/// What presents one sets it to nil after each of its actions, when the parent has seen it and has not put another in its place.
public protocol EphemeralState<Action> {
  /// What can be done with it.
  associatedtype Action

  /// Whether it is one that goes: of an enum of what can be presented, some cases may be and others not.
  var _isEphemeral: Bool { get }
}

extension EphemeralState {
  /// An ephemeral state goes.
  public var _isEphemeral: Bool { true }
}
