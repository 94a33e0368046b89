/// Adds `send` for view actions to a type with a `store` property.
///
/// The type conforms to `ViewActionSending`: `send(.refreshPulled)` sends `.view(.refreshPulled)` to the store. An
/// action of another kind does not compile. A direct `store.send(.view(…))` inside the type is a warning with a fix-it.
///
/// ```swift
/// @ViewAction(for: List.self)
/// struct ListScreen {
///   let store: StoreOf<List>
///   @MainActor func pulled() { send(.refreshPulled) }
/// }
/// ```
@attached(extension, conformances: ViewActionSending, names: named(StoreState), named(StoreAction))
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "HeadgateMacros", type: "ViewActionMacro") where R.Action: ViewAction
