import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("A search")
@MainActor
struct SearchTests {
  private let clock = TestClock()
  private let home = Path("/home")

  private func makeStore(
    search: @escaping @Sendable (String, @Sendable ([FileMatch]) async -> Void) async throws -> SearchSummary
  ) -> TestStoreOf<Search> {
    TestStore(initialState: Search.State(below: home, includesHidden: false, height: 5)) {
      Search()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.files.search = { text, _, _, found in try await search(text, found) }
    }
  }

  @Test("it waits until nobody has typed for a moment")
  func debounce() async {
    let store = makeStore { text, found in
      await found([FileMatch(FileName(text)), FileMatch(FileName("x/\(text)c"))])
      await found([FileMatch(FileName("x/y/\(text)"))])
      return SearchSummary(unreadable: 1)
    }
    await store.send(.view(.typed("a"))) {
      $0.text = "a"
      $0.phase = .running
    }
    await clock.advance(by: .milliseconds(149))
    await store.send(.view(.typed("b"))) { $0.text = "ab" }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started)
    await store.receive(\.internal.found) { $0.matches = [FileMatch("ab"), FileMatch("x/abc")] }
    await store.receive(\.internal.found) { $0.matches.append(FileMatch("x/y/ab")) }
    await store.receive(\.internal.finished) { $0.phase = .done(SearchSummary(unreadable: 1)) }
  }

  @Test("it looks for the last of the texts that come in quick succession")
  func succession() async {
    await expectTimeline(
      "ab-c---d|",
      becomes: "------c---d|",
      tick: .milliseconds(50),
      in: Search(),
      from: Search.State(below: home, includesHidden: false, height: 5),
      send: { .view(.typed(String($0))) },
      receive: { action in
        let found = action[case: \.internal.found]?.opened as? [FileMatch]
        return found?[0].relativePath.string.last
      },
      withDependencies: {
        $0.files.search = { text, _, _, found in
          await found([FileMatch(FileName(text))])
          return SearchSummary()
        }
      }
    )
  }

  @Test("it asks for the text, the place and hidden names")
  func request() async {
    let requests = LockIsolated<[String]>([])
    let store = TestStore(initialState: Search.State(below: home, includesHidden: true, height: 5)) {
      Search()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.files.search = { text, root, includesHidden, _ in
        requests.withValue { $0.append("\(text) \(root.string) \(includesHidden)") }
        return SearchSummary()
      }
    }
    await store.send(.view(.typed("a"))) {
      $0.text = "a"
      $0.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started)
    await store.receive(\.internal.finished) { $0.phase = .done(SearchSummary()) }
    #expect(requests.value == ["a /home true"])
  }

  @Test("a new text stops the search for the old one and drops what it found")
  func replaces() async {
    let wasCancelled = LockIsolated(false)
    let store = makeStore { text, found in
      await found([FileMatch(FileName(text))])
      if text == "a" {
        try? await Task.never()
        wasCancelled.setValue(Task.isCancelled)
        await found([FileMatch("too late")])
      }
      return SearchSummary()
    }
    await store.send(.view(.typed("a"))) {
      $0.text = "a"
      $0.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started)
    await store.receive(\.internal.found) { $0.matches = [FileMatch("a")] }
    await store.send(.view(.moved(.down)))
    await store.send(.view(.typed("b"))) { $0.text = "ab" }
    #expect(wasCancelled.value)
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started) { $0.matches = [] }
    await store.receive(\.internal.found) { $0.matches = [FileMatch("ab")] }
    await store.receive(\.internal.finished) { $0.phase = .done(SearchSummary()) }
  }

  @Test("a text that is deleted before it was looked for is never looked for")
  func empty() async {
    let store = makeStore { _, _ in throw FileProblem(.vanished, at: Path("/nobody/looks")) }
    await store.send(.view(.typed("a"))) {
      $0.text = "a"
      $0.phase = .running
    }
    await store.send(.view(.deletePressed)) {
      $0.text = ""
      $0.phase = .idle
    }
    await store.receive(\.internal.started)
    await clock.advance(by: .seconds(1))
  }

  @Test("without a text it finds nothing")
  func cleared() async {
    let store = makeStore { text, found in
      await found([FileMatch(FileName(text))])
      return SearchSummary(isCut: true)
    }
    await store.send(.view(.typed("a"))) {
      $0.text = "a"
      $0.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started)
    await store.receive(\.internal.found) { $0.matches = [FileMatch("a")] }
    await store.receive(\.internal.finished) { $0.phase = .done(SearchSummary(isCut: true)) }
    await store.send(.view(.clearPressed)) {
      $0.text = ""
      $0.phase = .idle
    }
    await store.receive(\.internal.started) { $0.matches = [] }
  }

  @Test("an error is shown, and goes with the next text")
  func fails() async {
    let store = makeStore { text, _ in
      if text == "a" { throw FileProblem(.vanished, at: Path("/home/x")) }
      return SearchSummary()
    }
    await store.send(.view(.typed("a"))) {
      $0.text = "a"
      $0.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started)
    await store.receive(\.internal.failed) { $0.phase = .failed(FileProblem(.vanished, at: Path("/home/x"))) }
    await store.send(.view(.typed("b"))) {
      $0.text = "ab"
      $0.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started)
    await store.receive(\.internal.finished) { $0.phase = .done(SearchSummary()) }
  }

  @Test("it tells its parent what was chosen")
  func chosen() async {
    let store = makeStore { _, found in
      await found([FileMatch("ab"), FileMatch("x/abc")])
      return SearchSummary()
    }
    await store.send(.view(.enterPressed))
    await store.send(.view(.typed("a"))) {
      $0.text = "a"
      $0.phase = .running
    }
    await clock.advance(by: .milliseconds(150))
    await store.receive(\.internal.started)
    await store.receive(\.internal.found) { $0.matches = [FileMatch("ab"), FileMatch("x/abc")] }
    await store.receive(\.internal.finished) { $0.phase = .done(SearchSummary()) }
    await store.send(.view(.moved(.down))) { $0.cursor.place(at: 1, count: 2) }
    await store.send(.view(.enterPressed))
    await store.receive(\.delegate.chosen, FileMatch("x/abc"))
  }

  @Test("it tells its parent that it wants to close")
  func closes() async {
    let store = makeStore { _, _ in SearchSummary() }
    await store.send(.view(.deletePressed))
    await store.receive(\.delegate.closed)
    await store.send(.view(.closePressed))
    await store.receive(\.delegate.closed)
  }
}
