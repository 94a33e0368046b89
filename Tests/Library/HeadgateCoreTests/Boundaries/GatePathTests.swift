// Tests of: Boundaries/AnyCasePath+Gate.swift, GATE-10, GATE-24, MACRO-3

import CustomDump
import Headgate
import Testing

@testable import HeadgateCore

/// A store with a child behind a gate finds the way that `@CasePathable` has written; here are the two ways beside each other.
@MainActor
struct GatePathTests {
  // holds: GATE-24
  @Test func `the path to a gate knows a way through it, and one written by hand does not`() {
    #expect(AnyCasePath(\Crossing.Action.Cases.mute).further != nil)
    #expect(AnyCasePath(\Crossing.Action.Cases.tiny).further != nil)
    #expect(AnyCasePath(\Lodge.Action.Cases.lock).further != nil)
    #expect(AnyCasePath(\GatedHouse.Room.Action.Cases.hall).further != nil)
    #expect(AnyCasePath(\GatedHouse.Action.Cases.closeTapped).further == nil)
    let presented = AnyCasePath(\Crossing.Action.Cases.sheet.presented)
    #expect(presented.further?() is PathComponents<Crossing.Action, PresentationAction<Gate<Flags>>, Gate<Flags>>)
    #expect(AnyCasePath<Lodge.Action, _>(embed: Lodge.Action.lock, extract: \.lock).further == nil)
  }

  // holds: GATE-24
  @Test func `stores and operators take the way through the gate`() {
    let store = Store(initialState: Counted.State()) { Counted() }
    Ways.taken.setValue([])
    store.scope(state: \.always, action: \.always).send(.view(true))
    #expect(Ways.taken.value == ["enter always", "open always"])
    Ways.taken.setValue([])
    store.scope(state: \.maybe, action: \.maybe)?.send(.view(true))
    #expect(Ways.taken.value == ["enter maybe", "open maybe"])
    Ways.taken.setValue([])
    store.send(.always(.interface(.up)))
    #expect(Ways.taken.value == ["open always"])
    #expect(store.always.taps == 2 && store.maybe?.taps == 1)
    // Its effect is embedded by the same way.
    Ways.taken.setValue([])
    store.send(.always(.interface(.down)))
    #expect(Ways.taken.value == ["open always", "enter always", "open always"])

    let place = Store(initialState: CountedPlace.State.maybe(Taps.State())) { CountedPlace() }
    Ways.taken.setValue([])
    place.send(.maybe(.interface(.up)))
    #expect(Ways.taken.value == ["open maybe"])
    #expect(place.withState { $0[case: \.maybe]?.taps } == 1)
  }

  // holds: GATE-24
  @Test func `both ways through a gate make and find the same actions, however these lie in memory`() {
    expectSame(
      \Crossing.Action.Cases.tiny,
      { .tiny($0) },
      { if case .tiny(let gate) = $0 { gate } else { nil } },
      [.delegate(.done)],
      other: .stopped
    )
    expectSame(
      \Crossing.Action.Cases.flags,
      { .flags($0) },
      { if case .flags(let gate) = $0 { gate } else { nil } },
      [.view(true), .view(false), .interface(.up), .interface(.down)],
      other: .stopped
    )
    let token = Token()
    expectSame(
      \Crossing.Action.Cases.token,
      { .token($0) },
      { if case .token(let gate) = $0 { gate } else { nil } },
      [.view(token), .delegate(Token()), .note(token)],
      other: .stopped
    )
    let wide = Wide.Words(a: "one", b: "a second that is too long for sixteen bytes", c: ["three"], d: 4, e: nil)
    expectSame(
      \Crossing.Action.Cases.wide,
      { .wide($0) },
      { if case .wide(let gate) = $0 { gate } else { nil } },
      [.view(wide), .interface(wide), .delegate(.zero), .inner(.view(wide))],
      other: .stopped
    )
    expectSame(
      \Crossing.Action.Cases.number,
      { .number(gate: $0) },
      { if case .number(let gate) = $0 { gate } else { nil } },
      [.view(1), .delegate(2), .interface(nil)],
      other: .stopped
    )
    expectSame(
      \Crossing.Action.Cases.text,
      { .text($0) },
      { if case .text(let gate) = $0 { gate } else { nil } },
      [.view("a"), .delegate("b"), .interface(nil), .interface("d")],
      other: .stopped
    )
    expectSame(
      \Crossing.Action.Cases.any,
      { .any($0) },
      { if case .any(let gate) = $0 { gate } else { nil } },
      [.view(1), .delegate("two"), .interface(nil)],
      other: .stopped
    ) { "\($0)" }
  }

