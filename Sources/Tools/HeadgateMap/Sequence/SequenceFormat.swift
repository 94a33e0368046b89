/// A form of a sequence.
package enum SequenceFormat: String, CaseIterable, Sendable {
  case text, mermaid, json

  /// Returns a sequence in this form, with a new line at the end.
  package func text(of sequence: ActionSequence) throws -> String {
    switch self {
    case .text: SequenceText(sequence: sequence).text
    case .mermaid: MermaidSequence(sequence: sequence).text
    case .json: try MapJSON.text(of: sequence) + "\n"
    }
  }
}
