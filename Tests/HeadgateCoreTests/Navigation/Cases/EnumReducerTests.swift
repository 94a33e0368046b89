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
    let store = makeStore(.letter(Message.State(text: "Dear")))
    await store.send(.destination(.presented(.letter(.typed("Sir"))))) {
      $0.destination = .letter(Message.State(text: "DearSir"))
      $0.log = ["typed Sir"]
    }
    await store.send(\.destination.letter.typed, "!") {
      $0.destination?.modify(\.letter) { $0.text = "DearSir!" }
      $0.log.append("typed !")
    }
  }

  // holds: NAV-61
  @Test func `a default value makes a configured reducer`() async {
    let store = makeStore(.draft(Message.State()))
    await store.send(\.destination.draft.typed, "a") {
      $0.destination = .draft(Message.State(text: "A"))
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
    let store = makeStore(.drawer(.top(Message.State())))
    await store.send(\.destination.drawer.top.typed, "x") { $0.destination = .drawer(.top(Message.State(text: "x"))) }
    await store.send(.put(.drawer(.bottom(Message.State(text: "b"))))) {
      $0.destination = .drawer(.bottom(Message.State(text: "b")))
    }
    await store.send(\.destination.drawer.bottom.typed, "y") {
      $0.destination = .drawer(.bottom(Message.State(text: "by")))
    }
  }

  // holds: NAV-64
  @Test func `states and actions are compared by value without being told`() {
    #expect(Desk.Destination.State.letter(Message.State(text: "a")) == .letter(Message.State(text: "a")))
    #expect(Desk.Destination.State.letter(Message.State(text: "a")) != .letter(Message.State(text: "b")))
    #expect(Desk.Destination.State.letter(Message.State(text: "a")) != .draft(Message.State(text: "a")))
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
    #expect(Tray.Destination.State.letter(Message.State(text: "a")) != .letter(Message.State(text: "b")))
    #expect(
      Tray.Destination.State.letter(Message.State(text: "a")).hashValue
        == Tray.Destination.State.letter(Message.State(text: "a")).hashValue
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
    #expect(Fifty.State.c49(Message.State()).is(\.c49))
    let store = Store(initialState: Conditional.State.b(Message.State())) { Conditional.body }
    store.send(.b(.typed("x")))
    #expect(store.state == .b(Message.State(text: "x")))
    #expect(MemoryLayout<Nothing.State>.size == 0)
  }

  // holds: NAV-69
  @Test func `effects go with their case and their id, and stay with a case without id`() async {
    let store = makeStore(.letter(Message.State()))
    let waiting = await store.send(\.destination.letter.waited)
    await store.send(.put(.letter(Message.State(text: "another")))) {
      $0.destination = .letter(Message.State(text: "another"))
    }
    #expect(!waiting.isCancelled)
    await store.send(.put(.draft(Message.State()))) { $0.destination = .draft(Message.State()) }
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
    #expect(issues.first?.text.hasSuffix("[CORE-5]") == true)
    #expect(issues.first?.text.contains(#"The enum reducer "Desk.Destination" received"#) == true)
    #expect(issues.first?.text.contains("ifCaseLet") == false)
    #expect(issues.first?.line == Desk.letterLine)
    #expect(store.log == ["typed x"])
  }

  // holds: NAV-72
  @Test func `an action of the user's own is used as it is, and the parent sees it`() async {
    let store = TestStore(initialState: Asking.State(prompt: .name("a"))) { Asking() }
    await store.send(\.prompt.name.accepted) {
      $0.prompt = .letter(Message.State(text: "accepted"))
    }
    await store.send(\.prompt.letter.typed, "!") { $0.prompt = .letter(Message.State(text: "accepted!")) }
  }

  // holds: NAV-52
  @Test func `what is presented is read, changed and removed by its case`() {
    var state = Desk.State(destination: .letter(Message.State(text: "a")))
    #expect(state.$destination[case: \.letter]?.text == "a")
    #expect(state.$destination[case: \.draft] == nil)
    state.$destination[case: \.letter]?.text = "b"
    #expect(state.destination == .letter(Message.State(text: "b")))
    state.$destination[case: \.draft] = nil
    #expect(state.destination == .letter(Message.State(text: "b")))
    state.$destination[case: \.letter] = nil
    #expect(state.destination == nil)
    state.$destination[case: \.draft] = Message.State()
    #expect(state.destination == .draft(Message.State()))
  }

  // holds: NAV-67
  @Test func `a store is asked for the case that it is in`() {
    let store = Store(initialState: Desk.Destination.State.letter(Message.State(text: "a"))) { Desk.Destination.body }
    guard case .letter(let letter) = store.case else {
      Issue.record("another case")
      return
    }
    letter.send(.typed("b"))
    #expect(letter.text == "ab")
    #expect(store.state == .letter(Message.State(text: "ab")))
  }

  // holds: NAV-68
  @Test func `a presented case is picked by a store`() throws {
    let store = Store(initialState: Desk.State(destination: .letter(Message.State()))) { Desk() }
    let letter = try #require(store.scope(state: \.destination?.letter, action: \.destination.letter))
    letter.send(.typed("x"))
    #expect(store.destination == .letter(Message.State(text: "x")))
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
private struct Message {
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
    case letter(Message)
    @ReducerCaseIgnored case name(String)

    enum Action {
      case letter(Message.Action)
      case name(Answer)

      @CasePathable
      enum Answer { case accepted }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .prompt(.presented(.name(.accepted))) = action { state.prompt = .letter(Message.State(text: "accepted")) }
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
  case top(Message), bottom(Message)
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
    case letter(Message)
    case draft(Message = Message(isShouting: true))
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
    case letter(Message)
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
    case b(Message)
  #endif
}

@Reducer
private enum Fifty {
  case c0(Message), c1(Message), c2(Message), c3(Message), c4(Message), c5(Message), c6(Message), c7(Message), c8(
    Message
  ), c9(
    Message
  )
  case c10(Message), c11(Message), c12(Message), c13(Message), c14(Message), c15(Message), c16(Message), c17(Message),
    c18(
      Message
    ), c19(Message)
  case c20(Message), c21(Message), c22(Message), c23(Message), c24(Message), c25(Message), c26(Message), c27(Message),
    c28(
      Message
    ), c29(Message)
  case c30(Message), c31(Message), c32(Message), c33(Message), c34(Message), c35(Message), c36(Message), c37(Message),
    c38(
      Message
    ), c39(Message)
  case c40(Message), c41(Message), c42(Message), c43(Message), c44(Message), c45(Message), c46(Message), c47(Message),
    c48(
      Message
    ), c49(Message)
}
