import Testing

@Suite struct ClosureScopesTests {
  @Test(
    "a scope with closures is listed",
    arguments: [
      "let a = store.scope(state: { $0.b }, action: { .b($0) })", "let a = store.scope(state: \\.b, action: A.b)",
      "let a = self.store.scope(state: \\.b, action: A.b(id:action:))", "let a = store.scope(state: \\.b)",
    ]
  )
  func closures(_ source: String) {
    #expect(Migrated(source + "\n").changes == ["2: required [closure-scopes]"])
    let view = "struct V: View {\n  \(source)\n}\n"
    #expect(Migrated("import SwiftUI\n" + view).changes == ["4: view [closure-scopes]"])
  }

  @Test(
    "key paths and other functions stay",
    arguments: [
      "let a = store.scope(state: \\.b, action: \\.b)",
      "func scope() {}\nlet a = store.scope(state: { $0.b }, action: { .b($0) })",
      "let a = scope(state: { $0.b })", "let a = tool.scope(state: { $0.b }, of: 1)",
    ]
  )
  func others(_ source: String) { #expect(Migrated(source + "\n").changes == []) }
}
