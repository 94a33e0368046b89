import Headgate
import HeadgateTesting

typealias ScriptStore = TestStoreOf<Script>

extension TestStore where State == Script.State, Action == Script.Action {
  /// A store that answers each action with an effect.
  convenience init(
    clock: (any Clock<Duration>)? = nil,
    effects: @escaping @Sendable (Script.Action) -> Effect<Script.Action>
  ) {
    self.init(initialState: Script.State()) {
      Script(effect: effects)
    } withDependencies: {
      if let clock { $0.continuousClock = clock }
    }
    // What is elsewhere may take long on a machine that does much besides; nothing else is ever waited for.
    timeout = .seconds(300)
  }

  /// A store that answers `start` and `stop`.
  convenience init(
    clock: (any Clock<Duration>)? = nil,
    start: Effect<Script.Action>,
    stop: Effect<Script.Action> = .none
  ) {
    self.init(clock: clock) { action in
      switch action {
      case .start: start
      case .stop: stop
      default: .none
      }
    }
  }

  /// Receives texts, one after another.
  func receive(
    texts: String...,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    for text in texts {
      await receive(
        .got(text),
        assert: { $0.log.append(text) },
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// Receives numbers, one after another.
  func receive(
    numbers: some Sequence<Int>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    for number in numbers {
      await receive(
        .number(number),
        assert: { $0.sum += number },
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
