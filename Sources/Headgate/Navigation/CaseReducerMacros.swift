/// Marks a case of an enum reducer that names no feature: its payload is a state without actions.
///
/// Cases without payload and with several payloads need no mark.
///
/// ```swift
/// @Reducer
/// enum Path {
///   case detail(Detail)
///   @ReducerCaseIgnored case meeting(Meeting)
/// }
/// ```
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "HeadgateMacros", type: "ReducerCaseIgnoredMacro")

/// Marks a case of an enum reducer whose payload is a state of your own that goes after its first action; see `EphemeralState`.
///
/// `AlertState` and `ConfirmationDialogState` need no mark, unless they are written by another name, a `typealias`.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(Edit)
///   @ReducerCaseEphemeral case toast(Toast)
/// }
/// ```
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "HeadgateMacros", type: "ReducerCaseEphemeralMacro")
