/// Makes an action type of a fileprivate enum whose cases nobody can name, build or read outside of the file.
///
/// It stands on the enum `InternalEvent` in an action and makes the type `Internal`, which is as visible as the action, conforms to
/// what the enum conforms to, and has case paths that name the cases and do not open them. In the file, `.internal(.userLoaded(user))`
/// makes an action, and the `opened` of an action is an enum to switch over.
///
/// A function in a case is written out, `@Sendable (Row) -> Void`: behind a `typealias` the macro cannot see that it is one.
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
