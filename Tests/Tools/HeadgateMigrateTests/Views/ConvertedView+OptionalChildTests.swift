import Testing

@Suite struct ConvertedViewOptionalChildTests {
  private let scope = "store.scope(state: \\.optional, action: \\.optional)"
  private let old = "store.scope(state: { $0.optional }, action: Feature.Action.optional)"

  @Test(
    "an optional store is a condition",
    arguments: [
      ("IfLetStore(SCOPE) { row in\n  RowView(store: row)\n}", "if let row = SCOPE {\n  RowView(store: row)\n}"),
      ("IfLetStore(SCOPE) { RowView(store: $0) }", "if let optional = SCOPE { RowView(store: optional) }"),
      (
        "IfLetStore(SCOPE) { row in\n  B(row)\n} else: {\n  C()\n}",
        "if let row = SCOPE {\n  B(row)\n} else {\n  C()\n}"
      ),
      ("IfLetStore(SCOPE, then: RowView.init(store:))", "if let optional = SCOPE {\n  RowView(store: optional)\n}"),
      ("IfLetStore(SCOPE, then: RowView.init)", "if let optional = SCOPE {\n  RowView(store: optional)\n}"),
      (
        "IfLetStore(\n  SCOPE,\n  then: RowView.init(store:),\n  else: {\n    C()\n  }\n)",
        "if let optional = SCOPE {\n  RowView(store: optional)\n} else {\n  C()\n}"
      ),
      (
        "IfLetStore(\n  SCOPE,\n  then: { row in\n    B(row)\n  },\n  else: { C() }\n)",
        "if let row = SCOPE {\n  B(row)\n} else { C() }"
      ),
      (
        "IfLetStore(SCOPE, then: RowView.init) {\n  C()\n}",
        "if let optional = SCOPE {\n  RowView(store: optional)\n} else {\n  C()\n}"
      ),
      // A modifier and an operand need one view.
      (
        "IfLetStore(SCOPE) { row in\n  B(row)\n}\n.padding()",
        "Group {\n  if let row = SCOPE {\n    B(row)\n  }\n}\n.padding()"
      ),
      (
        "Text(\"\").background(IfLetStore(SCOPE) { row in\n  B(row)\n})",
        "Text(\"\").background(Group {\n  if let row = SCOPE {\n    B(row)\n  }\n})"
      ),
      // Comments stay.
      (
        "IfLetStore(SCOPE) { row in // b\n  B(row) // c\n} else: { // d\n  C()\n}",
        "if let row = SCOPE { // b\n  B(row) // c\n} else { // d\n  C()\n}"
      ),
    ]
  )
  func conditions(_ body: String, _ expected: String) {
    for spelling in [scope, old] {
      ViewSource(body.replacing("SCOPE", with: spelling)).expect(expected.replacing("SCOPE", with: scope))
    }
  }

  @Test func theNameOfTheChildIsFree() {
    ViewSource("IfLetStore(\(scope)) { B($0, optional) }").expect(
      "if let optionalStore = \(scope) { B(optionalStore, optional) }"
    )
    ViewSource("IfLetStore(\(scope)) { B($0, optional, optionalStore, child) }").expectStays()
  }

  @Test func aPresentedChild() {
    let members = "let store: StoreOf<Sheet>"
    func view(_ path: String) -> ViewSource {
      let feature =
        "@Reducer\nstruct Sheet {\n  @ObservableState\n  struct State { @Presents var row: Row.State? }\n"
        + "  enum Action { case row(PresentationAction<Row.Action>) }\n}\n"
      return ViewSource(
        "IfLetStore(store.scope(state: \(path), action: \\.row)) { row in B(row) }",
        members: members,
        more: feature
      )
    }
    view("\\.$row").expect(
      "if let row = store.scope(state: \\.row, action: \\.row.presented) { B(row) }",
      members: members
    )
    view("\\.$row.title").expectStays()
  }

  @Test func aConditionInAPropertyIsAGroup() {
    ViewSource(
      "row",
      members: "let store: StoreOf<Feature>\n\nvar row: some View {\n  IfLetStore(\(scope)) { a in\n    B(a)\n  }\n}"
    )
    .expect(
      "row",
      members:
        "let store: StoreOf<Feature>\n\nvar row: some View {\n  Group {\n    if let a = \(scope) {\n      B(a)\n    }\n  }\n}"
    )
  }

  @Test(
    "a store without a known scope or a known view stays",
    arguments: [
      "IfLetStore(store) { row in B(row) }",
      "IfLetStore(store.scope(state: \\.optional, action: other)) { row in B(row) }",
      "IfLetStore(SCOPE, then: make)", "IfLetStore(SCOPE, then: Other.init)", "IfLetStore(SCOPE) { _ in B() }",
      "IfLetStore(SCOPE) { [b] row in B(row) }",
    ]
  )
  func stays(_ body: String) { ViewSource(body.replacing("SCOPE", with: scope)).expectStays() }
}