  // holds: GATE-24
  @Test func `a path through a presentation leads through its gate, whoever wrote its steps`() {
    typealias Sheet = PresentationAction<Gate<Flags>>
    let first = AnyCasePath(\Crossing.Action.Cases.sheet)
    let presented = AnyCasePath(\Sheet.Cases.presented)
    let taken = LockIsolated<[String]>([])
    func counted<Root>(
      _ name: String,
      _ path: AnyCasePath<Root, Gate<Flags>>,
      caseIndex: Int
    ) -> AnyCasePath<Root, Gate<Flags>> {
      AnyCasePath(
        caseIndex: caseIndex,
        embed: { gate in
          taken.withValue { $0.append(name) }
          return path.embed(gate)
        },
        extract: { action in
          taken.withValue { $0.append(name) }
          return path.extract(action)
        }
      )
    }
    let on = AnyCasePath<Gate<Flags>, Gate<Flags>>(embed: { $0 }, extract: { $0 })
    // By hand, and with the numbers of other cases: their functions are all that is known of them.
    let seconds = [
      presented, counted("none", presented, caseIndex: -1), counted("dismiss", presented, caseIndex: 0),
      counted("presented", presented, caseIndex: 1), presented.appending(path: counted("further", on, caseIndex: -1)),
    ]
    for second in seconds {
      let path: AnyCasePath<Crossing.Action, Flags.Action> = first.appending(path: second).ungated()
      #expect(path.caseIndex == first.caseIndex && !path.isOneComponent)
      for action in [Flags.Action.view(true), .interface(.up)] {
        guard case .sheet(.presented(let gate)) = path.embed(action) else {
          Issue.record("not an action of the sheet")
          continue
        }
        #expect(gate == Gate(action))
        #expect(path.extract(.sheet(.presented(gate))) == action)
      }
      #expect(path.extract(.sheet(.dismiss)) == nil && path.extract(.stopped) == nil)
    }
    // For `presented` itself is what a path with its number is taken.
    let counts = Dictionary(grouping: taken.value, by: \.self).mapValues(\.count)
    #expect(counts == ["none": 5, "dismiss": 5, "further": 4])
  }

  // holds: GATE-24
  @Test func `an action in an enum of one case goes both ways`() {
    let path: AnyCasePath<Lodge.Action, Flags.Action> = AnyCasePath(\Lodge.Action.Cases.lock).ungated()
    #expect(path.extract(path.embed(.view(true))) == .view(true))
  }

  // holds: GATE-24
  @Test func `a box is the action in it and nothing else`() {
    expectSameLayout(Tiny.self)
    expectSameLayout(Flags.self)
    expectSameLayout(Mute.self)
    expectSameLayout(Tokens.self)
    expectSameLayout(Wide.self)
    expectSameLayout(Of<Int>.self)
    expectSameLayout(Of<any Sendable>.self)
    expectSameLayout(SignIn.self)
  }

  // holds: GATE-10
  @Test func `a box shows what its gate shows`() {
    let gate = Gate<SignIn>(.view(.nameChanged("secret")))
    let box = _GateBox<SignIn>._$through(gate)
    #expect("\(box)" == "\(gate)" && !"\(box)".contains("secret"))
    #expect(!Mirror(reflecting: box).children.contains { $0.value is SignIn.Action })
  }

