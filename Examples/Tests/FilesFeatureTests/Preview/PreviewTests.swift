import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("A preview")
@MainActor
struct PreviewTests {
  private let clock = TestClock()
  private let file = PreviewTests.target("a.txt")

  private static func target(_ name: FileName, size: Int64 = 1, highlight: String? = nil) -> PreviewTarget {
    PreviewTarget(path: Path("/home/\(name)"), item: .file(name, size), highlight: highlight)
  }

  private nonisolated static func text(_ lines: Int, _ change: (Int) -> String = { "line \($0)" }) -> FilePreview {
    FilePreview(.text(PreviewText(lines: (0..<lines).map { .init([.init(change($0))]) })), size: 10)
  }

  private func makeStore(
    _ target: PreviewTarget? = nil,
    read: @escaping @Sendable (Path, @Sendable (FilePreview) async -> Void) async throws -> FilePreview
  ) -> TestStoreOf<Preview> {
    TestStore(initialState: Preview.State(target ?? file, height: 4)) {
      Preview()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.filePreviews.read = read
    }
  }

  @Test("a file is read when the selection rests, and no file that the selection passed")
  func debounced() async {
    let paths = LockIsolated<[Path]>([])
    let store = makeStore { path, _ in
      paths.withValue { $0.append(path) }
      return Self.text(2)
    }
    await store.send(.interface(.show(file)))
    for number in 1...50 {
      await clock.advance(by: .milliseconds(20))
      await store.send(.interface(.show(Self.target(FileName("\(number)"))))) {
        $0.target = Self.target(FileName("\(number)"))
      }
    }
    #expect(paths.value == [])
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.finished) { $0.phase = .done(Self.text(2)) }
    #expect(paths.value == [Path("/home/50")])
  }

  @Test("a long reading shows what it knows, and ends with the next selection")
  func cancels() async {
    let wasCancelled = LockIsolated(false)
    let store = makeStore { _, progress in
      await progress(Self.text(1))
      try? await Task.never()
      wasCancelled.setValue(Task.isCancelled)
      throw CancellationError()
    }
    await store.send(.interface(.show(file)))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.progressed) { $0.phase = .reading(Self.text(1)) }
    store.dependencies.filePreviews.read = { _, _ in FilePreview(.empty) }
    let other = Self.target("b.txt")
    await store.send(.interface(.show(other))) {
      $0.target = other
      $0.phase = .reading(nil)
    }
    #expect(wasCancelled.value)
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.finished) { $0.phase = .done(FilePreview(.empty)) }
  }

  @Test("a file that vanished says so")
  func fails() async {
    let store = makeStore { path, _ in throw FileProblem(.vanished, at: path) }
    await store.send(.interface(.show(file)))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.failed) { $0.phase = .failed(FileProblem(.vanished, at: file.path)) }
    await store.send(.view(.scrolled(.down)))
  }

  @Test("keys scroll, and not beyond the ends")
  func scrolls() async {
    let store = makeStore { _, _ in Self.text(10) }
    await store.send(.view(.scrolled(.down)))
    await store.send(.interface(.show(file)))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.finished) { $0.phase = .done(Self.text(10)) }
    await store.send(.view(.scrolled(.up)))
    await store.send(.view(.scrolled(.down))) { $0.top = 1 }
    await store.send(.view(.scrolled(.pageDown))) { $0.top = 5 }
    await store.send(.view(.scrolled(.pageDown))) { $0.top = 6 }
    await store.send(.view(.scrolled(.pageUp))) { $0.top = 2 }
    await store.send(.view(.scrolled(.up))) { $0.top = 1 }
  }

  @Test("a file that grows keeps the lines on the screen while it is read again")
  func growing() async {
    let store = makeStore { _, _ in Self.text(10) }
    await store.send(.interface(.show(file)))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.finished) { $0.phase = .done(Self.text(10)) }
    await store.send(.view(.scrolled(.pageDown))) { $0.top = 4 }
    store.dependencies.filePreviews.read = { _, progress in
      await progress(Self.text(1))
      return Self.text(20)
    }
    let larger = Self.target("a.txt", size: 2)
    await store.send(.interface(.show(larger))) { $0.target = larger }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.progressed)
    await store.receive(\.internal.finished) { $0.phase = .done(Self.text(20)) }
    store.dependencies.filePreviews.read = { _, _ in Self.text(5) }
    let smaller = Self.target("a.txt", size: 1)
    await store.send(.interface(.show(smaller))) { $0.target = smaller }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.finished) {
      $0.phase = .done(Self.text(5))
      $0.top = 1
    }
  }

  @Test("a file that a search found shows the text of the search")
  func highlight() async {
    let found = Self.target("a.txt", highlight: "NEEDLE")
    let store = makeStore(found) { _, _ in Self.text(30) { $0 == 20 ? "a needle" : "hay" } }
    await store.send(.interface(.show(found)))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.finished) {
      $0.phase = .done(Self.text(30) { $0 == 20 ? "a needle" : "hay" })
      $0.top = 19
    }
  }

  @Test("another height of the screen keeps the first line if possible")
  func resizes() {
    var state = Preview.State(file, height: 4)
    state.phase = .done(Self.text(10))
    state.top = 6
    state.resize(height: 8)
    #expect(state.top == 2)
    state.resize(height: 20)
    #expect(state.top == 0)
  }
}
