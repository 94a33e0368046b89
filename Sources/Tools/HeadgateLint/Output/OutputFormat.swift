/// The form of the output.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// For a terminal: the line, a caret, the reason, and the code to write.
  case people
  /// One line for each finding, which Xcode shows in its editor.
  case xcode
  /// Workflow commands, which GitHub shows in a pull request.
  case github
  case sarif
  case json

  /// Whether the text of a result contains the corrections. The other formats have no place for them.
  package var hasCorrections: Bool { self == .people || self == .json }

  /// Whether the text is JSON.
  package var isJSON: Bool { self == .json || self == .sarif }

  /// Returns the text of a result.
  package func text(of result: LintResult, sources: Sources) throws -> String {
    switch self {
    case .people: PeopleOutput(sources: sources).text(of: result)
    case .xcode: XcodeOutput(sources: sources).text(of: result)
    case .github: GitHubOutput(sources: sources).text(of: result)
    case .sarif: try SARIFOutput(sources: sources).text(of: result)
    case .json: try JSONOutput(sources: sources).text(of: result)
    }
  }
}
