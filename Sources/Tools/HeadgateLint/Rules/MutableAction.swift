extension Rule {
  static let mutableAction = Rule(
    id: "mutable-action",
    seeds: ["S1-4"],
    severity: .error,
    summary: "An action struct has a property that can change.",
    why: """
      An action describes an event that happened. A change after the event would falsify logs, recordings and tests. There is a \
      fix for a property whose `let` keeps the initializers of the type, if the type is not public, no code of the files has a \
      variable of the type, and none changes or calls a member of a property of this name.
      """,
    advice: "Declare the property with `let`.",
    isFixable: true,
    examples: [
      .bad(
        .udf,
        """
        struct UserRenamedAction: Action {
          var name: String // ←
          let id: Int
        }
        """,
        fixed: """
          struct UserRenamedAction: Action {
            let name: String
            let id: Int
          }
          """
      ),
      .good(
        .udf,
        """
        struct UserRenamedAction: Action {
          let name: String
          var summary: String { "renamed to \\(name)" }
          static var count = 0
        }
        """
      ),
    ],
    check: .target { target, reporter in
      let assigned = target.files.reduce(into: Set<String>()) { $0.formUnion($1.assignedNames) }
      let variables = target.files.reduce(into: Set<String>()) { $0.formUnion($1.variableTypes) }
      for file in target.files {
        for type in file.types where type.kind == .struct && type.inherits("Action") {
          let canChange = !type.isPublic && target.hasKnownConformances(type) && !variables.contains(type.name)
          for property in type.properties where property.isStored && property.isMutable {
            let isSafe = canChange && property.canBeConstant && !assigned.contains(property.name)
            reporter.report(
              file,
              property.range,
              "The property '\(property.name)' of the action '\(type.name)' can change.",
              fix: isSafe ? Fix(.init(property.specifier, "let")) : nil
            )
          }
        }
      }
    }
  )
}

extension PropertyFact {
  /// Whether `let` in the place of `var` keeps the initializers of the type.
  ///
  /// A `let` with a value is no parameter of the initializer, and a `let` of an optional type has no value.
  fileprivate var canBeConstant: Bool {
    !hasValue && attributes.isEmpty && !hasObservers && type?.name != "Optional"
  }
}

extension ResolvedTarget {
  /// Whether no protocol can require that a property of a type is settable.
  fileprivate func hasKnownConformances(_ type: TypeFact) -> Bool {
    let known: Set<String> = [
      "Action", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable",
    ]
    // The extensions of a type that two files declare are not known.
    guard let index = types.find(type.path, from: []) else { return false }
    return parts(of: index).flatMap(\.inherited).allSatisfy { known.contains($0.name ?? "") }
  }
}
