import HeadgateLint

extension MapBuilder {
  /// Adds the open actions, and the functions and values that reduce them.
  mutating func addOpenActions() {
    guard let first = open.actions.first?.type else { return }
    let reducers = OpenReducers(target) { open.type(of: $0) != nil }
    let effects = addReducers(reducers)
    let usedTypes = target.files.reduce(into: Set<String>()) { $0.formUnion($1.usedTypes) }
    var actions = open.actions.map { action($0, reducers, effects) }
    for index in actions.indices where actions[index].senders.isEmpty {
      let declarations = target.declarations(of: open.actions[index].type)
      // A case is mentioned with a dot, and a type by its name.
      actions[index].isMentioned =
        open.actions[index].caseName.map(target.mentions.contains) ?? usedTypes.contains(declarations[0].name)
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

  private func action(_ action: OpenAction, _ reducers: OpenReducers, _ effects: [UnitContent.Index: String])
    -> MapAction
  {
    let declared = action.caseName.flatMap { target.declaredCase($0, of: action.type) }
    let properties = target.declarations(of: action.type)[0].properties.filter(\.isStored)
    let documentation = declared?.fact.documentation ?? []
    return MapAction(
      id: open.id(action),
      names: [open.name(action.type)] + (action.caseName.map { [$0] } ?? []),
      kind: .unsorted,
      values: declared?.fact.values.map { MapAction.Value(label: $0.label, type: $0.text) }
        ?? properties.map { MapAction.Value(label: $0.name, type: $0.type?.text ?? "_") },
      documentation: documentation.isEmpty ? nil : documentation.joined(separator: "\n"),
      location: declared.map { location($0.file, $0.fact.range) } ?? location(ofType: action.type),
      senders: (open.sends[action] ?? []).map { sender($0.fact, $0.file, reducers, effects) }.uniqued,
      reactions: (open.patterns[action] ?? []).compactMap { reaction($0, reducers, effects) }.uniqued
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
    _ pattern: OpenActionIndex.Pattern,
    _ reducers: OpenReducers,
    _ effects: [UnitContent.Index: String]
  ) -> MapReaction? {
    let file = pattern.file
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
      .flatMap { open.actions(of: $0) }.map(open.id).uniqued
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
        let id = counts.unique("\(reducer)/\(fact.name ?? fact.cancelID ?? "effect")")
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
    let returns = target.files[file].sends.filter { $0.effect == position }.flatMap { send in
      open.actions(of: send).map { MapEffect.Return(action: open.id($0), location: location(file, send.range)) }
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
