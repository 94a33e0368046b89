/// The types of the four kinds of an action, in expansions of `@Reducer` only.
///
/// A feature that leaves a kind out says nothing of its type, so that an extension in another file could supply one. The macro writes all
/// four types into the action: where the conformance has others, this does not compile.
///
/// ```swift
/// static var _$kinds: _ActionKindTypes<Action> { .init(View.self, Never.self, Never.self, Never.self) }
/// ```
public struct _ActionKindTypes<Action: GatedAction> {
  /// Called by macro expansions.
  @inlinable
  public init(_: Action.View.Type, _: Action.Delegate.Type, _: Action.Interface.Type, _: Action.Internal.Type) {}
}
