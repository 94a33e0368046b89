import FilesFeature
import Headgate
import Testing

@Suite("A scan")
@MainActor
struct ScanTests {
  private let measurement = LongMeasurement()

  private func makeStore() -> StoreOf<Scan> {
    Store(initialState: Scan.State(Path("/home"), height: 5)) {
      Scan()
    } withDependencies: { [measurement] in
      measurement.install(in: &$0.files)
    }
  }

  private func size(_ files: Int) -> TreeSize {
    TreeSize(files: files, bytes: 10, largest: [.init(name: "sub", isDirectory: true, bytes: 10)])
  }

  @Test("it tells how far it is until it is done")
  func progress() async {
    let store = makeStore()
    let task = store.send(.interface(.start))
    measurement.step(size(1))
    await store.reach("the first step") { $0.size.files == 1 && $0.phase == .running }
    measurement.step(size(2))
    measurement.finish()
    await task.finish()
    #expect(store.size == size(2))
    #expect(store.phase == .done)
  }

  @Test("it is stopped, keeps what it found, and is closed by the same key")
  func stop() async {
    let store = makeStore()
    let task = store.send(.interface(.start))
    measurement.step(size(1))
    await store.reach("the first step") { $0.size.files == 1 }
    let isClosed = LockIsolated(false)
    let token = store.onAction { _, action in
      if case .delegate(.closed) = action { isClosed.setValue(true) }
    }
    store.send(.view(.stopPressed))
    await task.finish()
    #expect(store.phase == .stopped)
    #expect(store.size == size(1))
    #expect(!isClosed.value)
    await eventually("cancelled") { measurement.wasCancelled.value }
    store.send(.view(.stopPressed))
    #expect(isClosed.value)
    token.cancel()
  }

  @Test("an error ends it")
  func fails() async {
    let store = Store(initialState: Scan.State(Path("/home"), height: 5)) {
      Scan()
    } withDependencies: {
      $0.files.measure = { path, _ in throw FileProblem(.permissionDenied, at: path) }
    }
    await store.send(.interface(.start)).finish()
    #expect(store.phase == .failed(FileProblem(.permissionDenied, at: Path("/home"))))
  }

  @Test("the chosen part is told, and nothing when there is none")
  func chosen() async {
    let store = makeStore()
    let names = LockIsolated<[String]>([])
    let token = store.onAction { _, action in
      if case .delegate(.chosen(let name)) = action { names.withValue { $0.append(name) } }
    }
    store.send(.view(.enterPressed))
    store.send(.progressed(size(1)))
    store.send(.view(.moved(.last)))
    store.send(.view(.enterPressed))
    #expect(names.value == ["sub"])
    token.cancel()
  }
}