  // holds: MACRO-3
  @Test func `a type called Gate that is none has paths like any other`() {
    let event = Street.Event.closed(Street.Gate(width: 3))
    #expect(event.is(\.closed))
    #expect(event[case: \.closed]?.width == 3)
    #expect(AnyCasePath(\Street.Event.Cases.closed).embed(Street.Gate(width: 4))[case: \.closed]?.width == 4)
  }

  private func expectSameLayout<Child: Reducer>(_: Child.Type, _ callSite: Testing.SourceLocation = #_sourceLocation)
  where Child.Action: GatedAction {
    #expect(layout(_GateBox<Child>.self) == layout(Child.Action.self), sourceLocation: callSite)
    #expect(layout(_GateBox<Child>?.self) == layout(Child.Action?.self), sourceLocation: callSite)
  }

  private func layout<T>(_: T.Type) -> [Int] {
    [MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment]
  }

  private func expectSame<Child: Reducer>(
    _ gate: CaseKeyPath<Crossing.Action, Gate<Child>>,
    _ embed: @escaping @Sendable (Gate<Child>) -> Crossing.Action,
    _ extract: @escaping @Sendable (Crossing.Action) -> Gate<Child>?,
    _ actions: [Child.Action],
    other: Crossing.Action,
    _ shown: (Child.Action) -> String = { String(customDumping: $0) },
    callSite: Testing.SourceLocation = #_sourceLocation
  ) {
    let path = AnyCasePath(gate)
    let short: AnyCasePath<Crossing.Action, Child.Action> = path.ungated()
    let byHand = AnyCasePath(caseIndex: path.caseIndex, embed: embed, extract: extract)
    let long: AnyCasePath<Crossing.Action, Child.Action> = byHand.ungated()
    #expect(short.caseIndex == path.caseIndex && short.isOneComponent, sourceLocation: callSite)
    for action in actions {
      for (made, found) in [(short, long), (long, short), (short, short)] {
        let again = found.extract(made.embed(action)).map(shown)
        #expect(again == shown(action), sourceLocation: callSite)
      }
      for (made, found) in [(path, byHand), (byHand, path)] {
        let again = found.extract(made.embed(Gate(action)))?.action
        #expect(again.map(shown) == shown(action), sourceLocation: callSite)
      }
    }
    #expect(short.extract(other) == nil && long.extract(other) == nil, sourceLocation: callSite)
    #expect(path.extract(other) == nil, sourceLocation: callSite)
  }
}

/// Which functions of the paths below were called.
private enum Ways {
  static let taken = LockIsolated<[String]>([])

  static func take(_ way: String) { taken.withValue { $0.append(way) } }

  static func path(
    _ name: String,
    _ caseIndex: Int,
    _ embed: @escaping @Sendable (Gate<Taps>) -> CountedAction,
    _ extract: @escaping @Sendable (CountedAction) -> Gate<Taps>?
  ) -> AnyCasePath<CountedAction, Gate<Taps>> {
    AnyCasePath(
      _$gate: caseIndex,
      enter: { box in
        take("enter \(name)")
        return box._$into(embed)
      },
      open: { action in
        guard let gate = extract(action) else { return nil }
        take("open \(name)")
        return ._$through(gate)
      }
    )
  }
}

/// An action with case paths that are not the macro's.
private enum CountedAction: CasePathable {
  case always(Gate<Taps>)
  case maybe(Gate<Taps>)

