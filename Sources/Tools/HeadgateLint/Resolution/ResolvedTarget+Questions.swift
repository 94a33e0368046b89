extension ResolvedTarget {
  /// Returns the first action on a path that belongs to another feature.
  ///
  /// The cases of an enum reducer are no actions of their own: each stands for the actions of a feature.
  package func foreignStep(of path: ResolvedPath) -> ResolvedPath.Step? {
    path.foreign.first { features[$0.feature].kind != .enumeration }
  }

  /// Whether a reducer handles the actions of all features on purpose, for a log, for analytics or for debugging.
  package func observesAllActions(_ feature: Int) -> Bool {
    guard features[feature].isWrapper else { return false }
    let name = features[feature].path.last?.lowercased() ?? ""
    let words = [
      "log", "analytics", "debug", "track", "metric", "telemetry", "record", "audit", "observ", "print", "breadcrumb",
    ]
    return words.contains { name.contains($0) }
      || declarations(of: features[feature].type).contains(where: \.isGenericOverReducers)
  }

  /// Whether another pattern examines the value that a pattern names, as in a nested `switch`.
  package func isExamined(_ pattern: ResolvedPattern) -> Bool {
    guard case .binding = pattern.fact.path.tail else { return false }
    // The other pattern starts with the same places of the code: the same names in another `case` are other ones.
    let components = pattern.fact.path.components
    return patterns(inFile: pattern.file).contains { other in
      other.fact.inheritedCount == components.count && other.fact.path.components.starts(with: components)
        && other.fact.range != pattern.fact.range
    }
  }

  /// Whether the statements behind a pattern do nothing.
  package func isIgnored(_ pattern: ResolvedPattern) -> Bool {
    guard let handler = pattern.fact.handler else { return false }
    return files[pattern.file].handlers[handler].isTrivial
  }
}

extension ResolvedTarget {
  /// Returns the kind of a case of the actions of a feature.
  package func kind(of one: CaseFact, in feature: Int) -> ActionKind {
    guard let type = actions(of: feature) else { return .flat }
    let outer = types.entries[type].path
    return kind(
      of: one,
      in: feature,
      cursor: payload(of: one).map { cursor(for: $0, from: outer, feature: feature) } ?? .value
    )
  }

  /// Returns the enum of actions that a case contains; nil for values and for children.
  package func group(of one: CaseFact, in type: Int, of feature: Int) -> Int? {
    guard let payload = payload(of: one) else { return nil }
    guard case .group(let group, _, _) = cursor(for: payload, from: types.entries[type].path, feature: feature) else {
      return nil
    }
    return groups[group]?.feature == feature && group != type ? group : nil
  }

  /// Returns the cases of an enum, with their files.
  func cases(of type: Int) -> [(file: FileFacts, fact: CaseFact)] {
    types.entries[type].declarations.flatMap { location in
      let file = files[location.file]
      return file.types[location.type].cases.map { (file, $0) }
    }
  }

  /// Returns the enums of the actions of a feature: its own enum and all groups.
  package func actionTypes(of feature: Int) -> [Int] {
    (features[feature].action.map { [$0] } ?? []) + groups(of: feature)
  }

  /// Whether a declaration or an extension of a type, or a protocol of the target, says that the type conforms to a protocol.
  func conforms(_ type: Int, to names: Set<String>) -> Bool {
    let outer = types.entries[type].path
    return parts(of: type).flatMap(\.inherited).contains { types.conformance(of: $0, to: names, from: outer) }
  }

  /// Whether code that the linter does not see can use a type.
  func isUsedElsewhere(_ type: Int) -> Bool {
    !isComplete && declarations(of: type).contains(where: \.isPublic)
  }
}
