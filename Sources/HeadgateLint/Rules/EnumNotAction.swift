extension Rule {
  static let enumNotAction = Rule(
    "enum-not-action",
    seeds: ["S1-21"],
    .off,
    in: [.udf: .warning],
    summary: "An enum of open actions does not conform to `Action`.",
    why: "A store dispatches only values of types that conform to `Action`.",
    advice: "Add the conformance: `enum UserAction: Action`.",
    isFixable: true,
    examples: [
      .bad(
        .udf,
        """
        enum UserAction { // ←
          case profileOpened(id: String)
        }
        """,
        fixed: """
          enum UserAction: Action {
            case profileOpened(id: String)
          }
          """
      ),
      .good(
        .udf,
        """
        enum UserAction: Action {
          case profileOpened(id: String)
        }
        enum TransactionKind { case sale }
        """
      ),
    ],
    check: .target { target, reporter in
      for (index, entry) in target.types.entries.enumerated()
      where !target.parts(of: index).contains(where: { $0.inherits("Action") }) {
        for location in entry.declarations {
          let file = target.files[location.file]
          let type = file.types[location.type]
          let hasName = type.name.hasSuffix("Action") || type.name.hasSuffix("Actions")
          guard type.kind == .enum, hasName, type.name != "Action", !type.cases.isEmpty, !file.isTest,
            target.featuresByAction[index] == nil, target.groups[index] == nil
          else { continue }
          reporter.report(
            file,
            type.range,
            "The enum '\(type.name)' does not conform to 'Action'.",
            fix: type.adding(conformance: "Action")
          )
        }
      }
    }
  )
}
