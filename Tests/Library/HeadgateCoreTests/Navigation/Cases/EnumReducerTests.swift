// Tests of: NAV

import Headgate
import HeadgateTesting
import Testing

@MainActor
struct EnumReducerTests {
  private func makeStore(_ destination: Desk.Destination.State? = nil) -> TestStoreOf<Desk> {
    TestStore(initialState: Desk.State(destination: destination)) { Desk() }
  }

  // holds: NAV-60
  @Test func `an action of a case runs the feature of the case, then the parent`() async {
    let store = makeStore(.letter(Letter.State(text: "Dear")))
    await store.send(.destination(.presented(.letter(.typed("Sir"))))) {
      $0.destination = .letter(Letter.State(text: "DearSir"))
      $0.log = ["typed Sir"]
    }
    await store.send(\.destination.letter.typed, "!") {
      $0.destination?.modify(\.letter) { $0.text = "DearSir!" }
      $0.log.append("typed !")
    }
  }

  // holds: NAV-61
  @Test func `a default value makes a configured reducer`() async {
    let store = makeStore(.draft(Letter.State()))
    await store.send(\.destination.draft.typed, "a") {
      $0.destination = .draft(Letter.State(text: "A"))
    }
  }

  // holds: NAV-62
  @Test func `ignored cases are states without actions`() async {
    let store = makeStore()
    await store.send(.put(.photo(Photo(width: 1)))) { $0.destination = .photo(Photo(width: 1)) }
    await store.send(.put(.help)) { $0.destination = .help }
    await store.send(.put(.page(1, of: 2))) { $0.destination = .page(1, of: 2) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  // holds: NAV-63
  @Test func `enum reducers nest`() async {
    let store = makeStore(.drawer(.top(Letter.State())))
    await store.send(\.destination.drawer.top.typed, "x") { $0.destination = .drawer(.top(Letter.State(text: "x"))) }
    await store.send(.put(.drawer(.bottom(Letter.State(text: "b"))))) {
      $0.destination = .drawer(.bottom(Letter.State(text: "b")))
    }
    await store.send(\.destination.drawer.bottom.typed, "y") {
      $0.destination = .drawer(.bottom(Letter.State(text: "by")))
    }
  }

  // holds: NAV-64
  @Test func `states and actions are compared by value without being told`() {
    #expect(Desk.Destination.State.letter(Letter.State(text: "a")) == .letter(Letter.State(text: "a")))
    #expect(Desk.Destination.State.letter(Letter.State(text: "a")) != .letter(Letter.State(text: "b")))
    #expect(Desk.Destination.State.letter(Letter.State(text: "a")) != .draft(Letter.State(text: "a")))
    #expect(Desk.Destination.State.help == .help)
    #expect(Desk.Destination.State.page(1, of: 2) != .page(1, of: 3))
    #expect(Desk.Destination.Action.letter(.typed("a")) == .letter(.typed("a")))
    #expect(Desk.Destination.Action.letter(.typed("a")) != .letter(.typed("b")))
    #expect(Desk.State(destination: .help) == Desk.State(destination: .help))
    func sendable(_: some Sendable) {}
    sendable(Desk.State())
    sendable(Desk.Action.destination(.dismiss))
  }

  // holds: NAV-64
  @Test func `an extension may state the conformance, with either spelling`() {
    func isEquatable<Value: Equatable>(_: Value.Type) -> Bool { true }
    #expect(isEquatable(Tray.Destination.self))
    #expect(isEquatable(Tray.Destination.State.self))
    #expect(Tray.Destination.State.letter(Letter.State(text: "a")) != .letter(Letter.State(text: "b")))
    #expect(
      Tray.Destination.State.letter(Letter.State(text: "a")).hashValue
        == Tray.Destination.State.letter(Letter.State(text: "a")).hashValue
    )
  }

  // holds: NAV-65
  @Test func `a state that is not equatable is equal to none and reported once`() {
    let issues = recordingIssues {
      #expect(Blind.State.plain(Plain.State()) != .plain(Plain.State()))
      #expect(Blind.State.plain(Plain.State()) != .plain(Plain.State()))
      #expect(Blind.State.other == .other)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains("Plain.State") == true)
    #expect(issues.first?.text.hasSuffix("[CORE-15]") == true)
  }

  // holds: NAV-66
  @Test func `no cases and conditional cases compile`() {
    #expect(Fifty.State.c49(Letter.State()).is(\.c49))
    let store = Store(initialState: Conditional.State.b(Letter.State())) { Conditional.body }
    store.send(.b(.typed("x")))
    #expect(store.state == .b(Letter.State(text: "x")))
    #expect(MemoryLayout<Nothing.State>.size == 0)
  }

  // holds: NAV-69
  @Test func `effects go with their case and their id, and stay with a case without id`() async {
    let store = makeStore(.letter(Letter.State()))
    let waiting = await store.send(\.destination.letter.waited)
    await store.send(.put(.letter(Letter.State(text: "another")))) {
      $0.destination = .letter(Letter.State(text: "another"))
    }
    #expect(!waiting.isCancelled)
    await store.send(.put(.draft(Letter.State()))) { $0.destination = .draft(Letter.State()) }
    await waiting.finish()
    await store.send(.put(.numbered(Numbered.State(id: 1)))) { $0.destination = .numbered(Numbered.State(id: 1)) }
    let first = await store.send(\.destination.numbered.waited)
    await store.send(.put(.numbered(Numbered.State(id: 1, text: "a")))) {
      $0.destination = .numbered(Numbered.State(id: 1, text: "a"))
    }
    #expect(!first.isCancelled)
    await store.send(.put(.numbered(Numbered.State(id: 2)))) { $0.destination = .numbered(Numbered.State(id: 2)) }
    await first.finish()
  }

  // holds: NAV-71
  @Test func `an action of another case is reported at the line of the case, and the parent sees it`() {
    let store = Store(initialState: Desk.State(destination: .help)) { Desk() }
    let issues = recordingIssues { store.send(.destination(.presented(.letter(.typed("x"))))) }
    #expect(issues.count == 1)
    #expect(issues.first?.text.hasSuffix("[CORE-18]") == true)
    #expect(issues.first?.text.contains(#"The enum reducer "Desk.Destination" received"#) == true)
    #expect(issues.first?.text.contains("ifCaseLet") == false)
    #expect(issues.first?.line == Desk.letterLine)
    #expect(store.log == ["typed x"])
  }

  // holds: NAV-72
  @Test func `an action of the user's own is used as it is, and the parent sees it`() async {
    let store = TestStore(initialState: Asking.State(prompt: .name("a"))) { Asking() }
    await store.send(\.prompt.name.accepted) {
      $0.prompt = .letter(Letter.State(text: "accepted"))
    }
    await store.send(\.prompt.letter.typed, "!") { $0.prompt = .letter(Letter.State(text: "accepted!")) }
  }

  // holds: NAV-52
  @Test func `what is presented is read, changed and removed by its case`() {
    var state = Desk.State(destination: .letter(Letter.State(text: "a")))
    #expect(state.$destination[case: \.letter]?.text == "a")
    #expect(state.$destination[case: \.draft] == nil)
    state.$destination[case: \.letter]?.text = "b"
    #expect(state.destination == .letter(Letter.State(text: "b")))
    let issues = recordingIssues { state.$destination[case: \.draft] = nil }
    #expect(
      issues.count == 1 && issues.allSatisfy { $0.text.hasSuffix("[CORE-65]") }
        && state.destination == .letter(Letter.State(text: "b"))
    )
    state.$destination[case: \.letter] = nil
    #expect(state.destination == nil)
    state.$destination[case: \.draft] = Letter.State()
    #expect(state.destination == .draft(Letter.State()))
  }

  // holds: NAV-67
  @Test func `a store is asked for the case that it is in`() {
    let store = Store(initialState: Desk.Destination.State.letter(Letter.State(text: "a"))) { Desk.Destination.body }
    guard case .letter(let letter) = store.case else {
      Issue.record("another case")
      return
    }
    letter.send(.typed("b"))
    #expect(letter.text == "ab")
    #expect(store.state == .letter(Letter.State(text: "ab")))
  }

  // holds: NAV-68
  @Test func `a presented case is picked by a store`() throws {
    let store = Store(initialState: Desk.State(destination: .letter(Letter.State()))) { Desk() }
    let letter = try #require(store.scope(state: \.destination?.letter, action: \.destination.letter))
    letter.send(.typed("x"))
    #expect(store.destination == .letter(Letter.State(text: "x")))
    #expect(store.scope(state: \.destination?.draft, action: \.destination.draft) == nil)
    let destination = try #require(store.scope(state: \.destination, action: \.destination.presented))
    guard case .letter(let same) = destination.case else {
      Issue.record("another case")
      return
    }
    same.send(.typed("y"))
    #expect(letter.text == "xy")
  }
}

@Reducer
private struct Letter {
  var isShouting = false

