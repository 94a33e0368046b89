import Testing

@Suite struct ViewStoreCallTests {
  @Test(
    "the observed value is read from the store",
    arguments: [
      ("WithViewStore(store) { viewStore in\n  Text(\"\\(viewStore.count)\")\n}", "Text(\"\\(store.count)\")"),
      ("WithViewStore(self.store, observe: { $0 }) { Text(\"\\($0.count)\") }", "Text(\"\\(store.count)\")"),
      ("WithViewStore(store, observe: \\.count) { a in\n  Text(\"\\(a.state)\")\n}", "Text(\"\\(store.count)\")"),
      ("WithViewStore(store, observe: { $0.row }) { a in\n  Text(a.title)\n}", "Text(store.row.title)"),
      ("WithViewStore(store.scope(state: \\.row)) { a in\n  Text(a.title)\n}", "Text(store.row.title)"),
      ("WithViewStore(store, observe: { $0 }, removeDuplicates: ==) { a in\n  Text(a.name)\n}", "Text(store.name)"),
      (
        "WithViewStore(store, observe: { $0 }) { a in\n  A(a.state.count, a.state.b(), a.state)\n}",
        "A(store.count, store.state.b(), store.state)"
      ),
      // A store has a method with this name.
      (
        "WithViewStore(store, observe: { $0 }) { a in\n  A(a.scope, a.state.scope)\n}",
        "A(store.state.scope, store.state.scope)"
      ),
      (
        "WithViewStore(store, observe: { $0 }) { a in\n  B { a.send(.tapped, animation: .default) }\n}",
        "B { store.send(.tapped, animation: .default) }"
      ),
      (
        "WithViewStore(store, observe: { $0 }, send: Feature.Action.row) { a in\n  B { a.send(.tapped) }\n}",
        "B { store.send(.row(.tapped)) }"
      ),
      (
        "WithViewStore(store, observe: { $0 }, send: { .row($0) }) { a in\n  B { a.send(Row.Action.tapped) }\n}",
        "B { store.send(.row(Row.Action.tapped)) }"
      ),
    ]
  )
  func reads(_ body: String, _ expected: String) { ViewSource(body).expect(expected) }

  @Test(
    "the content is in the place of the call",
    arguments: [
      // Several views in a builder, and a condition.
      (
        "WithViewStore(store) { a in\n  Text(a.name)\n  if a.count > 0 {\n    B()\n  }\n}",
        "Text(store.name)\nif store.count > 0 {\n  B()\n}"
      ),
      (
        "VStack {\n  WithViewStore(store) { a in\n    Text(a.name)\n    B()\n  }\n  B()\n}",
        "VStack {\n  Text(store.name)\n  B()\n  B()\n}"
      ),
      // A variable must not be visible behind the content.
      (
        "VStack {\n  WithViewStore(store) { a in\n    let name = a.name\n    Text(name)\n  }\n  B()\n}",
        "VStack {\n  Group {\n    let name = store.name\n    Text(name)\n  }\n  B()\n}"
      ),
      // A modifier needs one view.
      ("WithViewStore(store) { a in\n  Text(a.name)\n}\n.padding()", "Text(store.name)\n.padding()"),
      (
        "WithViewStore(store) { a in\n  a.count > 0 ? B() : C()\n}\n.padding()",
        "Group {\n  store.count > 0 ? B() : C()\n}\n.padding()"
      ),
      (
        "Button {\n  b()\n} label: {\n  WithViewStore(store) { a in\n    Text(a.name)\n    B()\n  }\n}",
        "Button {\n  b()\n} label: {\n  Group {\n    Text(store.name)\n    B()\n  }\n}"
      ),
      // Comments stay.
      (
        "WithViewStore(store) { a in // b\n  // c\n  Text(a.name) // d\n  // e\n} // f",
        "// b\n// c\nText(store.name) // d\n// e\n// f"
      ),
      // One view store in another one.
      (
        "WithViewStore(store) { a in\n  WithViewStore(store, observe: \\.row) { b in\n    Text(a.name + b.title)\n  }\n}",
        "Text(store.name + store.row.title)"
      ),
      (
        "ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in\n  WithViewStore(row) { a in\n    Text(a.title)\n  }\n}",
        "ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in\n  Text(row.title)\n}"
      ),
    ]
  )
  func content(_ body: String, _ expected: String) { ViewSource(body).expect(expected) }

