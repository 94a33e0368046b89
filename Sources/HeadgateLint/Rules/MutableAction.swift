extension Rule {
  static let mutableAction = Rule(
    "mutable-action",
    seeds: ["S1-4"],
    .error,
    summary: "An action struct has a property that can change.",
    why:
      "An action describes an event that happened. A change after the event would falsify logs, recordings and tests.",
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
    check: .file { file, reporter in
      for type in file.types where type.kind == .struct && type.inherits("Action") {
        for property in type.properties where property.isStored && property.isMutable {
          // A `let` with a value is no parameter of the initializer.
          let fix = property.hasValue ? nil : Fix(.init(property.specifier, "let"))
          reporter.report(
            file,
            property.range,
            "The property '\(property.name)' of the action '\(type.name)' can change.",
            fix: fix
          )
        }
      }
    }
  )
}
