internal import GRDB

/// Some actions of a recording, with what their reducers read.
package struct ReplayedActions: Sendable {
  /// The numbers of the actions that are here, and complete.
  package let numbers: Range<UInt64>
  package let actions: [UInt64: RecordedAction]
  package let answers: [UInt64: [RecordedAnswer]]
  package let sharedChanges: [UInt64: [RecordedSharedChange]]

  /// No actions.
  package init() {
    numbers = 0..<0
    (actions, answers, sharedChanges) = ([:], [:], [:])
  }

  fileprivate init(
    _ actions: [RecordedAction],
    _ answers: [RecordedAnswer],
    _ changes: [RecordedSharedChange],
    before end: UInt64
  ) {
    let first = actions.first?.number ?? end
    numbers = first..<max(first, end)
    self.actions = Dictionary(actions.map { ($0.number, $0) }) { first, _ in first }
    self.answers = Dictionary(grouping: answers, by: \.action)
    sharedChanges = Dictionary(grouping: changes, by: \.action)
  }
}

extension Recording {
  /// The actions with these numbers, with what their reducers read, in one access: each access costs more than an action.
  ///
  /// The last action of the file is left out. A recorder may write more rows of it.
  package func replayedActions(in numbers: ClosedRange<UInt64>) throws(RecordingError) -> ReplayedActions {
    try read { database in
      let bounds: StatementArguments = [signed(numbers.lowerBound), signed(numbers.upperBound)]
      let last = try database.row("SELECT MAX(number) AS last FROM action") { try $0.optionalNumber("last") }
      guard let last, last > numbers.lowerBound else { return ReplayedActions() }
      var order = AscendingNumbers(of: "action")
      let actions = try database.rows(
        "\(Self.selectAction) WHERE action.number BETWEEN ? AND ? ORDER BY action.number",
        bounds
      ) { try order.checked($0.action(), \.number) }
      let answers = try database.rows(
        "\(Self.selectAnswer) WHERE answer.action BETWEEN ? AND ? ORDER BY answer.id",
        bounds
      ) { try $0.answer() }
      let changes = try database.rows(
        "\(Self.selectSharedChange) WHERE sharedChange.action BETWEEN ? AND ? ORDER BY sharedChange.id",
        bounds
      ) { try $0.sharedChange() }
      return ReplayedActions(actions, answers, changes, before: min(numbers.upperBound &+ 1, last))
    }
  }
}