  @ObservableState
  struct State: Equatable, Hashable {
    var text = ""
  }

  enum Action: Equatable {
    case typed(String)
    case waited
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .waited: return .run { _ in try await Task.never() }
      case .typed(let text):
        state.text += isShouting ? text.uppercased() : text
        return .none
      }
    }
  }
}

@Reducer
private struct Numbered {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  enum Action: Equatable {
    case waited
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in try await Task.never() } }
  }
}

/// A feature with a question whose answer is an action of its own.
@Reducer
private struct Asking {
  @ObservableState
  struct State: Equatable {
    @Presents var prompt: Prompt.State?
  }

  enum Action {
    case prompt(PresentationAction<Prompt.Action>)
  }

  @Reducer
  enum Prompt {
    case letter(Letter)
    @ReducerCaseIgnored case name(String)

    enum Action {
      case letter(Letter.Action)
      case name(Answer)

      @CasePathable
      enum Answer { case accepted }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .prompt(.presented(.name(.accepted))) = action { state.prompt = .letter(Letter.State(text: "accepted")) }
      return .none
    }
    .ifLet(\.$prompt, action: \.prompt)
  }
}

private struct Photo: Equatable {
  var width: Int
}

@Reducer
private enum Drawer {
  case top(Letter), bottom(Letter)
}

