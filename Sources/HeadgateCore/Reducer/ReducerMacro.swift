/// Makes a struct a ``Reducer`` and fills in what its declaration leaves out.
///
/// The struct conforms to ``Reducer``. A nested `enum Action` and a nested `enum State` get case paths, and the latter
/// members named for its cases. `body` becomes a ``ReducerBuilder``. A missing `State` is an empty struct, a missing
/// `Action` an enum without cases, and where there is neither a `body` nor a `reduce(into:action:)`, the body is an
/// ``EmptyReducer``. What is filled in is as visible as the struct. Members in extensions are not seen.
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
@attached(member, names: named(State), named(Action), named(body))
@attached(memberAttribute)
@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "HeadgateMacros", type: "ReducerMacro")
