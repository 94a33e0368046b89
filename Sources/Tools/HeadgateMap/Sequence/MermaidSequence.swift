/// A sequence as a sequence diagram of Mermaid.
struct MermaidSequence {
  let sequence: ActionSequence

  var text: String {
    var lines = ["sequenceDiagram"]
    let numbers = Dictionary(uniqueKeysWithValues: sequence.participants.enumerated().map { ($1, $0) })
    for (number, name) in sequence.participants.enumerated() {
      let keyword = name == "view" ? "actor" : "participant"
      lines.append("  \(keyword) p\(number) as \(MermaidFlowchart.escaped(name))")
    }
    for step in sequence.steps {
      guard let from = numbers[step.from], let to = numbers[step.to] else { continue }
      let text = MermaidFlowchart.escaped(step.text)
      switch step.kind {
      case .send: lines.append("  p\(from)->>p\(to): \(text)")
      case .reaction: lines.append(reaction(step, from, to, text))
      case .cancellation: lines.append("  Note over p\(from): cancels \(text)")
      case .start: lines.append("  p\(from)-)p\(to): run")
      case .return: lines.append("  p\(from)--)p\(to): \(text)")
      case .repetition: lines.append("  Note over p\(to): \(text), see above")
      case .silence: lines.append("  Note over p\(to): no reducer reacts to \(text)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A reaction of a parent is an arrow: the action passes the reducers of all parents.
  private func reaction(_ step: ActionSequence.Step, _ from: Int, _ to: Int, _ text: String) -> String {
    guard from == to else { return "  p\(from)->>p\(to): \(text)" }
    let place = step.location.map { " \(MermaidFlowchart.escaped($0.shortText))" } ?? ""
    return "  Note over p\(to): reduces\(place)"
  }
}
