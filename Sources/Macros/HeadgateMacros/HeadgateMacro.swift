import SwiftSyntaxMacros

/// The macros of the library.
enum HeadgateMacro {
  /// All of them, under the names that `#externalMacro` asks for.
  static var all: [any Macro.Type] {
    [
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
}
