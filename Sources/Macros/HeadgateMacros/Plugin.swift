import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct HeadgatePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ActionKindsMacro.self,
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointIgnoredMacro.self,
    DependencyEndpointMacro.self,
    DependencyEntryMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStatePresentedMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    ReducerCaseEphemeralMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
    SealedMacro.self,
    ViewActionMacro.self,
  ]
}
