extension ResolvedTarget {
  /// An operator with the file that contains it.
  package struct Operator: Sendable {
    package let file: Int
    package let fact: OperatorFact
  }

  /// Returns the operators and reducers in the code of a feature, in all files.
  package func operators(of feature: Int) -> [Operator] {
    let path = features[feature].path
    let files = Set(
      (types.entries[features[feature].type].declarations + types.entries[features[feature].type].extensions).map(
        \.file
      )
    )
    return files.sorted().flatMap { file in
      self.files[file].operators.filter { $0.context.type == path }.map { Operator(file: file, fact: $0) }
    }
  }

  /// Whether the whole body of a feature is known: it has one, and it contains no reducer that could run children.
  package func hasKnownBody(_ feature: Int) -> Bool {
    let members = parts(of: features[feature].type)
    guard members.contains(where: { $0.properties.contains { $0.name == "body" } }) else { return false }
    return operators(of: feature).allSatisfy { runsNoOtherChild($0.fact, from: features[feature].path) }
  }

  private func runsNoOtherChild(_ fact: OperatorFact, from path: [String]) -> Bool {
    guard fact.isStatement, !fact.child.isEmpty, fact.action.isEmpty, fact.name != "Reduce" else { return true }
    // A reducer of another feature's own type cannot run the children of this one, unless it handles the same actions.
    guard let found = types.find(fact.child, from: path).flatMap({ featuresByType[$0] }) else { return false }
    return !features[found].isWrapper
  }

  /// Returns the operators of a feature that name the children that they run; nil when others could run any child.
  ///
  /// An operator of the app is known when the target declares it in an extension of `Reducer`.
  package func literalOperators(of feature: Int) -> [OperatorFact]? {
    var seen: Set<String> = []
    var result: [OperatorFact] = []
    var rest = operators(of: feature).map(\.fact)
    while let one = rest.popLast() {
      if one.hasLiteralPaths {
        result.append(one)
      } else if seen.insert(one.name).inserted {
        guard !one.isOfLibrary, let inner = operators(ofMethod: one.name) else { return nil }
        rest += inner
      }
    }
    return result
  }

  /// Returns the operators in the methods of a name that extensions of `Reducer` declare; nil when they are not known.
  private func operators(ofMethod name: String) -> [OperatorFact]? {
    let found = files.flatMap { file in
      file.operators.filter { $0.context.member == name && $0.context.type.last == "Reducer" }
    }
    let isKnown = found.allSatisfy { runsNoOtherChild($0, from: $0.context.type) }
    return found.isEmpty || !isKnown ? nil : found
  }
}
