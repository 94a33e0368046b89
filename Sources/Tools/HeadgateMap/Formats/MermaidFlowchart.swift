/// A map as a flowchart of Mermaid, which many sites show in Markdown.
struct MermaidFlowchart {
  let map: ActionMap

  var text: String {
    let numbers = Dictionary(uniqueKeysWithValues: map.features.enumerated().map { ($1.id, $0) })
    var lines = ["flowchart LR"]
    for (number, feature) in map.features.enumerated() { lines.append("  n\(number)\(node(feature))") }
    for one in map.containments {
      guard let parent = numbers[one.parent], let child = numbers[one.child] else { continue }
      let label = Self.escaped("\(one.name) (\(one.relation.rawValue))")
      lines.append("  n\(parent) \(arrow(one.relation))|\"\(label)\"| n\(child)")
    }
    let marked = map.features.indices.filter { !FeatureSummary(map.features[$0], in: map).warnings.isEmpty }
    if !marked.isEmpty {
      lines.append("  classDef warning stroke:#b3261e,stroke-width:2px")
      lines.append("  class \(marked.map { "n\($0)" }.joined(separator: ",")) warning")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func node(_ feature: MapFeature) -> String {
    let summary = FeatureSummary(feature, in: map)
    let label = [feature.id, summary.counts, summary.warnings].filter { !$0.isEmpty }.map(Self.escaped)
      .joined(separator: "<br/>")
    return switch feature.kind {
    case .feature: "[\"\(label)\"]"
    case .cases: "{{\"\(label)\"}}"
    case .actions, .wrapper, .open, .reducer: "([\"\(label)\"])"
    }
  }

  private func arrow(_ relation: MapContainment.Relation) -> String {
    switch relation {
    case .scope: "-->"
    case .optional, .presented, .case, .unknown: "-.->"
    case .stack, .each: "==>"
    }
  }

  /// Returns a text that Mermaid shows as it is. A `#` starts a character by its number there.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")", "_", ":", "/", "'", "?", "-", "→", "·":
        result.unicodeScalars.append(scalar)
      case "\n", "\r", "\t": result += " "
      default: result += "#\(scalar.value);"
      }
    }
  }
}
