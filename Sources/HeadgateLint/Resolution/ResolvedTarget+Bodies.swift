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
    return operators(of: feature).allSatisfy { one in
      guard one.fact.isStatement, !one.fact.child.isEmpty, one.fact.action.isEmpty, one.fact.name != "Reduce" else {
        return true
      }
      // A reducer of another feature's own type cannot run the children of this one, unless it handles the same actions.
      guard let found = types.find(one.fact.child, from: features[feature].path).flatMap({ featuresByType[$0] }) else {
        return false
      }
      return !features[found].isWrapper
    }
  }
}
