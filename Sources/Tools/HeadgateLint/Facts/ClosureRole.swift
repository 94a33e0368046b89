/// The part that a closure plays for the call that it is passed to.
enum ClosureRole {
  /// The closure of `Reduce`: it receives a state and an action of a type.
  case reducer(ActionRoot)
  /// The closure of an effect, with the index of its facts.
  case effect(Int)
  /// The closure that handles the error of an effect.
  case errorHandler(Int)
  /// A closure whose errors become values: `Result { try … }`.
  case result
  /// A closure that observes all actions.
  case observer
}
