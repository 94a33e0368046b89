extension Rule {
  static let enumNotAction = Rule(
    id: "enum-not-action",
    seeds: ["S1-21"],
    severity: .off,
    severities: [.udf: .warning],
    summary: "An enum of open actions does not conform to `Action`.",
    why: "A store dispatches only values of types that conform to `Action`.",
    advice: "Add the conformance: `enum UserAction: Action`.",
    isFixable: true,
    examples: [
      .bad(
        .udf,
        """
        import HeadgateUDF
        enum UserAction { // ←
          case profileOpened(id: String)
        }
        """,
        fixed: """
          import HeadgateUDF
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
      let handled = target.typesHandledAsActions
      for (index, entry) in target.types.entries.enumerated() where !target.isAction(index) {
        for location in entry.declarations {
          let file = target.files[location.file]
          let type = file.types[location.type]
          let hasName = type.name.hasSuffix("Action") || type.name.hasSuffix("Actions")
          guard type.kind == .enum, hasName || handled.contains(index), type.name != "Action", !type.cases.isEmpty,
            !file.isTest, target.featuresByAction[index] == nil, target.groups[index] == nil
          else { continue }
          reporter.report(
            file,
            type.range,
            "The enum '\(type.name)' does not conform to 'Action'.",
            fix: target.seesAction(file) && target.hasOnlyStandardValues(type)
              ? type.adding(conformance: "Action") : nil
          )
        }
      }
    }
  )
}

extension ResolvedTarget {
  /// Whether a type conforms to `Action`, perhaps by a protocol of the target.
  fileprivate func isAction(_ type: Int) -> Bool {
    conforms(type, to: ["Action"])
  }

  /// The types whose values are dispatched, or matched where open actions are handled.
  fileprivate var typesHandledAsActions: Set<Int> {
    var found: Set<Int> = []
    for file in files where !file.isTest {
      for send in file.sends where send.style == .dispatch || send.path.isOpenAction {
        guard case .typed(let shape) = send.path.root else { continue }
        // `dispatch(TourEvent.started)` names a case, and `dispatch(TourEvent())` a type.
        if let type = types.find(shape.path, from: send.context.type) { found.insert(type) }
      }
    }
    return found
  }

  /// Whether a file can name the protocol `Action`.
  fileprivate func seesAction(_ file: FileFacts) -> Bool {
    file.imports.contains { $0.module == "HeadgateUDF" || $0.module == "UDF" }
      || types.entries.indices.contains { index in
        let path = types.entries[index].path
        return path.last == "Action" && path.count < 3 && declarations(of: index).contains { $0.kind == .protocol }
      }
  }
}
