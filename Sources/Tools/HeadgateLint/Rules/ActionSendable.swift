extension Rule {
  static let actionSendable = Rule(
    id: "action-sendable",
    seeds: ["S0-5"],
    severity: .off,
    severities: [.splitResults: .warning],
    summary: "An enum of actions is not sendable.",
    why: "An effect sends an action from another task. A public enum is sendable only if it says so.",
    advice: "Add `Sendable` to the enum.",
    isFixable: true,
    examples: [
      .bad(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable { // ←
            case appeared
          }
        }
        """,
        fixed: """
          @Reducer
          struct Profile {
            enum Action: Sendable, Equatable {
              case appeared
            }
          }
          """
      ),
      .good(
        .splitResults,
        """
        @Reducer
        struct Profile {
          enum Action: Equatable, Sendable { case appeared }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      target.checkConformance("Sendable", reporter) { _ in true }
    }
  )
}
