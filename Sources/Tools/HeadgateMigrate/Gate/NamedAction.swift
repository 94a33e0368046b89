/// A name in a path of cases that is a case of the feature.
struct NamedAction {
  /// A name of a path of cases with its declaration.
  struct Step {
    let type: Int
    let feature: Int
    let caseName: String
  }

  let name: ActionName
  /// The position of the case in the steps.
  let position: Int
  /// The position of the kind before the case, if the path names the kind.
  let kindPosition: Int?
  /// The case of the parent through which the path leads; nil when the path starts at the feature.
  let edge: GateEdge?

  /// Returns the cases of the feature that a path names. A kind before its case is a part of the case.
  static func all(in steps: [Step], of feature: GateFeature) -> [NamedAction] {
    steps.indices.compactMap { position in
      let step = steps[position]
      func edge(before end: Int) -> GateEdge? {
        steps[..<end].last.flatMap {
          $0.feature == feature.index ? nil : GateEdge(parent: $0.feature, caseName: $0.caseName)
        }
      }
      if let kind = feature.kinds[step.type] {
        let before = position > 0 && steps[position - 1].type == feature.actions ? position - 1 : nil
        let name = ActionName(kind: kind, name: step.caseName)
        return NamedAction(name: name, position: position, kindPosition: before, edge: edge(before: before ?? position))
      }
      guard step.type == feature.actions else { return nil }
      if position + 1 < steps.count, feature.kinds[steps[position + 1].type] != nil { return nil }
      let name = ActionName(kind: nil, name: step.caseName)
      return NamedAction(name: name, position: position, kindPosition: nil, edge: edge(before: position))
    }
  }
}
