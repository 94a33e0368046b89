import FilesFeature
import Headgate
import Testing

@Suite("A row")
@MainActor
struct RowTests {
  private func makeStore(_ client: FileClient, _ item: FileItem = .directory("sub")) -> StoreOf<Row> {
    Store(initialState: Row.State(item, in: Path("/home"))) {
      Row()
    } withDependencies: {
      $0.files = client
    }
  }

  @Test("a directory is measured, and shows how far it is")
  func measures() async {
    let measurement = LongMeasurement()
    var client = FileClient()
    measurement.install(in: &client)
    let store = makeStore(client)
    #expect(store.state.size == nil)
    let task = store.send(.view(.measurePressed))
    measurement.step(TreeSize(files: 1, bytes: 10))
    await store.reach("the first step") { $0.measurement == .running(TreeSize(files: 1, bytes: 10)) }
    measurement.step(TreeSize(files: 2, bytes: 30))
    measurement.finish()
    await task.finish()
    #expect(store.measurement == .done(TreeSize(files: 2, bytes: 30)))
    #expect(store.state.size == 30)
    #expect(measurement.paths.value == [Path("/home/sub")])
  }

  @Test("the same key stops it")
  func stops() async {
    let measurement = LongMeasurement()
    var client = FileClient()
    measurement.install(in: &client)
    let store = makeStore(client)
    let task = store.send(.view(.measurePressed))
    await eventually("started") { !measurement.paths.value.isEmpty }
    store.send(.view(.measurePressed))
    await task.finish()
    #expect(store.measurement == .none)
    await eventually("cancelled") { measurement.wasCancelled.value }
  }

  @Test("an error is shown")
  func fails() async {
    var client = FileClient()
    client.measure = { path, _ in throw FileProblem(.permissionDenied, at: path) }
    let store = makeStore(client)
    await store.send(.view(.measurePressed)).finish()
    #expect(store.measurement == .failed(FileProblem(.permissionDenied, at: Path("/home/sub"))))
  }

  @Test("a file is not measured")
  func file() async {
    let store = makeStore(FileClient(), .file("a", 12))
    #expect(store.send(.view(.measurePressed)).isCancelled)
    #expect(store.measurement == .none)
    #expect(store.state.size == 12)
  }
}
