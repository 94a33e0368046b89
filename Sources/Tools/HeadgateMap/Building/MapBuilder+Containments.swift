import HeadgateLint

extension MapBuilder {
  /// Adds which feature contains which, and how.
  mutating func addContainments() {
    let known = Set(map.features.map(\.id))
    var seen: Set<MapContainment> = []
    for edge in target.edges where known.contains(ids[edge.parent]) && known.contains(ids[edge.child]) {
      let operators = target.operators(of: edge.parent)
      let found = operators.first { $0.fact.action.contains(edge.caseName) }
      let containment = MapContainment(
        parent: ids[edge.parent],
        child: ids[edge.child],
        name: edge.caseName,
        relation: relation(of: edge, found),
        isGated: edge.isGated,
        location: found.map { location($0.file, $0.fact.range) } ?? caseLocation(of: edge)
      )
      if seen.insert(containment).inserted { map.containments.append(containment) }
    }
    for feature in target.features.indices where known.contains(ids[feature]) { addUnknownChildren(of: feature) }
  }

  private func relation(of edge: FeatureEdge, _ found: ResolvedTarget.Operator?) -> MapContainment.Relation {
    if target.features[edge.parent].kind == .enumeration { return .case }
    guard let found else { return .unknown }
    return switch edge.relation {
    case .presented: .presented
    case .stack: .stack
    case .each: .each
    case .scope: relation(of: found.fact.name)
    }
  }

  /// Returns how an operator runs a child.
  private func relation(of name: String) -> MapContainment.Relation {
    switch name {
    case "forEach", "ForEach": .each
    case "ifLet", "IfLet": .optional
    case "ifCaseLet", "IfCaseLet": .case
    default: .scope
    }
  }

  private func isGated(_ name: String, in feature: Int) -> Bool {
    let cases = target.actions(of: feature).map { target.declarations(of: $0).flatMap(\.cases) } ?? []
    let gates: Set = ["Gate", "IdentifiedGatesOf"]
    return cases.first { $0.name == name }?.values.contains { value in
      value.type.contains { gates.contains($0.name ?? "") }
    } ?? false
  }

  private func caseLocation(of edge: FeatureEdge) -> MapLocation {
    let type = target.actions(of: edge.parent) ?? target.features[edge.parent].type
    for type in [type] + target.actionTypes(of: edge.parent) {
      if let (file, fact) = target.declaredCase(edge.caseName, of: type) { return location(file, fact.range) }
    }
    let place = target.types.entries[type].declarations[0]
    return location(place.file, target.files[place.file].types[place.type].range)
  }

  /// Lists the children whose features are not in the files.
  private mutating func addUnknownChildren(of feature: Int) {
    let names = Set(target.edges.filter { $0.parent == feature }.map(\.caseName))
    for one in target.operators(of: feature) where !one.fact.child.isEmpty && one.fact.name != "Reduce" {
      let name = one.fact.child.joined(separator: ".")
      let isKnown = one.fact.action.contains { names.contains($0) }
      guard let first = one.fact.action.first, !isKnown else { continue }
      if let found = target.feature(named: one.fact.child, in: feature) {
        let containment = MapContainment(
          parent: ids[feature],
          child: ids[found],
          name: first,
          relation: relation(of: one.fact.name),
          isGated: isGated(first, in: feature),
          location: location(one.file, one.fact.range)
        )
        if !map.containments.contains(containment) { map.containments.append(containment) }
        continue
      }
      map.unresolved.append(
        MapProblem(
          kind: .child,
          text: "\(ids[feature]) contains \(name), whose actions are not in these files.",
          location: location(one.file, one.fact.range)
        )
      )
    }
  }
}
