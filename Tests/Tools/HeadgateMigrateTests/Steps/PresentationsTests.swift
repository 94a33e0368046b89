import Testing

@Suite struct PresentationsTests {
  /// A view with a property, and a modifier of its body.
  private func view(_ property: String, _ body: String) -> String {
    "struct V: View {\n  \(property)\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  private let scope = "store.scope(state: \\.$a, action: \\.a)"

  @Test(
    "a store that can be another value stays, and is listed",
    arguments: [
      ("let stores: [S]", "ForEach(stores) { store in Text(\"\").sheet(store: SCOPE) { B(store: $0) } }"),
      ("@ObservedObject var store: StoreOf<A>", "Text(\"\").alert(store: SCOPE)"),
      ("let store: Tools", "Text(\"\").alert(store: SCOPE)"),
      ("let store = Store<A, B>()", "Text(\"\").alert(store: SCOPE)"),
      ("let store: StoreOf<A>", "Text(\"\").alert(store: store.scope(state: \\.a, action: \\.a))"),
      ("let store: StoreOf<A>", "Text(\"\").alert(store: store.scope(state: \\.$a, action: { .a($0) }))"),
      ("let store: StoreOf<A>", "Text(\"\").alert(store: other)"),
    ]
  )
  func otherStores(_ property: String, _ body: String) {
    let source = view(property, body.replacing("SCOPE", with: scope))
    let file = Migrated("import SwiftUI\n" + source)
    #expect(file.text.hasSuffix(source))
    #expect(file.changes == ["6: view [presentations]"])
  }

  @Test func aViewModelAndAFunctionStay() {
    let source = "final class M {\n  let store: StoreOf<A>\n  func a() { alert(store: \(scope)) }\n}\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == [])
  }

  @Test func severalPresentationsNeedOneProperty() {
    let body = "Text(\"\").alert(store: \(scope)).sheet(store: \(scope)) { B(store: $0) }"
    let file = Migrated("import SwiftUI\n" + view("private let store: StoreOf<A> // the store", body))
    #expect(
      file.text.hasSuffix(
        view(
          "@Bindable private var store: StoreOf<A> // the store",
          "Text(\"\").alert($store.scope(state: \\.a, action: \\.a)).sheet(item: $store.scope(state: \\.a, action: \\.a)) "
            + "{ B(store: $0) }"
        )
      )
    )
  }

  @Test func commentsInTheArgumentsStay() {
    let file = Migrated(
      "import SwiftUI\n" + view("let store: StoreOf<A>", "Text(\"\").alert(store: /* a */ \(scope))")
    )
    #expect(file.text.contains(".alert(/* a */ $store.scope(state: \\.a, action: \\.a))"))
  }
}
