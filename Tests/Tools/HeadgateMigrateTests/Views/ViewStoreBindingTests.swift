import Testing

@Suite struct ViewStoreBindingTests {
  private let bindable = "@Bindable var store: StoreOf<Feature>"

  private func body(_ expression: String, observe: String = "{ $0 }") -> String {
    "WithViewStore(store, observe: \(observe)) { a in\n  B(\(expression))\n}"
  }

  @Test(
    "a binding of a property needs a bindable store",
    arguments: [
      ("a.$name", "$store.name"), ("a.binding(\\.$name)", "$store.name"), ("a.$items.b()", "$store.items.b()"),
      ("a.binding(get: \\.count, send: Feature.Action.counted)", "$store.count.sending(\\.counted)"),
      ("a.binding(get: { $0.count }, send: { .counted($0) })", "$store.count.sending(\\.counted)"),
      ("a.binding(get: \\.count) { .counted($0) }", "$store.count.sending(\\.counted)"),
      ("a.binding(get: \\.count, send: Feature.Action.labelled)", "$store.count.sending(\\.labelled)"),
    ]
  )
  func properties(_ expression: String, _ expected: String) {
    ViewSource(body(expression)).expect("B(\(expected))", members: bindable)
  }

  @Test(
    "other bindings read the store and send an action",
    arguments: [
      // The case carries another type.
      ("a.binding(get: \\.count, send: Feature.Action.maybe)", "{ store.count }, set: { store.send(.maybe($0)) }"),
      ("a.binding(get: { $0.count > 1 }, send: .tapped)", "{ store.count > 1 }, set: { _ in store.send(.tapped) }"),
      ("a.binding(get: { !$0.b() }, send: .counted(1))", "{ !store.state.b() }, set: { _ in store.send(.counted(1)) }"),
      (
        "a.binding(get: \\.scope, send: Feature.Action.counted)",
        "{ store.state.scope }, set: { store.send(.counted($0)) }"
      ),
      (
        "a.binding(get: \\.name, send: Feature.Action.tapped)",
        "{ store.name }, set: { _ in store.send(Feature.Action.tapped) }"
      ),
      (
        "a.binding(get: \\.count, send: { .counts(first: $0, second: 2) })",
        "{ store.count }, set: { store.send(.counts(first: $0, second: 2)) }"
      ),
      (
        "a.binding(get: \\.count, send: { value in .counted(value + 1) })",
        "{ store.count }, set: { value in store.send(.counted(value + 1)) }"
      ),
      ("a.binding(get: \\.count, send: { _ in .tapped })", "{ store.count }, set: { _ in store.send(.tapped) }"),
    ]
  )
  func closures(_ expression: String, _ expected: String) {
    ViewSource(body(expression)).expect("B(Binding(get: \(expected)))")
  }

  @Test func aBindingOfTheObservedValue() {
    ViewSource(body("a.binding(send: Feature.Action.counted)", observe: "\\.count"))
      .expect("B($store.count.sending(\\.counted))", members: bindable)
    ViewSource(body("a.binding(get: { $0 }, send: .tapped)", observe: "\\.count"))
      .expect("B(Binding(get: { store.count }, set: { _ in store.send(.tapped) }))")
  }

  @Test func aRowIsBoundByAVariable() {
    ViewSource(
      """
      ForEachStore(store.scope(state: \\.rows, action: \\.rows)) { row in
        WithViewStore(row, observe: { $0 }) { a in
          TextField("", text: a.$title)
          TextField("", text: a.$title)
        }
      }
      """
    ).expect(
      """
      ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in
        @Bindable var row = row
        TextField("", text: $row.title)
        TextField("", text: $row.title)
      }
      """
    )
  }

  @Test(
    "a binding whose correctness is not proved stays",
    arguments: [
      // The class is not sendable.
      "a.$model", "a.$unknown", "a.binding(keyPath: \\.count, send: Feature.Action.counted)",
      "a.binding(get: \\.count, send: Other.action)", "a.binding(get: \\.count, send: make)",
      "a.binding(get: \\.count, send: { let b = $0; return .counted(b) })",
      "a.binding(get: { state in state.count }, send: .tapped)",
      "a.binding(get: \\.count, send: Feature.Action.counts)", "a.binding(get: \\.count, /* b */ send: .tapped)",
      "a.binding(get: \\.count, send: .counted(a.count))", "a.binding(get: { $0.items.map { $0.b } }, send: .tapped)",
    ]
  )
  func stays(_ expression: String) { ViewSource(body(expression)).expectStays() }
}
