import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The macros by name, with the conformances that their declarations offer.
var allMacros: [String: MacroSpec] {
  [
    "_ActionKinds": MacroSpec(type: ActionKindsMacro.self),
    "CasePathable": MacroSpec(type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"]),
    "DependencyClient": MacroSpec(type: DependencyClientMacro.self, conformances: ["EmptyDependencyClient"]),
    "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
    "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
    "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
    "ObservableState": MacroSpec(
      type: ObservableStateMacro.self,
      conformances: ["ObservableState", "_ObservableStruct"]
    ),
    "ObservationStateIgnored": MacroSpec(type: ObservationStateIgnoredMacro.self),
    "ObservationStatePresented": MacroSpec(type: ObservationStatePresentedMacro.self),
    "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
    "Presents": MacroSpec(type: PresentsMacro.self),
    "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["_ReducerMacro", "Reducer", "CaseReducer"]),
    "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseEphemeralMacro.self),
    "ReducerCaseIgnored": MacroSpec(type: ReducerCaseIgnoredMacro.self),
    "Sealed": MacroSpec(type: SealedMacro.self),
    "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"]),
  ]
}

/// Expects that the macros in `source` expand to `expanded`.
func expectExpansion(_ source: String, _ expanded: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    macroSpecs: allMacros,
    indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) }
  )
}

/// Expects that the macros in `source` give these diagnostics and no others, and that applying the fix-its gives
/// `fixed`.
func expectDiagnostics(
  _ source: String,
  _ diagnostics: [DiagnosticSpec],
  fixIts: [String]? = nil,
  fixed: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: "",
    diagnostics: diagnostics,
    macroSpecs: allMacros,
    applyFixIts: fixIts,
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      // What else is written is the matter of the tests of expansions.
      guard !failure.message.contains("did not produce the expected expanded source") else { return }
      Issue.record("\(failure.message)", sourceLocation: sourceLocation)
    }
  )
}

/// Expects that the expansion of `source` contains each of the texts.
func expectInExpansion(_ source: String, _ texts: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let expanded = expansion(of: source)
  for text in texts {
    #expect(expanded.contains(text), sourceLocation: sourceLocation)
  }
}

/// Expects that the expansion of `source` contains none of the texts.
func expectNotInExpansion(
  _ source: String,
  _ texts: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let expanded = expansion(of: source)
  for text in texts {
    #expect(!expanded.contains(text), sourceLocation: sourceLocation)
  }
}

private func expansion(of source: String) -> String {
  let context = BasicMacroExpansionContext()
  let file: SourceFileSyntax = "\(raw: source)"
  return file.expand(
    macroSpecs: allMacros,
    contextGenerator: { BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts()) }
  ).description
}
