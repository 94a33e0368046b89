import HeadgateLint

extension MapBuilder {
  /// Lists the delegate actions that no parent handles, and the actions that no code sends.
  mutating func addUnheard() {
    let parents = Set(map.containments.map(\.child))
    let unresolvedNames = Set(unresolvedPatterns.flatMap { target.files[$0.file].patterns[$0.index].path.names })
    for feature in map.features where feature.kind == .feature {
      for action in feature.actions {
        if action.kind == .delegate, parents.contains(feature.id),
          !action.names.dropFirst().contains(where: unresolvedNames.contains),
          !action.reactions.contains(where: { $0.feature != feature.id })
        {
          map.unheardDelegates.append(action.id)
        }
        if action.senders.isEmpty, !action.isMentioned, canBeUnsent(action, feature, parents) {
          map.unsentActions.append(action.id)
        }
      }
    }
  }

  /// Whether the files would contain the code that sends an action.
  private func canBeUnsent(_ action: MapAction, _ feature: MapFeature, _ parents: Set<String>) -> Bool {
    switch action.kind {
    case .internal, .delegate: true
    case .interface: parents.contains(feature.id)
    case .view, .unsorted: feature.hasView
    case .binding, .presentation, .child: false
    }
  }

  /// The patterns whose actions are not known.
  private var unresolvedPatterns: [UnitContent.Index] {
    var complete: Set<UnitContent.Index> = []
    for pattern in target.patterns where pattern.path.isComplete {
      complete.insert(.init(file: pattern.file, index: pattern.index))
    }
    return target.files.indices.filter { !target.files[$0].isTest }.flatMap { file in
      target.files[file].patterns.indices.map { UnitContent.Index(file: file, index: $0) }.filter { place in
        !complete.contains(place) && !open.isKnown(target.files[file].patterns[place.index], in: file)
          && concernsActions(target.files[file].patterns[place.index].path)
      }
    }
  }

  /// Whether a pattern matches actions: many functions match values of other types.
  private func concernsActions(_ path: ActionPath) -> Bool {
    switch path.root {
    case .own: !path.components.isEmpty
    case .typed(let type): type.name?.hasSuffix("Action") ?? false
    case .unknown: false
    }
  }

  /// Lists what is not known.
  mutating func addProblems() {
    for place in unresolvedPatterns {
      let fact = target.files[place.file].patterns[place.index]
      add(.pattern, "The action of the pattern \(fact.path.text) is not known.", place.file, fact.range)
    }
    for (file, facts) in target.files.enumerated() where !facts.isTest {
      for (index, send) in facts.sends.enumerated() where send.style != .dispatch && open.actions(of: send).isEmpty {
        let found = sends[.init(file: file, index: index)]
        guard found == nil || found?.path.isComplete == false else { continue }
        let text = send.path.components.isEmpty ? "The action that is sent is not known." : nil
        add(.send, text ?? "The sent action \(send.path.text) is not known.", file, send.range)
      }
      for error in facts.syntaxErrors { add(.file, "The file cannot be read: \(error.message).", file, error.range) }
    }
    for (file, call) in units.ambiguous {
      add(.call, "'\(call.name)' could be one of several methods.", file, call.range)
    }
    for entry in target.types.entries where entry.isAmbiguous {
      let declarations = entry.declarations.filter { target.files[$0.file].types[$0.type].isReducer }
      guard let first = declarations.first else { continue }
      let range = target.files[first.file].types[first.type].range
      add(
        .name,
        "Several files declare a feature '\(entry.path.drop { $0.hasPrefix("@") }.joined(separator: "."))'.",
        first.file,
        range
      )
    }
  }

  private mutating func add(_ kind: MapProblem.Kind, _ text: String, _ file: Int, _ range: SourceRange) {
    map.unresolved.append(MapProblem(kind: kind, text: text, location: location(file, range)))
  }
}
