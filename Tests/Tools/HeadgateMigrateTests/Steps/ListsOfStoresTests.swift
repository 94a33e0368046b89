import Testing

@Suite struct ListsOfStoresTests {
  @Test(
    "a view with another scope stays, and is listed",
    arguments: [
      "ForEachStore(store.scope(state: { $0.rows }, action: { .rows($0) })) { Row(store: $0) }",
      "ForEachStore(rows) { Row(store: $0) }",
      "NavigationStackStore(store.scope(state: \\.path, action: \\.path)) { A() } destination: { switch $0 { case .a: B() } }",
      "NavigationStackStore(store.scope(state: \\.path, action: \\.path)) { A() } destination: { CaseLet($0) }",
    ]
  )
  func otherForms(_ body: String) {
    let source = "struct V: View {\n  let store: StoreOf<A>\n  var body: some View {\n    \(body)\n  }\n}\n"
    let file = Migrated("import SwiftUI\n" + source)
    #expect(file.text.hasSuffix(source))
    #expect(file.changes.contains("6: view [names]"))
  }
}