  @Test(
    "a view store that can be another value, or that is more than a store, stays",
    arguments: [
      "WithViewStore(store, observe: { $0 }) { a in\n  C(a)\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  B { [a] in a.send(.tapped) }\n}",
      "WithViewStore(store, observe: { $0 }) { [b] a in\n  B { b.c(a.count) }\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  B(action: a.send)\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  B { await a.send(.tapped, while: \\.isOn) }\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  B(a.publisher)\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  ForEach(stores) { store in B(a.count) }\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  let store = 1\n  B(a.count, store)\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  let b = c { a in a.d }\n  if let a = b { C(a) }\n}",
      "WithViewStore(store, observe: { $0 }) { a in\n  B { DispatchQueue.main.asyncAfter(deadline: b) { a.send(.tapped) } }\n}",
      "WithViewStore(store, observe: { $0.count + 1 }) { a in\n  B(a.state)\n}",
      "WithViewStore(store, observe: \\.optional?.title) { a in\n  B(a.state)\n}",
      "WithViewStore(store, observe: { $0 }, removeDuplicates: { $0.count == $1.count }) { a in\n  B(a.count)\n}",
      "WithViewStore(store, observe: { $0 }, send: { .counts(first: $0, second: 1) }) { a in\n  B { a.send(1) }\n}",
      "WithViewStore(store.scope(state: \\.row, action: \\.row), observe: { $0 }) { a in\n  Text(a.title)\n}",
      "WithViewStore(store.stateless) { a in\n  B { a.send(.tapped) }\n}",
      "WithViewStore(other) { a in\n  B(a.count)\n}",
      "WithViewStore(store, observe: { $0 }) { a in }",
    ]
  )
  func stays(_ body: String) { ViewSource(body).expectStays() }

  @Test(
    "the store of an unknown feature stays",
    arguments: [
      "let store: Store<Int, Never>", "let store: StoreOf<Other>", "let store: Store<Feature.State, Feature.Action>?",
      "let store: StoreOf<Feature>\n@ObservedObject var viewStore: ViewStoreOf<Feature>",
    ]
  )
  func unknownFeatures(_ members: String) {
    ViewSource("WithViewStore(store) { a in\n  B(a.count)\n}", members: members).expectStays()
  }

  @Test func aViewIsConvertedAsAWhole() {
    ViewSource(
      "VStack {\n  WithViewStore(store) { a in\n    B(a.count)\n  }\n  ForEachStore(rows) { RowView(store: $0) }\n}"
    )
    .expectStays()
  }

  @Test func aViewInAViewIsConvertedOnItsOwn() {
    let nested =
      "let store: StoreOf<Feature>\n\nstruct A: View {\n  let store: StoreOf<Row>\n\n  var body: some View {\n"
    ViewSource(
      "WithViewStore(store) { a in\n  B(a.count)\n}",
      members: nested + "    WithViewStore(store) { b in B(b.title) }\n  }\n}"
    ).expect("B(store.count)", members: nested + "    B(store.title)\n  }\n}")
  }

  @Test func aTypeOfThePackageHidesOneOfSwiftUI() {
    let body = "WithViewStore(store) { a in\n  B(a.binding(get: { $0.count > 1 }, send: .tapped))\n  C()\n}\n.padding()"
    ViewSource(body, more: "struct Group {}\nstruct Binding {}\n").expect(
      "SwiftUI.Group {\n  B(SwiftUI.Binding(get: { store.count > 1 }, set: { _ in store.send(.tapped) }))\n  C()\n}\n.padding()"
    )
  }

  @Test func aViewStoreWithMembersOfThePackageStays() {
    ViewSource(
      "WithViewStore(store) { a in\n  B(a.double)\n}\n  }\n}\nextension ViewStore {\n  var double: Int {\n    self.count * 2"
    )
    .expectStays()
  }

  @Test func aStateWithoutObservationStays() {
    let source = """
      struct S: Equatable { var count = 0 }
      enum A { case tapped }
      struct V: View {
        let store: Store<S, A>
        var body: some View { WithViewStore(store) { a in Text("\\(a.count)") } }
      }

      """
    let file = Migrated("import SwiftUI\n" + source)
    #expect(file.text.hasSuffix(source))
    #expect(file.changes == ["7: view [names]"])
  }

  @Test func aViewOfThePackageWithTheNameStays() {
    let source = """
      struct WithViewStore: View { init(_ store: StoreOf<F>, a: (Int) -> Int) {} }
      @Reducer
      struct F {
        @ObservableState
        struct State {}
        enum Action { case a }
      }
      struct V: View {
        let store: StoreOf<F>
        var body: some View { WithViewStore(store) { a in a } }
      }

      """
    let file = Migrated("import SwiftUI\n" + source)
    #expect(file.text.hasSuffix(source))
    #expect(file.changes == [])
  }
}
