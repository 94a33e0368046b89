import HeadgateLint

extension ActionMap {
  /// Returns the map of a feature and of the features that it contains, down to a depth.
  ///
  /// Senders and reactions of other features stay: they show how the feature is used.
  ///
  /// - Throws: `MapError` when there is no such feature.
  package func selecting(_ name: String?, depth: Int = .max) throws -> ActionMap {
    let start = try name.map { [try resolve($0)] } ?? roots
    let kept = reachable(from: start, depth: depth)
    var map = self
    map.features = features.filter { kept.contains($0.id) }
    map.containments = containments.filter { kept.contains($0.parent) && kept.contains($0.child) }
    let actions = Set(map.features.flatMap(\.actions).map(\.id))
    map.unheardDelegates = unheardDelegates.filter { actions.contains($0) }
    map.unsentActions = unsentActions.filter { actions.contains($0) }
    let files = Set(map.features.map(\.location.path))
    if name != nil { map.unresolved = unresolved.filter { files.contains($0.location.path) } }
    return map
  }

  /// Returns the id of the feature with a name: its full name, or the last part when only one feature has it.
  package func resolve(_ name: String) throws -> String {
    if feature(name) != nil { return name }
    let short = features.filter { $0.id.hasSuffix(".\(name)") }
    if short.count == 1 { return short[0].id }
    if short.count > 1 { throw MapError.ambiguous(name, short.map(\.id)) }
    throw MapError.unknownFeature(name, nearest: NearestName.find(name, among: features.map(\.id)))
  }

  /// Returns the action with a name: `Login.view.buttonTapped`, or `Login.buttonTapped` when only one action of the feature
  /// has this last name.
  package func action(named name: String) throws -> (feature: MapFeature, action: MapAction) {
    for feature in features {
      if let action = feature.actions.first(where: { $0.id == name }) { return (feature, action) }
    }
    guard let dot = name.lastIndex(of: ".") else { throw MapError.noAction(name) }
    // The longest name of a feature at the start.
    let prefixes = name.indices.filter { name[$0] == "." }.reversed().map { String(name[..<$0]) }
    guard let prefix = prefixes.first(where: { (try? resolve($0)) != nil }), let feature = feature(try resolve(prefix))
    else {
      let first = name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
      throw MapError.unknownFeature(first, nearest: NearestName.find(first, among: features.map(\.id)))
    }
    let rest = String(name.dropFirst(prefix.count + 1))
    let matches = feature.actions.filter { $0.names.joined(separator: ".") == rest || $0.names.last == rest }
    if matches.count == 1 { return (feature, matches[0]) }
    if matches.count > 1 { throw MapError.ambiguous(name, matches.map(\.id)) }
    let names = feature.actions.flatMap { [$0.names.joined(separator: "."), $0.names.last ?? ""] }
    let last = String(name[name.index(after: dot)...])
    let nearest = NearestName.find(rest, among: names) ?? NearestName.find(last, among: names)
    throw MapError.unknownAction(rest, in: feature.id, nearest: nearest)
  }
}
