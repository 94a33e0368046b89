import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Changes in the program")
@MainActor
struct AppOperationsTests {
  private let home = Path("/home")
  private let sub = Path("/home/sub")

  /// A store whose first directory has been read.
  private func makeStore(
    transfer: @escaping @Sendable (Transfer, @Sendable () -> Bool) async throws -> TransferResult = { transfer, _ in
      TransferResult(transfer.target)
    }
  ) async -> TestStoreOf<App> {
    let store = TestStore(initialState: App.State(home)) {
      App()
    } withDependencies: {
      $0.files = FakeDisk.home.client
      $0.fileOperations.transfer = { change, _, isStopped in try await transfer(change, isStopped) }
    }
    await store.send(.view(.appeared))
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.show(["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"])
    }
    return store
  }

  private func pick(_ paths: [Path], _ notice: String, in store: TestStoreOf<App>) async {
    if store.state.top.marks.count == 0 {
      await store.send(.view(.copyPressed))
    } else {
      await store.send(.view(.copyPressed)) { $0.stack[id: home]?.marks = Marks() }
    }
    await store.receive(\.operations.interface.pick) { $0.operations.clipboard = Clipboard(.copy, paths) }
    await store.receive(\.operations.delegate.noticed) { $0.stack[id: home]?.notice = notice }
  }

  private func job(_ name: FileName) -> Job {
    Job(.copy, [.transfer(Transfer(.copy, home.appending(name), to: home.appending(name)))])
  }

  @Test("the marked rows are copied, and the copy is selected where it is")
  func copy() async {
    let store = await makeStore { _, _ in TransferResult(Path("/home/b (2).txt")) }
    for name in ["gone", "locked"] as [FileName] {
      await store.send(\.stack[id: home].view.markPressed) {
        $0.stack[id: home]?.mark(name)
        $0.stack[id: home]?.cursor.move(.down, count: 7)
      }
    }
    await pick(
      [home.appending("gone"), home.appending("locked")],
      "2 entries to copy: go to a directory and press p",
      in: store
    )
    await store.send(\.stack[id: home].view.moved, .last) {
      $0.stack[id: home]?.notice = nil
      $0.stack[id: home]?.cursor.move(.last, count: 7)
    }
    await pick([home.appending("broken")], "broken to copy: go to a directory and press p", in: store)
    await store.send(.view(.pastePressed))
    await store.receive(\.operations.interface.paste) { $0.operations.job = job("broken") }
    await store.receive(\.operations.internal.stepsDone) {
      $0.operations.job = nil
      $0.operations.last = [.copied(home.appending("broken"), to: Path("/home/b (2).txt"))]
    }
    await store.receive(\.operations.delegate.changed) {
      $0.stack[id: home]?.notice = "broken is copied as b (2).txt"
      $0.stack[id: home]?.awaited = "b (2).txt"
    }
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read)
  }

  @Test("while a change runs, q does not quit, and escape stops it")
  func stop() async {
    let gate = AsyncStream<Void>.makeStream()
    let store = await makeStore { transfer, isStopped in
      for await _ in gate.stream {}
      if isStopped() { throw FileProblem(.stopped, at: transfer.source) }
      return TransferResult(transfer.target)
    }
    await pick([home.appending("gone")], "gone to copy: go to a directory and press p", in: store)
    await store.send(.view(.pastePressed))
    await store.receive(\.operations.interface.paste) { $0.operations.job = job("gone") }
    await store.send(.view(.quitPressed)) {
      $0.stack[id: home]?.notice = "A change is not finished: esc stops it, ^C stops it and quits"
    }
    await store.send(.view(.escapePressed)) { $0.stack[id: home]?.notice = nil }
    await store.receive(\.operations.interface.stop) { $0.operations.$isStopping.withLock { $0 = true } }
    gate.continuation.finish()
    await store.receive(\.operations.internal.stepFailed) {
      $0.operations.job = nil
      $0.operations.$isStopping.withLock { $0 = false }
    }
    await store.receive(\.operations.delegate.noticed) { $0.stack[id: home]?.notice = "Stopped: 0 of 1 copied" }
    await store.send(.view(.escapePressed)) { $0.stack[id: home]?.notice = nil }
    await store.send(.view(.quitPressed)) { $0.isQuitting = true }
  }

  @Test("a file that was changed in another directory is not waited for")
  func elsewhere() async {
    let store = await makeStore()
    await store.send(.operations(.delegate(.changed(notice: "done", selecting: Path("/other/x"))))) {
      $0.stack[id: home]?.notice = "done"
    }
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read)
  }
}
