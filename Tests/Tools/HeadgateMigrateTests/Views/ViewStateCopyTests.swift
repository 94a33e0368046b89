import Testing

@Suite struct ViewStateCopyTests {
  private let store = "let store: StoreOf<Feature>"

  private func copy(_ members: String, _ assignments: String, _ parameter: String = "state: Feature.State") -> String {
    "\(store)\n\nstruct ViewState: Equatable {\n  \(members)\n\n  init(\(parameter)) {\n    \(assignments)\n  }\n}"
  }

  private func body(_ observe: String) -> String { "WithViewStore(store, observe: \(observe)) { a in\n  B(a.b)\n}" }

  @Test(
    "a struct that copies properties is not needed",
    arguments: ["ViewState.init", "ViewState.init(state:)", "V.ViewState.init(state:)", "{ ViewState(state: $0) }"]
  )
  func copies(_ observe: String) {
    let source = ViewSource(body(observe), members: copy("let b: Int", "self.b = state.row.id"))
    // A qualified name can be one of another file, so the struct stays.
    if observe.hasPrefix("V.") {
      source.expect("B(store.row.id)", members: copy("let b: Int", "self.b = state.row.id"))
    } else {
      source.expect("B(store.row.id)", members: store)
    }
  }

  @Test func boundCopies() {
    let members = copy(
      "@BindingViewState var b: String",
      "_b = store.$name",
      "store: BindingViewStore<Feature.State>"
    )
    ViewSource("WithViewStore(store, observe: ViewState.init) { a in\n  B(a.$b, a.b)\n}", members: members)
      .expect("B($store.name, store.name)", members: "@Bindable var store: StoreOf<Feature>")
  }

  @Test(
    "a struct that is used or has comments stays",
    arguments: ["\n\nvar c: ViewState?", "\n\nfunc c() -> [ViewState] { [] }"]
  )
  func usedCopies(_ use: String) {
    let members = copy("let b: Int", "b = state.count") + use
    ViewSource(body("ViewState.init"), members: members).expect("B(store.count)", members: members)
    let comment = copy("let b: Int", "b = state.count // c")
    ViewSource(body("ViewState.init"), members: comment).expect("B(store.count)", members: comment)
  }

  @Test func aStructThatAnotherFileNamesStays() {
    let members = copy("let b: Int", "b = state.count")
    ViewSource(body("ViewState.init"), members: members, more: "func c(_ d: V.ViewState) {}\n")
      .expect("B(store.count)", members: members)
  }

  @Test(
    "a struct that computes stays",
    arguments: [
      ("let b: Int", "b = state.count + 1"), ("let b: Int", "b = state.row.b()"), ("var b = 0", "b = state.count"),
      ("let b: Int", "let c = state.count\n    b = c"), ("let b: Int", "if d { b = state.count }"),
      ("let b: Int\n  var c: Int { b }", "b = state.count"), ("let b: Int\n  let c: Int", "b = state.count"),
    ]
  )
  func computed(_ property: String, _ assignments: String) {
    ViewSource(body("ViewState.init"), members: copy(property, assignments)).expectStays()
  }

  @Test func theStructOfAnotherTypeStays() {
    ViewSource(body("Other.ViewState.init"), members: store).expectStays()
    ViewSource(
      "WithViewStore(store, observe: ViewState.init) { a in\n  B(a.state)\n}",
      members: copy("let b: Int", "b = state.count")
    )
    .expectStays()
  }
}