  struct AllCasePaths: Sendable {
    var always: AnyCasePath<CountedAction, Gate<Taps>> {
      Ways.path("always", 0, { .always($0) }, { if case .always(let gate) = $0 { gate } else { nil } })
    }
    var maybe: AnyCasePath<CountedAction, Gate<Taps>> {
      Ways.path("maybe", 1, { .maybe($0) }, { if case .maybe(let gate) = $0 { gate } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  static func _$caseIndex(of root: Self) -> Int {
    switch root {
    case .always: 0
    case .maybe: 1
    }
  }
}

private struct Counted: Reducer {
  @ObservableState
  struct State {
    var always = Taps.State()
    var maybe: Taps.State? = Taps.State()
  }

  var body: some Reducer<State, CountedAction> {
    Scope(state: \.always, action: \.always) { Taps() }
    IfLet(\.maybe, action: \.maybe) { Taps() }
  }
}

private struct CountedPlace: Reducer {
  @CasePathable
  @ObservableState
  enum State { case maybe(Taps.State), nowhere }

  var body: some Reducer<State, CountedAction> {
    EmptyReducer().ifCaseLet(\.maybe, action: \.maybe) { Taps() }
  }
}

@Reducer
private struct Taps {
  @ObservableState struct State { var taps = 0 }
  enum Action: GatedAction {
    case view(Bool)
    case interface(Interface)
    typealias View = Bool
    enum Interface { case up, down }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.taps += 1
      return if case .interface(.down) = action { .send(.view(true)) } else { .none }
    }
  }
}

/// Has a type of its own that is called as the library's.
private enum Street {
  struct Gate<Unit> { var width: Unit }
  @CasePathable enum Event { case closed(Gate<Int>), opened }

  enum Impossible {
    enum Gate<Unit> {}
    @CasePathable enum Event { case closed(Gate<Int>), opened }
    @CasePathable enum Only { case closed(Gate<Int>) }
  }
}

/// A parent of children whose actions lie in memory in different ways.
@Reducer
private struct Crossing {
  struct State {}
  enum Action {
    case tiny(Gate<Tiny>)
    case flags(Gate<Flags>)
    case mute(Gate<Mute>)
    case token(Gate<Tokens>)
    case wide(Gate<Wide>)
    case number(gate: Gate<Of<Int>>)
    case text(Gate<Of<String>>)
    case any(Headgate.Gate<Of<any Sendable>>)
    case sheet(PresentationAction<Gate<Flags>>)
    case stopped
  }
}

/// A parent with a child and no action of its own.
@Reducer
private struct Lodge {
  struct State {}
  enum Action {
    case lock(Gate<Flags>)
    var lock: Gate<Flags>? { if case .lock(let gate)? = Optional(self) { gate } else { nil } }
  }
}

/// A parent whose only child sends nothing.
@Reducer
private struct Cell {
  struct State {}
  enum Action { case mute(Gate<Mute>) }
}

@Reducer
private struct Tiny {
  struct State {}
  enum Action: GatedAction {
    case delegate(Delegate)
    enum Delegate { case done }
  }
}

@Reducer
private struct Flags {
  struct State {}
  enum Action: GatedAction, Equatable {
    case view(Bool)
    case interface(Interface)
    typealias View = Bool
    enum Interface { case up, down }
  }
}

@Reducer
private struct Mute {
  struct State {}
  enum Action: GatedAction {}
}

private final class Token {}

@Reducer
private struct Tokens {
  struct State {}
  enum Action: GatedAction {
    case view(Token), delegate(Token), note(Token)
    typealias View = Token
    typealias Delegate = Token
  }
}

@Reducer
private struct Wide {
  struct State {}
  struct Words: Equatable {
    var a = "", b = ""
    var c: [String] = []
    var d = 0.0
    var e: Int?
  }
  indirect enum Action: GatedAction {
    case view(Words), interface(Words), delegate(Delegate)
    case inner(Action)
    typealias View = Words
    typealias Interface = Words
    enum Delegate { case zero, one }
  }
}

@Reducer
private struct Of<Value> {
  struct State {}
  enum Action: GatedAction {
    case view(Value), delegate(Value), interface(Value?)
    typealias View = Value
    typealias Delegate = Value
    typealias Interface = Value?
  }
}
