// Tests of: NAV-61, NAV-62, NAV-66, NAV-74

import Headgate
import Testing

/// Shapes of enum reducers that have to compile, without a warning.
@MainActor
struct CaseShapesTests {
  // holds: NAV-66
  @Test func `enums without any action`() {
    #expect(One.State.only == .only)
    #expect(Pair.State.pair(1, 2) != .pair(1, 3))
    #expect(Ignored.State.count() == .count(3))
    #expect(Silent.State.a == .a)
    #expect(Silent.State.a != .b)
    let store = Store(initialState: Silent.State.b) { Silent.body }
    guard case .b = store.case else {
      Issue.record("another case")
      return
    }
  }

  // holds: NAV-66
  @Test func `an enum none of whose cases is compiled`() {
    #expect(MemoryLayout<Absent.State>.size == 0)
    #expect(MemoryLayout<Absent.Action>.size == 0)
    #expect(Present.State.here == .here)
  }

  // holds: NAV-61
  @Test func `a default value has the type of the case`() {
    let store = Store(initialState: Configured.State.three(Step.State())) { Configured.body }
    store.send(.three(.tapped))
    #expect(store.state == .three(Step.State(count: 3)))
  }

  // holds: NAV-62
  @Test func `values that stand for missing arguments are those of the state's case`() {
    #expect(Defaults.State.count() == .count(3))
    #expect(Defaults.State.page(1) == .page(1, of: 10))
    #expect(Defaults.State.maybe(nil) != .maybe(Step.State()))
  }

  // holds: NAV-74
  @Test func `deprecated cases work`() {
    let store = Store(initialState: Aged.start) { Aged.body }
    store.send(Aged.action)
    #expect(store.state == Aged.end)
    #expect(store.state != .young(Step.State()))
  }
}

@Reducer
private struct Step {
  var size = 1

  init(size: Int = 1) { self.size = size }

  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += size
      return .none
    }
  }
}

@Reducer
private enum One { case only }

@Reducer
private enum Pair { case pair(Int, Int) }

@Reducer
private enum Ignored {
  @ReducerCaseIgnored case count(Int = 3)
}

@Reducer
private enum Silent { case a, b }

@Reducer
private enum Absent {
  #if HEADGATE_NEVER_DEFINED
    case one(Missing)
    #if DEBUG
      case two
    #endif
  #elseif HEADGATE_NEVER_DEFINED_EITHER
    case three
  #else
  #endif
}

@Reducer
private enum Present {
  #if HEADGATE_NEVER_DEFINED
    case one(Missing)
  #endif
  #if !HEADGATE_NEVER_DEFINED
    case here
  #endif
}

@Reducer
private enum Configured {
  case two(Step = Step(size: 2)), three(Step = .init(size: 3))
}

@Reducer
private enum Defaults {
  @ReducerCaseIgnored case count(Int = 3)
  case page(Int, of: Int = 10)
  @ReducerCaseIgnored case maybe(Step.State?)
}

@Reducer
private enum Aged {
  case young(Step)
  @available(*, deprecated, message: "too old") case old(Step)
  @available(*, deprecated) case alert(AlertState<Step.Action>)
}

/// Names the deprecated case where that is not warned about.
private protocol HasDeprecatedValues {
  static var start: Aged.State { get }
  static var end: Aged.State { get }
  static var action: Aged.Action { get }
}

private enum DeprecatedValues: HasDeprecatedValues {
  @available(*, deprecated) static var start: Aged.State { .old(Step.State()) }
  @available(*, deprecated) static var end: Aged.State { .old(Step.State(count: 1)) }
  @available(*, deprecated) static var action: Aged.Action { .old(.tapped) }
}

extension Aged {
  private static func values<Values: HasDeprecatedValues>(
    _: Values.Type
  ) -> (start: State, end: State, action: Action) {
    (Values.start, Values.end, Values.action)
  }
  fileprivate static var start: State { values(DeprecatedValues.self).start }
  fileprivate static var end: State { values(DeprecatedValues.self).end }
  fileprivate static var action: Action { values(DeprecatedValues.self).action }
}
