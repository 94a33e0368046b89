import HeadgateMigrate
import Testing

@Suite struct OpenActionsTests {
  private func changes(_ source: String) -> [String] {
    Migration([("A.swift", source)]).files[0].manualChanges.map(\.step)
  }

  @Test func namesOfReSwift() {
    let source = """
      import ReSwift

      final class Screen: StoreSubscriber {
        func start() { store.subscribe(self) }
        func stop() { store.unsubscribe(self) }
      }
      let log: Middleware<AppState> = { _, _ in { _ in } }
      let store = Store(reducer: reduce, state: nil)

      """
    #expect(changes(source) == Array(repeating: "open-actions", count: 5))
  }

  @Test func codeOfUDFHasTheSameNames() {
    let source = "import UDF\n\nlet store = Store(state: 1, reducer: reduce)\nlet a: Effect<A> = .task { 1 }\n"
    #expect(changes(source) == [])
    #expect(
      Migration([("A.swift", source)]).files[0].after == source.replacing("import UDF", with: "import HeadgateUDF")
    )
  }

  @Test func subscriptionsToATypeAreNotThoseOfReSwift() {
    #expect(changes("import ReSwift\n\nlet token = bus.subscribe(Message.self)\n") == [])
  }
}
