/// Marks a case of an enum reducer whose payload is a state without actions, not a feature.
///
/// Cases without a payload and cases with several payloads need no mark.
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

/// Marks a case of an enum reducer whose payload is custom ephemeral state: its first action dismisses it. See
/// `EphemeralState`.
///
/// `AlertState` and `ConfirmationDialogState` need no mark, except through a `typealias`.
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