@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var log: [String] = []
  }

  enum Action: Equatable {
    case put(Destination.State)
    case destination(PresentationAction<Destination.Action>)
  }

  /// Where a report about a letter that is not there is to point.
  static let letterLine: Int = #line + 4

  @Reducer
  enum Destination {
    case letter(Letter)
    case draft(Letter = Letter(isShouting: true))
    case drawer(Drawer.Body = Drawer.body)
    @ReducerCaseIgnored case photo(Photo)
    case page(Int, of: Int)
    case help
    case numbered(Numbered)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .put(let destination): state.destination = destination
      case .destination(.presented(.letter(.typed(let text)))): state.log.append("typed \(text)")
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
private struct Tray {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action: Equatable {
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer
  enum Destination {
    case letter(Letter)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

extension Tray.Destination: Equatable {}
extension Tray.Destination.State: Equatable, Hashable {}

@Reducer
private struct Plain {
  @ObservableState
  struct State {
    var text = ""
  }
}

@Reducer
private enum Blind {
  case plain(Plain)
  case other
}

@Reducer
private enum Nothing {}

@Reducer
private enum Conditional {
  #if HEADGATE_NEVER_DEFINED
    case a(Missing)
  #else
    case b(Letter)
  #endif
}

@Reducer
private enum Fifty {
  case c0(Letter), c1(Letter), c2(Letter), c3(Letter), c4(Letter), c5(Letter), c6(Letter), c7(Letter), c8(
    Letter
  ), c9(
    Letter
  )
  case c10(Letter), c11(Letter), c12(Letter), c13(Letter), c14(Letter), c15(Letter), c16(Letter), c17(Letter),
    c18(
      Letter
    ), c19(Letter)
  case c20(Letter), c21(Letter), c22(Letter), c23(Letter), c24(Letter), c25(Letter), c26(Letter), c27(Letter),
    c28(
      Letter
    ), c29(Letter)
  case c30(Letter), c31(Letter), c32(Letter), c33(Letter), c34(Letter), c35(Letter), c36(Letter), c37(Letter),
    c38(
      Letter
    ), c39(Letter)
  case c40(Letter), c41(Letter), c42(Letter), c43(Letter), c44(Letter), c45(Letter), c46(Letter), c47(Letter),
    c48(
      Letter
    ), c49(Letter)
}
