import HeadgateLint

extension MapBuilder {
  /// Adds who sends each action.
  mutating func addSenders() {
    var senders: [String: [MapSender]] = [:]
    var featuresWithViews: Set<String> = []
    for send in target.sends where !target.files[send.file].isTest {
      guard let sender = sender(of: send) else { continue }
      for entry in index.actions(on: send.path) {
        if sender.role == .view { featuresWithViews.insert(ids[entry.feature]) }
        senders[index.id(entry, ids), default: []].append(sender)
      }
    }
    for feature in map.features.indices {
      map.features[feature].hasView = featuresWithViews.contains(map.features[feature].id)
      for action in map.features[feature].actions.indices {
        let one = map.features[feature].actions[action]
        map.features[feature].actions[action].senders = (senders[one.id] ?? []).uniqued
        map.features[feature].actions[action].isMentioned =
          senders[one.id] == nil && target.mentions.contains(one.names.last ?? "")
      }
    }
  }

  private func sender(of send: ResolvedSend) -> MapSender? {
    let place = location(send.file, send.fact.range)
    switch send.sender {
    case .view: return MapSender(role: .view, causes: [], location: place)
    case .other: return MapSender(role: .other, causes: [], location: place)
    case .reducer(let feature):
      let unit = CodeUnit(file: send.file, handler: send.fact.handler, feature: feature, context: send.fact.context)
      let effect = send.fact.effect.flatMap { effectIDs[.init(file: send.file, index: $0)] }
      return MapSender(
        role: effect == nil ? .reducer : .effect,
        feature: ids[feature],
        effect: effect,
        causes: causes(of: unit),
        location: place
      )
    }
  }

  /// Adds who reacts to each action.
  mutating func addReactions() {
    var reactions: [String: [MapReaction]] = [:]
    var groups: [(actions: [String], reaction: MapReaction)] = []
    let examined = examinedActions
    for pattern in target.patterns where !target.files[pattern.file].isTest && !pattern.fact.context.isInObserver {
      guard !target.isIgnored(pattern) else { continue }
      let unit = pattern.fact.handler.map { CodeUnit.handler(file: pattern.file, index: $0) }
      let actions = ids(on: pattern.path)
      let reaction = reaction(of: pattern.feature, unit, at: location(pattern.file, pattern.fact.range))
      if actions.count > 1, reaction.isEmpty, target.isExamined(pattern) { continue }
      if actions.count > 1, reaction.isEmpty, isRefined(actions, unit, examined) {
        // The methods that examine the actions also contain code for all of them.
        groups.append((actions, reaction))
      } else {
        for action in actions { reactions[action, default: []].append(reaction) }
      }
    }
    for (file, facts) in target.files.enumerated() where !facts.isTest {
      let named = Set(facts.patterns.compactMap(\.handler))
      for (handler, fact) in facts.handlers.enumerated() where !fact.isTrivial && !named.contains(handler) {
        let unit = CodeUnit.handler(file: file, index: handler)
        let one = facts.switches[fact.switchIndex]
        guard let feature = target.feature(around: one.context.type), let range = one.defaultRange else { continue }
        let reaction = reaction(of: feature, unit, at: location(file, range))
        for action in triggers[unit] ?? [] { reactions[action, default: []].append(reaction) }
      }
    }
    for (actions, reaction) in groups {
      for action in actions where reactions[action]?.contains(where: { $0.feature == reaction.feature }) != true {
        reactions[action, default: []].append(reaction)
      }
    }
    for feature in map.features.indices {
      for action in map.features[feature].actions.indices {
        let id = map.features[feature].actions[action].id
        map.features[feature].actions[action].reactions = (reactions[id] ?? []).merged(own: map.features[feature].id)
      }
    }
  }

  private func reaction(of feature: Int, _ unit: CodeUnit?, at place: MapLocation) -> MapReaction {
    var effects: [String] = []
    var actions: [String] = []
    var cancels: [String] = []
    for unit in unit.map(units.reach) ?? [] {
      guard let content = units.contents[unit] else { continue }
      effects += content.effects.compactMap { effectIDs[$0] }
      actions += content.sends.flatMap { sends[$0].map { ids(on: $0.path) } ?? [] }
      cancels += content.cancellations
    }
    return MapReaction(
      feature: ids[feature],
      effects: effects.uniqued,
      sends: actions.uniqued,
      cancels: cancels.uniqued,
      location: place
    )
  }

  /// Whether methods that a case calls examine the actions that it matches as a group.
  private func isRefined(_ actions: [String], _ unit: CodeUnit?, _ examined: [CodeUnit: Set<String>]) -> Bool {
    (unit.map(units.reach) ?? []).dropFirst().contains { called in
      examined[called].map { !$0.isDisjoint(with: actions) } ?? false
    }
  }

  /// The actions that the patterns in each method match.
  private var examinedActions: [CodeUnit: Set<String>] {
    target.patterns.reduce(into: [:]) { result, pattern in
      let context = pattern.fact.context
      let member = CodeUnit(file: pattern.file, handler: nil, feature: pattern.feature, context: context)
      result[member, default: []].formUnion(ids(on: pattern.path))
    }
  }
}

extension MapReaction {
  /// Whether the reaction starts, sends and cancels nothing.
  var isEmpty: Bool { effects.isEmpty && sends.isEmpty && cancels.isEmpty }
}

extension [MapReaction] {
  /// Returns one reaction for each feature and position, first those of a feature.
  fileprivate func merged(own feature: String) -> [MapReaction] {
    let unique = uniqued
    return unique.filter { $0.feature == feature } + unique.filter { $0.feature != feature }
  }
}
