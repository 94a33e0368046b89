/// Called by macro expansions.
// The types of the four kinds of an action. An extension in another file could declare the type of an omitted kind. The
// macro writes all four types into the action, so such a conformance does not compile.
public struct _ActionKindTypes<Action: GatedAction> {
  /// Called by macro expansions.
  @inlinable
  public init(_: Action.View.Type, _: Action.Delegate.Type, _: Action.Interface.Type, _: Action.Internal.Type) {}
}
