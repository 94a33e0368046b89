import Testing

@testable import HeadgateRecorder

struct SnapshotScheduleTests {
  /// The numbers of the actions after which a state is due.
  private func due(
    interval: Int,
    actions: some Sequence<UInt64>,
    cost: Int64 = 0,
    isNeeded: Bool = false,
    questions: inout [UInt64]
  ) -> [UInt64] {
    var schedule = SnapshotSchedule(interval: interval, after: 0)
    var due: [UInt64] = []
    for action in actions where schedule.mayBeDue(after: action) {
      questions.append(action)
      // One nanosecond for each action.
      if schedule.isDue(after: action, time: Int64(action), cost: cost, isNeeded: isNeeded) { due.append(action) }
    }
    return due
  }

  // holds: REC-84
  @Test(arguments: [1, 5, 16, 100]) func `a state is due after each interval`(interval: Int) {
    var questions: [UInt64] = []
    let due = due(interval: interval, actions: 1...400, questions: &questions)
    #expect(due == Array(stride(from: UInt64(interval), through: 400, by: interval)))
  }

  // holds: REC-84
  @Test func `a state that the file needs is due after a few actions, whatever their numbers are`() {
    var questions: [UInt64] = []
    // Each drain reduces two actions, so only odd numbers are asked about.
    let due = due(
      interval: 1_000_000,
      actions: stride(from: 1, through: 101, by: 2),
      isNeeded: true,
      questions: &questions
    )
    #expect(due.first == 17)
    #expect(due.count == 6)
  }

  // holds: REC-84
  @Test func `a state that waits for its time is not asked about at each action`() {
    var questions: [UInt64] = []
    let due = due(interval: 10, actions: 1...1000, cost: 40_000, questions: &questions)
    // A hundred times the cost: 4 milliseconds, in which 800 actions are encoded.
    #expect(due.first == 810)
    #expect(due.count == 1)
    #expect(questions.count < 70)
  }

  // holds: REC-116
  @Test
  func
    `a state waits for a hundred times the cost of the last one, or for as many actions as are encoded in this time`()
  {
    var schedule = SnapshotSchedule(interval: 10, after: 0)
    func isDue(after action: UInt64, time: Int64) -> Bool {
      schedule.isDue(after: action, time: time, cost: 40_000, isNeeded: false)
    }
    #expect(!isDue(after: 20, time: 3_999_999))
    #expect(isDue(after: 20, time: 4_000_000))
    #expect(!isDue(after: 819, time: 4_000_800))
    #expect(isDue(after: 820, time: 4_000_800))
    #expect(!isDue(after: 1619, time: 4_001_600))
    // The fewest actions between two states are the interval.
    #expect(!isDue(after: 829, time: 400_000_000))
    #expect(isDue(after: 830, time: 400_000_000))
  }
}
