import HeadgateLint

/// The actions of all features, found by the declarations of their cases.
struct ActionIndex {
  /// An action, or a group of actions.
  struct Entry {
    let feature: Int
    let names: [String]
    let type: Int
    let fact: CaseFact
    let file: Int
    let kind: MapAction.Kind
    /// The feature whose actions the case contains.
    let child: Int?
  }

  /// The actions of each feature, in the order of their declarations.
  private(set) var entries: [[Entry]]
  private let target: ResolvedTarget

  init(_ target: ResolvedTarget) {
    self.target = target
    entries = Array(repeating: [], count: target.features.count)
    for (index, feature) in target.features.enumerated() where !feature.isWrapper {
      guard let type = target.actions(of: index) else { continue }
      collect(type, of: index, names: [], kind: nil, depth: 0)
    }
  }

  private mutating func collect(_ type: Int, of feature: Int, names: [String], kind: MapAction.Kind?, depth: Int) {
    guard depth < 8 else { return }
    for location in target.types.entries[type].declarations {
      for fact in target.files[location.file].types[location.type].cases {
        let content = target.content(of: fact, in: type, of: feature)
        let own = kind ?? Self.kind(of: fact, content, in: feature, target)
        let path = names + [fact.name]
        var child: Int?
        switch content {
        case .group(let group), .presented(let group?):
          collect(group, of: feature, names: path, kind: own == .unsorted ? nil : own, depth: depth + 1)
          continue
        case .child(let found): child = found
        case .presented(nil), .values, .unknown: break
        }
        // The case of an enum of features is not an action, unless it shows an alert.
        if target.features[feature].kind == .enumeration, depth == 0, child == nil { continue }
        let isBinding = fact.values.last?.type.name == "BindingAction"
        entries[feature].append(
          Entry(
            feature: feature,
            names: path,
            type: type,
            fact: fact,
            file: location.file,
            kind: child != nil ? .child : isBinding ? .binding : own,
            child: child
          )
        )
      }
    }
  }

  private static func kind(
    of fact: CaseFact,
    _ content: CaseContent,
    in feature: Int,
    _ target: ResolvedTarget
  ) -> MapAction.Kind {
    switch content {
    case .child: return .child
    case .presented: return .presentation
    case .unknown: return .child
    case .group, .values: break
    }
    switch target.kind(of: fact, in: feature) {
    case .view: return .view
    case .delegate: return .delegate
    case .interface: return .interface
    case .internal: return .internal
    case .binding: return .binding
    case .presentation: return .presentation
    case .child: return .child
    case .group, .flat: return .unsorted
    }
  }

  /// Returns the id of an action.
  func id(_ entry: Entry, _ featureIDs: [String]) -> String {
    ([featureIDs[entry.feature]] + entry.names).joined(separator: ".")
  }

  /// Returns the actions of a feature whose names begin with some names, without the actions of its children.
  func actions(of feature: Int, startingWith names: [String]) -> [Entry] {
    entries[feature].filter { $0.names.starts(with: names) && $0.kind != .child }
  }

  /// Returns the actions that a path in code can stand for, without those of children of its last feature.
  func actions(on path: ResolvedPath) -> [Entry] {
    if let open = path.open { return actions(of: open, startingWith: []) }
    guard let last = path.steps.last else { return [] }
    let own = path.steps.reversed().prefix { $0.feature == last.feature && $0.kind != .child }.reversed()
    guard last.kind != .child, !own.isEmpty, let names = names(of: Array(own)) else { return [] }
    return actions(of: last.feature, startingWith: names)
  }

  /// Returns the full names of an action, also for a path that starts inside of a group.
  private func names(of steps: [ResolvedPath.Step]) -> [String]? {
    guard let last = steps.last else { return nil }
    let names = steps.map(\.caseName)
    if entries[last.feature].contains(where: { $0.names.starts(with: names) }) { return names }
    let found = entries[last.feature].first { entry in
      entry.type == last.type && entry.names.suffix(names.count) == names[...]
    }
    if let found { return found.names }
    // A group inside of a group.
    for entry in entries[last.feature] {
      for start in entry.names.indices where entry.names[start...].starts(with: names) {
        return Array(entry.names.prefix(start + names.count))
      }
    }
    return nil
  }

  /// Returns the actions of a group, by the index of its enum.
  func actions(ofGroup type: Int) -> [Entry] {
    entries.joined().filter { $0.type == type && $0.kind != .child }
  }
}
