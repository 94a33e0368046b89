import HeadgateLint

/// Builds a map from the resolved features of a target.
struct MapBuilder {
  let target: ResolvedTarget
  let sources: Sources
  let index: ActionIndex
  let units: CodeUnits
  let open: OpenActionIndex
  /// The id of each feature.
  let ids: [String]
  /// The ids of the effects, by file and position.
  private(set) var effectIDs: [UnitContent.Index: String] = [:]
  /// The actions that lead to each case of a `switch`.
  private(set) var triggers: [CodeUnit: [String]] = [:]
  private(set) var sends: [UnitContent.Index: ResolvedSend] = [:]
  var map = ActionMap()

  init(_ target: ResolvedTarget, sources: Sources) {
    self.target = target
    self.sources = sources
    index = ActionIndex(target)
    units = CodeUnits(target)
    open = OpenActionIndex(target)
    var counts: [String: Int] = [:]
    ids = target.features.map { counts.unique($0.name) }
  }

  /// Returns the map. Features of tests are not part of it.
  mutating func build() -> ActionMap {
    for send in target.sends { sends[.init(file: send.file, index: send.index)] = send }
    findTriggers()
    addFeatures()
    addContainments()
    addEffects()
    addSenders()
    addReactions()
    addOpenActions()
    addUnheard()
    addProblems()
    map.features.sort { ($0.location.path, $0.location.line) < ($1.location.path, $1.location.line) }
    map.unresolved = map.unresolved.uniqued.sorted {
      ($0.location.path, $0.location.line, $0.text) < ($1.location.path, $1.location.line, $1.text)
    }
    return map
  }

  func location(_ file: Int, _ range: SourceRange) -> MapLocation {
    let path = target.files[file].path
    return MapLocation(path: path, line: sources.lines(of: path).position(of: range.offset).line)
  }

  func ids(on path: ResolvedPath) -> [String] { index.actions(on: path).map { index.id($0, ids) } }

  /// Returns the ids of the actions from which calls lead to code.
  func causes(of unit: CodeUnit) -> [String] {
    units.handlers(leadingTo: unit).flatMap { triggers[$0] ?? [] }.uniqued
  }

  // MARK: - Causes

  private mutating func findTriggers() {
    for pattern in target.patterns {
      guard let handler = pattern.fact.handler else { continue }
      triggers[.handler(file: pattern.file, index: handler), default: []] += ids(on: pattern.path)
    }
    for (file, facts) in target.files.enumerated() where !facts.isTest {
      for index in facts.switches.indices where facts.switches[index].defaultRange != nil {
        addDefault(of: index, in: file)
      }
    }
  }

  /// Adds the actions that reach the `default` of a `switch`.
  private mutating func addDefault(of position: Int, in file: Int) {
    let facts = target.files[file]
    let one = facts.switches[position]
    let handlers = facts.handlers.indices.filter { facts.handlers[$0].switchIndex == position }
    let named = Set(facts.patterns.compactMap(\.handler))
    guard let last = handlers.last(where: { !named.contains($0) }) else { return }
    var matched: Set<String> = []
    for handler in handlers { matched.formUnion(triggers[.handler(file: file, index: handler)] ?? []) }
    triggers[.handler(file: file, index: last), default: []] += subjects(of: one).filter { !matched.contains($0) }
  }

  /// Returns the ids of the actions that a `switch` examines.
  func subjects(of one: SwitchFact) -> [String] {
    if one.subject.components.isEmpty, case .typed(let shape) = one.subject.root,
      let type = target.types.find(shape.path, from: one.context.type)
    {
      let group = index.actions(ofGroup: type)
      if !group.isEmpty { return group.map { index.id($0, ids) } }
    }
    return target.resolution(of: one.subject, in: one.context).map(ids(on:)) ?? []
  }

  // MARK: - Features

  private mutating func addFeatures() {
    for (number, feature) in target.features.enumerated() {
      guard let place = target.types.entries[feature.type].declarations.first, !target.files[place.file].isTest else {
        continue
      }
      let kind: MapFeature.Kind =
        switch feature.kind {
        case _ where feature.isWrapper: .wrapper
        case .structure: .feature
        case .enumeration: .cases
        case .actionsOnly: .actions
        }
      map.features.append(
        MapFeature(
          id: ids[number],
          kind: kind,
          location: location(place.file, target.files[place.file].types[place.type].range),
          actions: index.entries[number].map(action)
        )
      )
    }
  }

  private func action(_ entry: ActionIndex.Entry) -> MapAction {
    MapAction(
      id: index.id(entry, ids),
      names: entry.names,
      kind: entry.kind,
      values: entry.fact.values.map { MapAction.Value(label: $0.label, type: $0.text) },
      documentation: entry.fact.documentation.isEmpty ? nil : entry.fact.documentation.joined(separator: "\n"),
      location: location(entry.file, entry.fact.range),
      child: entry.child.map { ids[$0] }
    )
  }

  // MARK: - Effects

  private mutating func addEffects() {
    for (number, feature) in map.features.enumerated() {
      guard let index = ids.firstIndex(of: feature.id) else { continue }
      var names: [String: Int] = [:]
      for (file, facts) in target.files.enumerated() where !facts.isTest {
        for (position, fact) in facts.effects.enumerated() where target.feature(around: fact.context.type) == index {
          let effect = effect(fact, .init(file: file, index: position), feature: index, names: &names)
          effectIDs[.init(file: file, index: position)] = effect.id
          map.features[number].effects.append(effect)
        }
      }
    }
  }

  private mutating func effect(
    _ fact: EffectFact,
    _ place: UnitContent.Index,
    feature: Int,
    names: inout [String: Int]
  ) -> MapEffect {
    let unit = CodeUnit(file: place.file, handler: fact.handler, feature: feature, context: fact.context)
    let name = fact.name ?? fact.cancelID ?? fact.context.member ?? "effect"
    let returns = target.sends.filter { $0.file == place.file && $0.fact.effect == place.index }.flatMap { send in
      ids(on: send.path).map { MapEffect.Return(action: $0, location: location(send.file, send.fact.range)) }
    }
    let effect = MapEffect(
      id: "\(ids[feature])/\(names.unique(name))",
      name: fact.name,
      cancelID: fact.cancelID,
      isEndless: !fact.endlessLoops.isEmpty,
      causes: causes(of: unit),
      returns: returns.uniqued,
      location: location(place.file, fact.range)
    )
    if effect.causes.isEmpty {
      map.unresolved.append(
        MapProblem(kind: .effect, text: "The action that starts \(effect.id) is not known.", location: effect.location)
      )
    }
    return effect
  }
}

extension [String: Int] {
  /// Counts a name, and returns it with its number from the second time on: `save`, then `save#2`.
  mutating func unique(_ name: String) -> String {
    let count = self[name, default: 0] + 1
    self[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in their order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
