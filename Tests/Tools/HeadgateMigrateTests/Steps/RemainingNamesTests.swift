import HeadgateMigrate
import Testing

@Suite struct RemainingNamesTests {
  @Test(
    "animations of effects and stores stay, because Headgate has them",
    arguments: [
      "let a: Effect<A> = .run { send in await send(.b, animation: .default) }",
      "let a: Effect<A> = .send(.b, animation: .default)",
      "let a = Effect<A>.run { _ in }.animation()", "let a = Effect<A>.send(.b).transaction(c)",
      "func a() {\n  store.send(.b, animation: .default)\n  store.send(.b, transaction: c)\n}",
      "let a = ButtonState(action: .send(.b, animation: .default)) { TextState(c) }",
    ]
  )
  func animations(_ source: String) {
    let file = Migrated(source + "\n")
    #expect(file.text == source + "\n")
    #expect(file.changes == [])
  }

  @Test(
    "animations of schedulers are listed",
    arguments: ["let a = b.receive(on: mainQueue.animation())"]
  )
  func otherAnimations(_ source: String) {
    #expect(Migrated(source + "\n").changes.contains("2: required [names]"))
  }

  @Test func theViewStoreOfHeadgateIsNotListed() {
    let source = "struct A: View {\n  let store: ViewStore<Login>\n}\n"
    #expect(Migrated(source).changes == [])
    #expect(!Migrated("struct A: View {\n  let store: ViewStore<Login.State, Login.Action>\n}\n").changes.isEmpty)
  }

  @Test func aCreatedViewStoreOfHeadgateIsNotListed() {
    let text = "import Headgate\nfunc a() { let viewStore = ViewStore(store) }\n"
    let file = Migration([("A.swift", text)]).files[0]
    #expect(file.after == text)
    #expect(file.manualChanges == [])
  }

  @Test func aCreatedViewStoreOfTCAIsListed() {
    let file = Migrated("func a() { let viewStore = ViewStore(self.store) }\n")
    #expect(file.text == "func a() { let viewStore = ViewStore(self.store, observe: { $0 }) }\n")
    #expect(file.changes == ["2: view [names]"])
    #expect(Migrated("struct ViewStore {}\nfunc a() { let viewStore = ViewStore(store) }\n").changes == [])
  }
}
