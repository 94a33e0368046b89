import HeadgateLint

/// The kinds of the cases with their reasons, and the parents.
struct GateSummary {
  let text: String

  init(_ plan: GatePlan, _ positions: GatePositions) {
    let width = plan.sorted.map(\.name.name.count).max() ?? 0
    var text = ""
    for one in plan.sorted {
      let name = one.name.name + String(repeating: " ", count: width - one.name.name.count)
      let kind = one.kind?.rawValue ?? "no kind"
      let place = one.evidence.map { " (\(positions.text(of: $0)))" } ?? ""
      text += "\(name)  \(kind)\(String(repeating: " ", count: max(0, 9 - kind.count)))  \(one.reason)\(place)\n"
    }
    for parent in plan.parents {
      let name = "\(plan.files.target.features[parent.edge.parent].name).\(parent.edge.caseName)"
      if parent.isGated {
        text += "\(name) holds a gate already.\n"
      } else if parent.obstacles.isEmpty {
        text += "\(name) gets a gate.\n"
      } else {
        let count = parent.obstacles.count
        text += "\(name) gets no gate: \(count) place\(count == 1 ? "" : "s") to change first.\n"
      }
    }
    self.text = text
  }
}
