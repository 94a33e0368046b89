import HeadgateTexts

/// A map as a graph of Graphviz: `headgate map --format graphviz | dot -Tsvg`.
struct GraphvizGraph {
  let map: ActionMap

  var text: String {
    let numbers = Dictionary(uniqueKeysWithValues: map.features.enumerated().map { ($1.id, $0) })
    var lines = [
      "digraph features {",
      "  rankdir=LR; nodesep=0.25; ranksep=0.7; bgcolor=\"transparent\";",
      "  node [shape=box style=\"rounded,filled\" color=\"#8a94a6\" fillcolor=\"#f5f7fa\" "
        + "fontname=\"Helvetica,Arial,sans-serif\" fontsize=11 margin=\"0.14,0.08\"];",
      "  edge [color=\"#5b6678\" fontcolor=\"#5b6678\" fontname=\"Helvetica,Arial,sans-serif\" fontsize=9 arrowsize=0.7];",
    ]
    for (number, feature) in map.features.enumerated() { lines.append("  n\(number) [\(node(feature))];") }
    for one in map.containments {
      guard let parent = numbers[one.parent], let child = numbers[one.child] else { continue }
      lines.append("  n\(parent) -> n\(child) [\(edge(one))];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func node(_ feature: MapFeature) -> String {
    let summary = FeatureSummary(feature, in: map)
    var rows = ["<b>\(Self.line(feature.id))</b>"]
    if !summary.counts.isEmpty {
      rows.append("<font point-size=\"9\" color=\"#5b6678\">\(Self.line(summary.counts))</font>")
    }
    if !summary.warnings.isEmpty {
      rows.append("<font point-size=\"9\" color=\"#b3261e\">\(Self.line(summary.warnings))</font>")
    }
    let style =
      switch feature.kind {
      case .feature: ""
      case .cases: " style=\"rounded,filled,dashed\""
      case .actions, .wrapper, .open, .reducer: " style=\"rounded,filled,dotted\""
      }
    return "label=<\(rows.joined(separator: "<br/>"))> "
      + "tooltip=\"\(Self.quoted(feature.location.text))\"\(style)"
  }

  private func edge(_ one: MapContainment) -> String {
    let style =
      switch one.relation {
      case .scope: "solid"
      case .optional, .presented, .case: "dashed"
      case .stack, .each: "bold"
      case .unknown: "dotted"
      }
    let gate = one.isGated ? " arrowhead=normal" : " arrowhead=empty"
    return "label=\"\(Self.quoted("\(one.name) (\(one.relation.rawValue))"))\" style=\(style)\(gate)"
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\"" || scalar == "\\" { result.append("\\") }
      result.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
  }

  /// The text of a label in the HTML of Graphviz, which breaks no line.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 }).markup
  }
}
