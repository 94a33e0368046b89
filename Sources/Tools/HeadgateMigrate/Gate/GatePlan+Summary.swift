import HeadgateLint
import HeadgateTexts

extension GatePlan {
  /// Returns the kinds of the cases with their reasons, and the parents, for readers at a terminal.
  func summary(_ positions: GatePositions) -> String {
    let width = sorted.map(\.name.name.count).max() ?? 0
    var text = ""
    for one in sorted {
      let name = one.name.name + String(repeating: " ", count: width - one.name.name.count)
      let kind = one.kind?.rawValue ?? "no kind"
      let place = one.evidence.map { " (\(positions.text(of: $0)))" } ?? ""
      text += "\(name)  \(kind)\(String(repeating: " ", count: max(0, 9 - kind.count)))  \(one.reason)\(place)\n"
    }
    for parent in parents {
      let name = "\(files.target.features[parent.edge.parent].name).\(parent.edge.caseName)"
      if parent.isGated {
        text += "\(name) holds a gate already.\n"
      } else if parent.obstacles.isEmpty {
        text += "\(name) gets a gate.\n"
      } else {
        text += "\(name) gets no gate: \(TerminalText.count(parent.obstacles.count, "place")) to change first.\n"
      }
    }
    return text
  }
}
