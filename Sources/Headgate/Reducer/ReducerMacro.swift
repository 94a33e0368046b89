/// Makes a struct a `Reducer` and fills in what its declaration leaves out; makes an enum of features an enum reducer.
///
/// The struct conforms to `Reducer`. A nested `enum Action` and a nested `enum State` get case paths, and the latter
/// members named for its cases. `body` becomes a `ReducerBuilder`. A missing `State` is an empty struct, a missing
/// `Action` an enum without cases, and where there is neither a `body` nor a `reduce(into:action:)`, the body is an
/// `EmptyReducer`. What is filled in is as visible as the struct. Members in extensions are not seen. What the type of `body` names is
/// not filled in: a reducer with `var body: some Reducer<Int, Bool>` has these types.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// An enum becomes a `CaseReducer`. Each case names a feature, which a default value may configure; an alert or a dialog;
/// or, without payload, with several or with ``ReducerCaseIgnored()``, a plain state. `State` and `Action` have a case for each,
/// the body runs the feature of the case that the state is in, and `store.case` tells which that is. The state is equatable,
/// and sendable where the states of the features are, without being told; other conformances stand in an extension of `State`.
/// An enum reducer in another is `case inner(Inner.Body)`.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   case details(Details = Details(isCompact: true))
///   case alert(AlertState<Alert>)
///   @ReducerCaseIgnored case photo(Photo)
///   enum Alert { case confirmed }
/// }
/// ```
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(Body),
  named(CaseScope),
  named(_ownBody),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: _ReducerTypes, Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "HeadgateMacros", type: "ReducerMacro")
