import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("A row")
@MainActor
struct RowTests {
  private let measurement = LongMeasurement()

  private func makeStore(_ item: FileItem = .directory("sub")) -> TestStoreOf<Row> {
    TestStore(initialState: Row.State(item, in: Path("/home"))) {
      Row()
    } withDependencies: { [measurement] in
      measurement.install(in: &$0.files)
    }
  }

  @Test("a directory is measured, and shows how far it is")
  func measures() async {
    let store = makeStore()
    #expect(store.state.size == nil)
    await store.send(.interface(.measure)) { $0.measurement = .running(TreeSize()) }
    #expect(measurement.paths.value == [Path("/home/sub")])
    measurement.step(TreeSize(files: 1, bytes: 10))
    await store.receive(\.internal.measured) { $0.measurement = .running(TreeSize(files: 1, bytes: 10)) }
    #expect(store.state.size == 10)
    measurement.step(TreeSize(files: 2, bytes: 30))
    await store.receive(\.internal.measured) { $0.measurement = .running(TreeSize(files: 2, bytes: 30)) }
    measurement.finish()
    await store.receive(\.internal.measured) { $0.measurement = .done(TreeSize(files: 2, bytes: 30)) }
    await store.receive(\.delegate.measured)
    #expect(store.state.size == 30)
  }

  @Test("the same key stops it")
  func stops() async {
    let store = makeStore()
    await store.send(.interface(.measure)) { $0.measurement = .running(TreeSize()) }
    await store.send(.interface(.measure)) { $0.measurement = .none }
    #expect(measurement.wasCancelled.value)
  }

  @Test("an error is shown, and the same key tries again")
  func fails() async {
    let store = makeStore()
    store.dependencies.files.measure = { path, _ in throw FileProblem(.permissionDenied, at: path) }
    await store.send(.interface(.measure)) { $0.measurement = .running(TreeSize()) }
    await store.receive(\.internal.measurementFailed) {
      $0.measurement = .failed(FileProblem(.permissionDenied, at: Path("/home/sub")))
    }
    #expect(store.state.size == nil)
    store.dependencies.files.measure = { _, _ in TreeSize(bytes: 3) }
    await store.send(.interface(.measure)) { $0.measurement = .running(TreeSize()) }
    await store.receive(\.internal.measured) { $0.measurement = .done(TreeSize(bytes: 3)) }
    await store.receive(\.delegate.measured)
  }

  @Test("a file is not measured")
  func file() async {
    let store = makeStore(.file("a", 12))
    await store.send(.interface(.measure))
    #expect(measurement.paths.value == [])
    #expect(store.state.size == 12)
  }
}
