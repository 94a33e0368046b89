import HeadgateLint

extension MapBuilder {
  /// The id of the list of all open actions. It has a space, which no name of a feature has.
  private static let openID = "open actions"

  /// Adds the open actions, and the functions and values that reduce them.
  mutating func addOpenActions() {
    let types = openTypes
    guard let first = types.first else { return }
    let reducers = OpenReducers(target)
    let effects = addReducers(reducers)
    var actions = types.map { action($0, reducers, effects) }
    for index in actions.indices where actions[index].senders.isEmpty {
      actions[index].isMentioned = target.files.contains { $0.usedTypes.contains(actions[index].names.last ?? "") }
      let isPublic = target.declarations(of: types[index]).contains(where: \.isPublic)
      if !actions[index].isMentioned, !isPublic { map.unsentActions.append(actions[index].id) }
    }
    let place = target.types.entries[first].declarations[0]
    map.features.append(
      MapFeature(
        id: Self.openID,
        kind: .open,
        location: location(place.file, target.files[place.file].types[place.type].range),
        actions: actions
      )
    )
  }

  /// Whether a send names the type of a declared open action.
  func isKnownOpenAction(_ send: SendFact) -> Bool { openType(send.path, from: send.context).map(isOpen) ?? false }

  // MARK: - Actions

  /// The types that conform to `Action`, in the order of their names.
  private var openTypes: [Int] {
    target.types.entries.indices.filter { index in
      guard let place = target.types.entries[index].declarations.first, !target.files[place.file].isTest else {
        return false
      }
      return isOpen(index)
    }.sorted { openName($0) < openName($1) }
  }

  private func isOpen(_ type: Int) -> Bool {
    let isType = target.declarations(of: type).contains { [.struct, .enum, .class].contains($0.kind) }
    return isType && target.parts(of: type).contains { $0.inherits("Action") }
  }

  private func openName(_ type: Int) -> String { target.types.entries[type].path.dropFirst().joined(separator: ".") }

  /// Returns the id of an action; the types of two modules can have one name.
  private func openID(_ type: Int) -> String {
    let same = target.types.entries.indices.filter { openName($0) == openName(type) && isOpen($0) }
    let number = (same.firstIndex(of: type) ?? 0) + 1
    return "\(Self.openID).\(openName(type))\(number == 1 ? "" : "#\(number)")"
  }

  private func openType(_ path: ActionPath, from context: CodeContext) -> Int? {
    guard path.isOpenAction, case .typed(let type) = path.root else { return nil }
    return target.types.find(type.path, from: context.type)
  }

  private func action(_ type: Int, _ reducers: OpenReducers, _ effects: [UnitContent.Index: String]) -> MapAction {
    let declarations = target.declarations(of: type)
    let place = target.types.entries[type].declarations[0]
    return MapAction(
      id: openID(type),
      names: [openName(type)],
      kind: .unsorted,
      values: declarations[0].properties.filter(\.isStored).map {
        MapAction.Value(label: $0.name, type: $0.type?.text ?? "_")
      },
      documentation: nil,
      location: location(place.file, target.files[place.file].types[place.type].range),
      senders: openSenders(of: type, reducers, effects),
      reactions: openReactions(to: type, reducers, effects)
    )
  }

  private func openSenders(
    of type: Int,
    _ reducers: OpenReducers,
    _ effects: [UnitContent.Index: String]
  ) -> [MapSender] {
    var senders: [MapSender] = []
    for (file, facts) in target.files.enumerated() where !facts.isTest {
      for send in facts.sends where openType(send.path, from: send.context) == type {
        let place = location(file, send.range)
        let effect = send.effect.flatMap {
          effects[.init(file: file, index: $0)] ?? effectIDs[.init(file: file, index: $0)]
        }
        let owner = reducers.id(file, send.context) ?? target.feature(around: send.context.type).map { ids[$0] }
        if let owner {
          let causes = openCauses(of: send.handler, in: file)
          let role: MapSender.Role = effect == nil ? .reducer : .effect
          senders.append(MapSender(role: role, feature: owner, effect: effect, causes: causes, location: place))
        } else {
          let isView = target.view(around: send.context.type) != nil
          senders.append(MapSender(role: isView ? .view : .other, causes: [], location: place))
        }
      }
    }
    return senders.uniqued
  }

  private func openReactions(
    to type: Int,
    _ reducers: OpenReducers,
    _ effects: [UnitContent.Index: String]
  ) -> [MapReaction] {
    var reactions: [MapReaction] = []
    for (file, facts) in target.files.enumerated() where !facts.isTest {
      for pattern in facts.typePatterns where target.types.find(pattern.type.path, from: pattern.context.type) == type {
        guard let id = reducers.id(file, pattern.context),
          pattern.handler.map({ !facts.handlers[$0].isTrivial }) ?? true
        else { continue }
        let handler = pattern.handler
        reactions.append(
          MapReaction(
            feature: id,
            effects: facts.effects.indices.filter { handler != nil && facts.effects[$0].handler == handler }
              .compactMap { effects[.init(file: file, index: $0)] },
            sends: facts.sends.filter { handler != nil && $0.handler == handler && $0.effect == nil }
              .compactMap { openType($0.path, from: $0.context) }.filter(isOpen).map(openID).uniqued,
            cancels: facts.cancellations.filter { handler != nil && $0.handler == handler }.map(\.id).uniqued,
            location: location(file, pattern.range)
          )
        )
      }
    }
    return reactions.uniqued
  }

  /// Returns the actions whose case of a `switch` contains code.
  private func openCauses(of handler: Int?, in file: Int) -> [String] {
    guard let handler else { return [] }
    return target.files[file].typePatterns.filter { $0.handler == handler }
      .compactMap { target.types.find($0.type.path, from: $0.context.type) }.filter(isOpen).map(openID).uniqued
  }

  // MARK: - Reducers

  /// Adds the reducers with their effects, and returns the ids of the effects.
  private mutating func addReducers(_ reducers: OpenReducers) -> [UnitContent.Index: String] {
    var effectIDs: [UnitContent.Index: String] = [:]
    for reducer in reducers.all {
      var feature = MapFeature(
        id: reducer.id,
        kind: .reducer,
        location: location(reducer.file, reducer.range)
      )
      var names: [String: Int] = [:]
      for (file, facts) in target.files.enumerated() where !facts.isTest {
        for (position, fact) in facts.effects.enumerated() where reducers.id(file, fact.context) == reducer.id {
          let name = fact.name ?? fact.cancelID ?? "effect"
          names[name, default: 0] += 1
          let count = names[name] ?? 1
          let id = "\(reducer.id)/\(name)\(count == 1 ? "" : "#\(count)")"
          effectIDs[.init(file: file, index: position)] = id
          feature.effects.append(openEffect(fact, id, file, position))
        }
      }
      map.features.append(feature)
    }
    return effectIDs
  }

  private func openEffect(_ fact: EffectFact, _ id: String, _ file: Int, _ position: Int) -> MapEffect {
    let returns = target.files[file].sends.filter { $0.effect == position }.compactMap { send in
      openType(send.path, from: send.context).flatMap { type in
        isOpen(type) ? MapEffect.Return(action: openID(type), location: location(file, send.range)) : nil
      }
    }
    return MapEffect(
      id: id,
      name: fact.name,
      cancelID: fact.cancelID,
      isEndless: !fact.endlessLoops.isEmpty,
      causes: openCauses(of: fact.handler, in: file),
      returns: returns.uniqued,
      location: location(file, fact.range)
    )
  }
}
