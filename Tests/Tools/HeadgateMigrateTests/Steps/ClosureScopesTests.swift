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
    "the closures of a known store in a view become key paths",
    arguments: [
      "store.scope(state: { $0.row }, action: { .row($0) })", "store.scope(state: \\.row, action: Feature.Action.row)",
      "self.store.scope(state: { $0.row }, action: \\.row)",
    ]
  )
  func knownStores(_ scope: String) {
    let base = scope.hasPrefix("self") ? "self.store" : "store"
    ViewSource("RowView(store: \(scope))").expect("RowView(store: \(base).scope(state: \\.row, action: \\.row))")
  }

  @Test(
    "the closures of another store, and those that are no paths, stay",
    arguments: [
      "other.scope(state: { $0.row }, action: { .row($0) })", "store.scope(state: { $0.row! }, action: { .row($0) })",
      "store.scope(state: { $0.row }, action: { .other($0) })",
    ]
  )
  func unknownStores(_ scope: String) { ViewSource("RowView(store: \(scope))").expectStays() }

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
