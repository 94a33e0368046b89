/// Internal to the library.
// The function of a resolved reducer, which takes addresses. A function of `inout State` and `Action` has one calling
// convention for concrete types and another for generic types. Storing such a function in an array or reading it from an
// array wraps it in a conversion. At each level of a feature, these conversions cost more calls than the reducers. A
// function of addresses has only one calling convention.
//
// The caller has exclusive access to the state and keeps the action alive during the call. `callAsFunction(_:_:)` takes
// both addresses from an `inout` and a parameter. The store owns the memory of its state, and operators pass the addresses
// of parts. No address outlives a call.
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
