import HeadgateLint

extension MapBuilder {
  /// Adds the open actions, and the functions and values that reduce them.
  mutating func addOpenActions() {
    guard let first = open.types.first else { return }
    let reducers = OpenReducers(target)
    let effects = addReducers(reducers)
    let usedTypes = target.files.reduce(into: Set<String>()) { $0.formUnion($1.usedTypes) }
    var actions = open.types.map { action($0, reducers, effects) }
    for index in actions.indices where actions[index].senders.isEmpty {
      let declarations = target.declarations(of: open.types[index])
      actions[index].isMentioned = usedTypes.contains(declarations[0].name)
      // Other modules can send a public action.
      let isPublic = declarations.contains(where: \.isPublic)
      if !actions[index].isMentioned, !isPublic { map.unsentActions.append(actions[index].id) }
    }
    map.features.append(
      MapFeature(id: OpenActionIndex.listID, kind: .open, location: location(ofType: first), actions: actions)
    )
  }

  private func location(ofType type: Int) -> MapLocation {
    let place = target.types.entries[type].declarations[0]
    return location(place.file, target.files[place.file].types[place.type].range)
  }

  // MARK: - Actions

  private func action(_ type: Int, _ reducers: OpenReducers, _ effects: [UnitContent.Index: String]) -> MapAction {
    MapAction(
      id: open.id(type),
      names: [open.name(type)],
      kind: .unsorted,
      values: target.declarations(of: type)[0].properties.filter(\.isStored).map {
        MapAction.Value(label: $0.name, type: $0.type?.text ?? "_")
      },
      documentation: nil,
      location: location(ofType: type),
      senders: (open.sends[type] ?? []).map { sender($0.fact, $0.file, reducers, effects) }.uniqued,
      reactions: (open.patterns[type] ?? []).compactMap { reaction($0.fact, $0.file, reducers, effects) }.uniqued
    )
  }

  private func sender(
    _ send: SendFact,
    _ file: Int,
    _ reducers: OpenReducers,
    _ effects: [UnitContent.Index: String]
  ) -> MapSender {
    let place = location(file, send.range)
    let owner = reducers.id(file, send.context) ?? target.feature(around: send.context.type).map { ids[$0] }
    guard let owner else {
      let isView = target.view(around: send.context.type) != nil
      return MapSender(role: isView ? .view : .other, causes: [], location: place)
    }
    let index = send.effect.map { UnitContent.Index(file: file, index: $0) }
    let effect = index.flatMap { effects[$0] ?? effectIDs[$0] }
    return MapSender(
      role: effect == nil ? .reducer : .effect,
      feature: owner,
      effect: effect,
      causes: open.causes(send.handler, in: file),
      location: place
    )
  }

  private func reaction(
    _ pattern: TypePatternFact,
    _ file: Int,
    _ reducers: OpenReducers,
    _ effects: [UnitContent.Index: String]
  ) -> MapReaction? {
    let facts = target.files[file]
    guard let reducer = reducers.id(file, pattern.context) else { return nil }
    var reaction = MapReaction(
      feature: reducer,
      effects: [],
      sends: [],
      cancels: [],
      location: location(file, pattern.range)
    )
    // The code behind a cast in a condition is not known.
    guard let handler = pattern.handler else { return reaction }
    guard !facts.handlers[handler].isTrivial else { return nil }
    reaction.effects = facts.effects.indices.filter { facts.effects[$0].handler == handler }
      .compactMap { effects[.init(file: file, index: $0)] }
    reaction.sends =
      facts.sends.filter { $0.handler == handler && $0.effect == nil }
      .compactMap { open.type(of: $0) }.map(open.id).uniqued
    reaction.cancels = facts.cancellations.filter { $0.handler == handler }.map(\.id).uniqued
    return reaction
  }

  // MARK: - Reducers

  /// Adds the reducers with their effects, and returns the ids of the effects.
  private mutating func addReducers(_ reducers: OpenReducers) -> [UnitContent.Index: String] {
    var effectIDs: [UnitContent.Index: String] = [:]
    var effects: [String: [MapEffect]] = [:]
    var counts: [String: Int] = [:]
    for (file, facts) in target.files.enumerated() where !facts.isTest {
      for (position, fact) in facts.effects.enumerated() {
        guard let reducer = reducers.id(file, fact.context) else { continue }
        let name = "\(reducer)/\(fact.name ?? fact.cancelID ?? "effect")"
        counts[name, default: 0] += 1
        let count = counts[name] ?? 1
        let id = count == 1 ? name : "\(name)#\(count)"
        effectIDs[.init(file: file, index: position)] = id
        effects[reducer, default: []].append(openEffect(fact, id, file, position))
      }
    }
    for reducer in reducers.all {
      map.features.append(
        MapFeature(
          id: reducer.id,
          kind: .reducer,
          location: location(reducer.file, reducer.range),
          effects: effects[reducer.id] ?? []
        )
      )
    }
    return effectIDs
  }

  private func openEffect(_ fact: EffectFact, _ id: String, _ file: Int, _ position: Int) -> MapEffect {
    let returns = target.files[file].sends.filter { $0.effect == position }.compactMap { send in
      open.type(of: send).map { MapEffect.Return(action: open.id($0), location: location(file, send.range)) }
    }
    return MapEffect(
      id: id,
      name: fact.name,
      cancelID: fact.cancelID,
      isEndless: !fact.endlessLoops.isEmpty,
      causes: open.causes(fact.handler, in: file),
      returns: returns.uniqued,
      location: location(file, fact.range)
    )
  }
}
