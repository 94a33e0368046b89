/// What a resolved reducer does, as a function of addresses.
///
/// A function of `inout State` and `Action` is called in one way where the types are known and in another where they are not,
/// and each time it is put into an array or taken out of one it is wrapped to translate: at each level of a feature that
/// cost more calls than the reducers. A function of addresses is called in one way only.
///
/// Whoever calls has exclusive access to the state and keeps the action for the time of the call: ``callAsFunction(_:_:)``
/// takes both addresses from an `inout` and a parameter, the store owns the memory of its state, and operators go on with
/// the addresses of parts. No address outlives a call.
public struct _Reduction<State, Action> {
  @usableFromInline
  let body: (UnsafeMutablePointer<State>, UnsafePointer<Action>) -> Effect<Action>

  @inlinable
  init(_ body: @escaping (UnsafeMutablePointer<State>, UnsafePointer<Action>) -> Effect<Action>) {
    self.body = body
  }

  @inlinable
  package static func calling(_ reduce: @escaping (inout State, Action) -> Effect<Action>) -> Self {
    Self { state, action in reduce(&state.pointee, action.pointee) }
  }

  @inlinable
  package func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    withUnsafeMutablePointer(to: &state) { state in
      withUnsafePointer(to: action) { body(state, $0) }
    }
  }
}
