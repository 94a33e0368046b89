/// A sequence for a terminal: one step in each line, indented by what leads to it.
struct SequenceText {
  let sequence: ActionSequence

  var text: String {
    let lines = sequence.steps.map { step in
      String(repeating: "  ", count: step.depth) + sentence(step) + (step.location.map { "  \($0.shortText)" } ?? "")
    }
    return ([sequence.action] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }

  private func sentence(_ step: ActionSequence.Step) -> String {
    switch step.kind {
    case .send: step.from == step.to ? "\(step.from) sends \(step.text)" : "\(step.from) → \(step.to): \(step.text)"
    case .reaction: "\(step.to) reacts to \(step.text)"
    case .cancellation: "\(step.from) cancels \(step.text)"
    case .start: "\(step.from) starts \(step.to)"
    case .return: "\(step.from) → \(step.to): \(step.text)"
    case .repetition: "\(step.text): see above"
    case .silence: "no reducer reacts to \(step.text)"
    }
  }
}
