import Testing

@Suite struct SwitchedStoreTests {
  private let screen = "let store: StoreOf<Screen>"
  private let choice = "let store: StoreOf<Choice>"

  @Test(
    "a store of an enum reducer has a case",
    arguments: [
      (
        "SwitchStore(store) { state in\n  switch state {\n  case .detail:\n    CaseLet(\\Screen.State.detail, action: Screen.Action.detail) { a in\n      B(a)\n      C()\n    }\n  default:\n    D()\n  }\n}",
        "switch store.case {\ncase .detail(let a):\n  B(a)\n  C()\ndefault:\n  D()\n}"
      ),
      (
        "SwitchStore(store) {\n  switch $0 {\n  case .detail:\n    CaseLet(/Screen.State.detail, action: Screen.Action.detail, then: RowView.init(store:))\n  case .help:\n    D()\n  }\n}",
        "switch store.case {\ncase .detail(let detail):\n  RowView(store: detail)\ncase .help:\n  D()\n}"
      ),
      (
        "SwitchStore(store) { state in\n  switch state {\n  case .detail:\n    CaseLet(\\Screen.State.detail, action: { .detail($0) }) { RowView(store: $0) }\n      .padding()\n  case .help: D()\n  }\n}",
        "switch store.case {\ncase .detail(let detail):\n  RowView(store: detail)\n    .padding()\ncase .help: D()\n}"
      ),
    ]
  )
  func enumReducers(_ body: String, _ expected: String) {
    ViewSource(body, members: screen).expect(expected, members: screen)
  }

  @Test(
    "a store of a state that is an enum has optional children",
    arguments: [
      (
        "SwitchStore(store) { state in\n  switch state {\n  case .one:\n    CaseLet(/Choice.State.one, action: Choice.Action.one) { a in\n      B(a)\n    }\n  case .two(let two): C(two)\n  case .none: D()\n  }\n}",
        "switch store.state {\ncase .one:\n  if let a = store.scope(state: \\.one, action: \\.one) {\n    B(a)\n  }\ncase .two(let two): C(two)\ncase .none: D()\n}"
      ),
      (
        "SwitchStore(store) {\n  CaseLet(state: /Choice.State.one, action: Choice.Action.one) { a in\n    B(a)\n  }\n  // two\n  CaseLet(state: /Choice.State.two, action: Choice.Action.two, then: RowView.init)\n  Default {\n    D()\n  }\n}",
        "if let a = store.scope(state: \\.one, action: \\.one) {\n  B(a)\n} else if let two = store.scope(state: \\.two, action: \\.two) {\n  // two\n  RowView(store: two)\n} else {\n  D()\n}"
      ),
      (
        "SwitchStore(store) {\n  CaseLet(state: /Choice.State.one, action: Choice.Action.one) { a in\n    WithViewStore(a) { b in\n      TextField(\"\", text: b.$title)\n    }\n  }\n}\n.padding()",
        "Group {\n  if let a = store.scope(state: \\.one, action: \\.one) {\n    @Bindable var a = a\n    TextField(\"\", text: $a.title)\n  }\n}\n.padding()"
      ),
    ]
  )
  func enumStates(_ body: String, _ expected: String) {
    ViewSource(body, members: choice).expect(expected, members: choice)
  }

  @Test func anEnumWithoutMembersForItsCasesStays() {
    let feature =
      "@ObservableState\n@CasePathable\nenum S { case one(Row.State) }\n@CasePathable\nenum A { case one(Row.Action) }\n"
    let body = "SwitchStore(store) {\n  CaseLet(state: /S.one, action: A.one) { a in B(a) }\n}"
    let members = "let store: Store<S, A>"
    ViewSource(body, members: members, more: feature).expectStays()
    ViewSource(body, members: members, more: "@dynamicMemberLookup " + feature)
      .expect("if let a = store.scope(state: \\.one, action: \\.one) { B(a) }", members: members)
  }

  @Test(
    "a switch with another form stays",
    arguments: [
      "SwitchStore(store) { state in\n  B(state)\n}",
      "SwitchStore(store) { state in\n  switch state {\n  case .detail, .help:\n    CaseLet(\\Screen.State.detail, action: Screen.Action.detail) { a in B(a) }\n  }\n}",
      "SwitchStore(store) { state in\n  switch state {\n  case .help:\n    CaseLet(\\Screen.State.detail, action: Screen.Action.detail) { a in B(a) }\n  }\n}",
      "SwitchStore(store) { state in\n  switch state {\n  case .detail(let row): B(row)\n  case .help: B(state)\n  }\n}",
      "SwitchStore(store) { state in\n  switch state {\n  case .detail(let row): B(row)\n  case .help: C()\n  }\n}",
      "SwitchStore(store) { state in\n  switch state {\n  case .detail:\n    CaseLet(\\Screen.State.other, action: Screen.Action.other) { a in B(a) }\n  }\n}",
      "SwitchStore(store) {\n  CaseLet(\\Screen.State.detail, action: Screen.Action.detail) { a in B(a) }\n  B()\n}",
      "SwitchStore(store) {\n  Default { B() }\n}",
    ]
  )
  func stays(_ body: String) { ViewSource(body, members: screen).expectStays() }
}
