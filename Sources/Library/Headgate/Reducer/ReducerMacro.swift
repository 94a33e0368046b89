/// Makes a struct a `Reducer` and adds missing declarations; makes an enum of features an enum reducer.
///
/// The struct conforms to `Reducer`. Nested enums `Action` and `State` get case paths, and `State` also gets members
/// named after its cases. `body` becomes a `ReducerBuilder`.
///
/// The macro adds an empty struct if `State` is missing, and an enum without cases if `Action` is missing. If both
/// `body` and `reduce(into:action:)` are missing, the body is an `EmptyReducer`. Added declarations have the access
/// level of the struct. The macro does not see members in extensions. It does not add types that the type of `body`
/// names: a reducer with `var body: some Reducer<Int, Bool>` has these types.
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
/// An enum becomes a `CaseReducer`. Each case names a feature, an alert or a dialog, or a plain state. A default value
/// can configure a feature. A case is a plain state if it has no payload, several payloads or ``ReducerCaseIgnored()``.
///
/// `State` and `Action` have a case for each case of the enum. The body runs the feature of the state's current case,
/// and `store.case` returns that case. The state is equatable, and sendable if the states of the features are sendable.
/// Declare other conformances in an extension of `State`. An enum reducer inside an enum reducer is `case
/// inner(Inner.Body)`.
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
  named(scope),
  arbitrary
)
@attached(memberAttribute)
@attached(extension, conformances: _ReducerMacro, Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "HeadgateMacros", type: "ReducerMacro")
