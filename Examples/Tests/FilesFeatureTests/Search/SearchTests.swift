import FilesFeature
import Headgate
import Testing

@Suite("A search")
@MainActor
struct SearchTests {
  private let clock = TestClock()
  private let texts = LockIsolated<[String]>([])

  private func makeStore(
    search: @escaping @Sendable (String, @Sendable ([FileMatch]) async -> Void) async throws -> SearchSummary
  ) -> StoreOf<Search> {
    Store(initialState: Search.State(below: Path("/home"), includesHidden: false, height: 5)) {
      Search()
    } withDependencies: { [clock, texts] in
      $0.continuousClock = clock
      $0.files.search = { text, _, _, found in
        texts.withValue { $0.append(text) }
        return try await search(text, found)
      }
    }
  }

  @Test("it waits until nobody has typed for a moment")
  func debounce() async {
    let store = makeStore { _, found in
      await found([FileMatch("ab"), FileMatch("x/abc")])
      await found([FileMatch("x/y/ab")])
      return SearchSummary()
    }
    store.send(.view(.typed("a")))
    #expect(store.phase == .running)
    await clock.advance(by: .milliseconds(149))
    let task = store.send(.view(.typed("b")))
    await clock.advance(by: .milliseconds(149))
    #expect(texts.value == [])
    await clock.advance(by: .milliseconds(1))
    await task.finish()
    #expect(texts.value == ["ab"])
    #expect(store.matches.map(\.relativePath) == ["ab", "x/abc", "x/y/ab"])
    #expect(store.phase == .done(SearchSummary()))
  }

  @Test("a new text stops the search for the old one and drops what it found")
  func replaces() async {
    let wasCancelled = LockIsolated(false)
    let store = makeStore { text, found in
      await found([FileMatch(text)])
      if text == "a" {
        try? await Task.never()
        wasCancelled.setValue(Task.isCancelled)
      }
      return SearchSummary()
    }
    store.send(.view(.typed("a")))
    await clock.advance(by: .milliseconds(150))
    await store.reach("the first match") { $0.matches == [FileMatch("a")] }
    let task = store.send(.view(.typed("b")))
    await eventually("cancelled") { wasCancelled.value }
    #expect(store.matches == [FileMatch("a")])
    await clock.advance(by: .milliseconds(150))
    await task.finish()
    #expect(store.matches == [FileMatch("ab")])
  }

  @Test("without a text it finds nothing")
  func empty() async {
    let store = makeStore { text, found in
      await found([FileMatch(text)])
      return SearchSummary()
    }
    let task = store.send(.view(.typed("a")))
    await clock.advance(by: .milliseconds(150))
    await task.finish()
    await store.send(.view(.deletePressed)).finish()
    #expect(store.matches == [])
    #expect(store.phase == .idle)
    #expect(texts.value == ["a"])
  }

  @Test("an error is shown")
  func fails() async {
    let store = makeStore { _, _ in throw FileProblem(.vanished, at: Path("/home")) }
    let task = store.send(.view(.typed("a")))
    await clock.advance(by: .milliseconds(150))
    await task.finish()
    #expect(store.phase == .failed(FileProblem(.vanished, at: Path("/home"))))
  }

  @Test("it tells its parent what was chosen, and that it wants to close")
  func delegates() async {
    let store = makeStore { _, found in
      await found([FileMatch("ab"), FileMatch("x/abc")])
      return SearchSummary()
    }
    let told = LockIsolated<[String]>([])
    let token = store.onAction { _, action in
      switch action {
      case .delegate(.chosen(let match)): told.withValue { $0.append(match.relativePath) }
      case .delegate(.closed): told.withValue { $0.append("closed") }
      default: break
      }
    }
    store.send(.view(.enterPressed))
    let task = store.send(.view(.typed("a")))
    await clock.advance(by: .milliseconds(150))
    await task.finish()
    store.send(.view(.moved(.down)))
    store.send(.view(.enterPressed))
    store.send(.view(.clearPressed))
    store.send(.view(.deletePressed))
    store.send(.view(.closePressed))
    #expect(told.value == ["x/abc", "closed", "closed"])
    token.cancel()
  }

  @Test("in a directory of the stack, too, only the last text is looked for")
  func nested() async {
    let store = Store(initialState: App.State(Path("/home"))) {
      App()
    } withDependencies: { [clock, texts] in
      $0.continuousClock = clock
      $0.files.search = { text, _, _, found in
        texts.withValue { $0.append(text) }
        await found([FileMatch(text)])
        return SearchSummary()
      }
    }
    guard let directory = store.scope(state: \.stack, action: \.stack).first else { return }
    directory.send(.view(.searchPressed))
    var tasks: [StoreTask] = []
    for character in "beach" { tasks.append(directory.send(.search(.view(.typed(character))))) }
    await clock.advance(by: .milliseconds(150))
    for task in tasks { await task.finish() }
    #expect(texts.value == ["beach"])
    #expect(directory.search?.matches == [FileMatch("beach")])
  }

  @Test("it ends when its directory closes it")
  func dies() async {
    let wasCancelled = LockIsolated(false)
    let store = Store(initialState: Directory.State(Path("/home"), settings: Settings(), height: 5)) {
      Directory()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.files.search = { _, _, _, found in
        await found([FileMatch("a")])
        try? await Task.never()
        wasCancelled.setValue(Task.isCancelled)
        return SearchSummary()
      }
    }
    store.send(.view(.searchPressed))
    store.send(.search(.view(.typed("a"))))
    await clock.advance(by: .milliseconds(150))
    await store.reach("a match") { $0.search?.matches.count == 1 }
    store.send(.search(.view(.closePressed)))
    #expect(store.search == nil)
    await eventually("cancelled") { wasCancelled.value }
  }
}
