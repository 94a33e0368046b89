import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("A scan")
@MainActor
struct ScanTests {
  private let measurement = LongMeasurement()

  private func makeStore() -> TestStoreOf<Scan> {
    TestStore(initialState: Scan.State(Path("/home"), height: 5)) {
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
    await store.send(.interface(.start))
    #expect(measurement.paths.value == [Path("/home")])
    measurement.step(size(1))
    await store.receive(\.internal.progressed, size(1)) { $0.size = size(1) }
    measurement.step(size(2))
    measurement.finish()
    await store.receive(\.internal.progressed, size(2)) { $0.size = size(2) }
    await store.receive(\.internal.finished, size(2)) { $0.phase = .done }
  }

  @Test("it is stopped, keeps what it found, and is closed by the same key")
  func stop() async {
    let store = makeStore()
    await store.send(.interface(.start))
    measurement.step(size(1))
    await store.receive(\.internal.progressed, size(1)) { $0.size = size(1) }
    await store.send(.view(.stopPressed)) { $0.phase = .stopped }
    #expect(measurement.wasCancelled.value)
    await store.send(.view(.stopPressed))
    await store.receive(\.delegate.closed)
  }

  @Test("once more it begins with nothing, and what ran before has ended")
  func again() async {
    let store = makeStore()
    await store.send(.interface(.start))
    measurement.step(size(1))
    await store.receive(\.internal.progressed, size(1)) { $0.size = size(1) }
    let second = LongMeasurement()
    second.install(in: &store.dependencies.files)
    await store.send(.view(.againPressed)) { $0.size = TreeSize() }
    #expect(measurement.wasCancelled.value)
    second.step(size(3))
    second.finish()
    await store.receive(\.internal.progressed, size(3)) { $0.size = size(3) }
    await store.receive(\.internal.finished, size(3)) { $0.phase = .done }
  }

  @Test("an error ends it")
  func fails() async {
    let store = makeStore()
    store.dependencies.files.measure = { path, _ in throw FileProblem(.permissionDenied, at: path) }
    await store.send(.interface(.start))
    await store.receive(\.internal.failed) { $0.phase = .failed(FileProblem(.permissionDenied, at: Path("/home"))) }
    await store.send(.view(.stopPressed))
    await store.receive(\.delegate.closed)
  }

  @Test("the selection stays in the list when there is less of it")
  func shrinks() async {
    let store = makeStore()
    let parts = ["a", "b", "c"].map { TreeSize.Part(name: $0, isDirectory: false, bytes: 1) }
    await store.send(\.internal.progressed, TreeSize(largest: parts)) { $0.size = TreeSize(largest: parts) }
    await store.send(.view(.moved(.last))) { $0.cursor.place(at: 2, count: 3) }
    await store.send(\.internal.progressed, size(1)) {
      $0.size = size(1)
      $0.cursor.place(at: 0, count: 1)
    }
  }

  @Test("the chosen part is told, and nothing when there is none")
  func chosen() async {
    let store = makeStore()
    await store.send(.view(.enterPressed))
    await store.send(\.internal.progressed, size(1)) { $0.size = size(1) }
    await store.send(.view(.moved(.last)))
    await store.send(.view(.enterPressed))
    await store.receive(\.delegate.chosen, "sub")
  }
}
