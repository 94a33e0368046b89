import Foundation
import Headgate

/// Two counters. The parent has no macro either.
struct TwoCounters: Reducer {
  struct State: Equatable, Sendable {
    var first = Counter.State()
    var second = Counter.State()
    var sum: Int { first.count + second.count }
  }

  @CasePathable
  enum Action: Sendable {  // flags: action-equatable
    case first(Counter.Action)
    case second(Counter.Action)
    case sumTapped
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.first, action: \.first) { Counter() }  // near-miss: unintegrated-child
    Scope(state: \.second, action: \.second) { Counter() }
    Reduce { state, action in
      if case .sumTapped = action { state.second.count = state.sum }
      return .none
    }
  }
}

/// A log of the counters. The actions are an enum outside of the reducer.
struct CounterLog: Reducer {
  typealias State = CounterLogState
  typealias Action = CounterLogAction

  var body: some ReducerOf<Self> {
    BindingReducer()  // near-miss: binding-without-reducer
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .lineWritten(let line):
        state.lines.append(line)
        Task { await LogFile.main.write(line) }  // flags: unstructured-task
        return .none
      case .logCleared:
        state.lines = []
        return .none
      }
    }
  }
}

struct CounterLogState: Equatable, Sendable {
  var lines: [String] = []
  var filter = ""
}

@CasePathable
enum CounterLogAction: BindableAction, Equatable, Sendable {  // near-miss: action-equatable, binding-without-reducer
  case binding(BindingAction<CounterLogState>)
  case lineWritten(String)
  case logCleared
}

actor LogFile {
  static let main = LogFile()
  private var lines: [String] = []

  func write(_ line: String) {
    lines.append("\(Date()) \(line)")  // near-miss: ambient-nondeterminism
  }
}
