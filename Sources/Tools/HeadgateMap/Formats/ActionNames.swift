/// Names of actions for people: short inside of a feature, and one name for all actions of a group.
struct ActionNames {
  private let groups: [(prefix: String, ids: Set<String>)]

  init(_ map: ActionMap) {
    var members: [String: Set<String>] = [:]
    for action in map.features.flatMap(\.actions) where action.kind != .child && action.names.count > 1 {
      for count in 1..<action.names.count {
        let prefix = action.id.split(separator: ".").dropLast(action.names.count - count).joined(separator: ".")
        members[prefix, default: []].insert(action.id)
      }
    }
    // The largest groups first, so that a group inside of another one is named only when it stands alone.
    groups = members.filter { $0.value.count > 2 }.map { (prefix: $0.key, ids: $0.value) }.sorted {
      ($1.ids.count, $0.prefix) < ($0.ids.count, $1.prefix)
    }
  }

  /// Returns actions with the names of their groups. All actions of a group are one element.
  func grouped(_ ids: [String]) -> [(name: String, ids: [String])] {
    var rest = ids
    var result: [(name: String, ids: [String])] = []
    while let first = rest.first {
      let set = Set(rest)
      let group = groups.first { $0.ids.contains(first) && $0.ids.isSubset(of: set) }
      result.append(group.map { group in ("\(group.prefix).*", rest.filter(group.ids.contains)) } ?? (first, [first]))
      rest.removeAll { group?.ids.contains($0) ?? ($0 == first) }
    }
    return result
  }

  /// Returns the names of actions in a feature. All actions of a group become one name: `interface.*`.
  func short(_ ids: [String], in feature: String) -> [String] {
    grouped(ids).map { short($0.name, in: feature) }
  }

  func short(_ id: String, in feature: String) -> String {
    id.hasPrefix("\(feature).") ? String(id.dropFirst(feature.count + 1)) : id
  }
}
