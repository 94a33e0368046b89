/// Internal to the library.
// A reducer of this library: it implements only `_resolve(_:)`. A store resolves it once, and a direct call resolves it for that call.
public protocol _ResolvingReducer: Reducer where Body == Never {}

extension _ResolvingReducer {
  /// Runs the reducer once, without a store.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }
}
