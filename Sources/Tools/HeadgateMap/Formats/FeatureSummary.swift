/// A feature in a few words, for the nodes of graphs.
struct FeatureSummary {
  /// The number of actions of each kind: `3 view, 1 delegate`.
  let counts: String
  /// The number of mistakes: `1 unheard`. Empty when there are none.
  let warnings: String

  init(_ feature: MapFeature, in map: ActionMap) {
    counts = MapAction.Kind.allCases.filter { $0 != .child }.compactMap { kind in
      let count = feature.actions.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }.joined(separator: ", ")
    let ids = Set(feature.actions.map(\.id))
    let unheard = map.unheardDelegates.count { ids.contains($0) }
    let unsent = map.unsentActions.count { ids.contains($0) }
    warnings = [unheard == 0 ? nil : "\(unheard) unheard", unsent == 0 ? nil : "\(unsent) unsent"]
      .compactMap(\.self).joined(separator: ", ")
  }
}
