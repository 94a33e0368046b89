extension Rule {
  static let monolithicFeature = Rule(
    id: "monolithic-feature",
    severity: .off,
    summary: "A feature has more than 25 actions of its own, or more than 30 properties in its state.",
    why: """
      Such a feature is hard to read and to test, and it compiles slowly. 25 cases are about one page of a `switch`, and a \
      feature of that size usually contains a part with its own state.
      """,
    advice: "Move a part with its state, its actions and its effects to a child, and run it with `Scope`.",
    examples: [
      .bad(
        """
        @Reducer
        struct Everything { // ←
          enum Action {
            case a1Changed, a2Changed, a3Changed, a4Changed, a5Changed, a6Changed, a7Changed, a8Changed, a9Changed, a10Changed
            case b1Changed, b2Changed, b3Changed, b4Changed, b5Changed, b6Changed, b7Changed, b8Changed, b9Changed, b10Changed
            case c1Changed, c2Changed, c3Changed, c4Changed, c5Changed, c6Changed
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Small { enum Action { case appeared } }
        """
      ),
    ],
    check: .target { target, reporter in
      for (index, feature) in target.features.enumerated() where !feature.isWrapper && feature.kind == .structure {
        let actions = target.actionTypes(of: index).reduce(0) { count, type in
          count
            + target.declarations(of: type).flatMap(\.cases).filter { target.group(of: $0, in: type, of: index) == nil }
            .count
        }
        let properties =
          feature.state.map { target.declarations(of: $0).flatMap(\.properties).filter(\.isStored).count } ?? 0
        guard actions > 25 || properties > 30, let location = target.types.entries[feature.type].declarations.first
        else {
          continue
        }
        let file = target.files[location.file]
        reporter.report(
          file,
          file.types[location.type].range,
          "'\(feature.name)' has \(actions) actions and \(properties) properties."
        )
      }
    }
  )
}
