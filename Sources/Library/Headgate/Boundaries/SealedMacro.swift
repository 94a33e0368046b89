/// Makes an action type of a fileprivate enum. Only code in the file can name, build or read its cases.
///
/// Attach it to the enum `InternalEvent` in an action. The macro adds the type `Internal`, which has the access level
/// of the action and the conformances of the enum. Its case paths name the cases but do not give access to their
/// payloads. In the file, `.internal(.userLoaded(user))` creates an action, and the `opened` of an action is an enum
/// for a `switch`.
///
/// Write a function in a case with its type, as in `@Sendable (Row) -> Void`: the macro does not see through a
/// `typealias`.
///
/// ```swift
/// enum Action: GatedAction {
///   case view(View), `internal`(Internal)
///   enum View { case refreshPulled }
///   @Sealed fileprivate enum InternalEvent: Equatable { case loaded([Row]), loadFailed }
/// }
///
/// Reduce { state, action in
///   switch action.opened {
///   case .view(.refreshPulled): .run { send in await send(.internal(.loaded(try await rows.load()))) }
///   case .internal(.loaded(let rows)): …
///   }
/// }
/// ```
@attached(peer, names: named(Internal))
public macro Sealed() = #externalMacro(module: "HeadgateMacros", type: "SealedMacro")
