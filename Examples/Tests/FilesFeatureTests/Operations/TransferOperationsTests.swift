import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Copies and moves")
@MainActor
struct TransferOperationsTests {
  private let a = Path("/home/a")
  private let b = Path("/home/b")
  private let other = Path("/other")

  private func makeStore(
    _ transfer:
      @escaping @Sendable (
        Transfer, @escaping @Sendable (TransferProgress) async -> Void, @escaping @Sendable () -> Bool
      ) async throws -> TransferResult
  ) -> TestStoreOf<Operations> {
    TestStore(initialState: Operations.State()) {
      Operations()
    } withDependencies: {
      $0.fileOperations.transfer = { try await transfer($0, $1, $2) }
      $0.fileOperations.trash = { TrashedFile(original: $0, file: Path("/t/f"), info: Path("/t/i")) }
    }
  }

  private func pick(_ kind: Transfer.Kind, _ paths: [Path], _ notice: String, in store: TestStoreOf<Operations>) async {
    await store.send(.interface(.pick(kind, paths))) { $0.clipboard = Clipboard(kind, paths) }
    await store.receive(\.delegate.noticed, notice)
  }

  private func transfer(_ kind: Transfer.Kind, _ path: Path, keepsBoth: Bool = false) -> FileStep {
    .transfer(Transfer(kind, path, to: other.appending(path.name), keepsBoth: keepsBoth))
  }

  private var trashedOther: TrashedFile {
    TrashedFile(original: other.appending("a"), file: Path("/t/f"), info: Path("/t/i"))
  }

  @Test("a copy shows its progress, and its undo moves the copies to the trash")
  func copy() async {
    let store = makeStore { transfer, progress, _ in
      await progress(TransferProgress(files: 1, bytes: 5, allFiles: 2, allBytes: 9))
      return TransferResult(transfer.target)
    }
    await pick(.copy, [a], "a to copy: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.copy, [transfer(.copy, a)]) }
    await store.receive(\.internal.progressed) {
      $0.job?.progress = TransferProgress(files: 1, bytes: 5, allFiles: 2, allBytes: 9)
    }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = [.copied(a, to: other.appending("a"))]
    }
    await store.receive(\.delegate.changed, (notice: "a is copied to other", selecting: other.appending("a")))
    await store.send(.interface(.undo)) { $0.job = Job(.undo, [.undo(.copied(a, to: other.appending("a")))]) }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = []
    }
    await store.receive(\.delegate.changed, (notice: "The copy a is in the trash", selecting: nil))
  }

  @Test("a move empties the clipboard, and its undo moves back")
  func move() async {
    let transfers = LockIsolated<[Transfer]>([])
    let store = makeStore { transfer, _, _ in
      transfers.withValue { $0.append(transfer) }
      return TransferResult(transfer.target)
    }
    await pick(.move, [a, b], "2 entries to move: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.move, [transfer(.move, a), transfer(.move, b)]) }
    let changes = [FileChange.moved(from: a, to: other.appending("a")), .moved(from: b, to: other.appending("b"))]
    await store.receive(\.internal.stepsDone) {
      $0.clipboard = Clipboard(.move, [b])
      $0.job?.index = 1
      $0.job?.changes = [changes[0]]
    }
    await store.receive(\.internal.stepsDone) {
      $0.clipboard = nil
      $0.job = nil
      $0.last = changes
    }
    await store.receive(\.delegate.changed, (notice: "2 entries are moved", selecting: other.appending("b")))
    await store.send(.interface(.paste(into: other)))
    await store.receive(\.delegate.noticed, "There is nothing to put here: y copies, x moves")
    await store.send(.interface(.undo)) { $0.job = Job(.undo, changes.reversed().map { .undo($0) }) }
    await store.receive(\.internal.stepsDone) {
      $0.job?.index = 1
      $0.last.removeLast()
    }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = []
    }
    await store.receive(\.delegate.changed, (notice: "2 changes are undone", selecting: a))
    #expect(transfers.value.suffix(2).map(\.target) == [b, a])
    #expect(transfers.value.suffix(2).allSatisfy { $0.kind == .move && !$0.keepsBoth })
  }

  /// Begins to copy `a` and `b` to a directory where both names are taken.
  private func makeConflict() async -> TestStoreOf<Operations> {
    let taken = LockIsolated<Set<Path>>([other.appending("a"), other.appending("b")])
    let store = makeStore { transfer, _, _ in
      if transfer.keepsBoth { return TransferResult(Path(transfer.target.string + " (2)")) }
      // The trash, which this test does not see, has made the name free.
      guard taken.withValue({ $0.remove(transfer.target) }) == nil else {
        throw FileProblem(.exists, at: transfer.target)
      }
      return TransferResult(transfer.target)
    }
    await pick(.copy, [a, b], "2 entries to copy: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.copy, [transfer(.copy, a), transfer(.copy, b)]) }
    await store.receive(\.internal.stepFailed) { $0.alert = .conflict(other.appending("a"), forAll: true) }
    return store
  }

  @Test("a name that is taken asks: keep both, and skip")
  func keepAndSkip() async {
    let store = await makeConflict()
    await store.send(\.alert.presented.answered, (Job.Choice.keepBoth, forAll: false)) {
      $0.alert = nil
      $0.job?.steps[0] = transfer(.copy, a, keepsBoth: true)
    }
    await store.receive(\.internal.stepsDone) {
      $0.job?.index = 1
      $0.job?.changes = [.copied(a, to: Path("/other/a (2)"))]
    }
    await store.receive(\.internal.stepFailed) { $0.alert = .conflict(other.appending("b"), forAll: false) }
    await store.send(\.alert.presented.answered, (Job.Choice.skip, forAll: false)) {
      $0.alert = nil
      $0.job = nil
      $0.last = [.copied(a, to: Path("/other/a (2)"))]
    }
    await store.receive(\.delegate.changed, (notice: "1 entry is copied", selecting: Path("/other/a (2)")))
  }

  @Test("the old file is replaced by way of the trash, and the undo brings it back")
  func replace() async {
    let store = await makeConflict()
    await store.send(\.alert.presented.answered, (Job.Choice.replace, forAll: false)) {
      $0.alert = nil
      $0.job?.isReplacing = true
    }
    await store.receive(\.internal.stepsDone) {
      $0.job?.isReplacing = false
      $0.job?.changes = [.trashed(trashedOther)]
    }
    await store.receive(\.internal.stepsDone) {
      $0.job?.index = 1
      $0.job?.changes.append(.copied(a, to: other.appending("a")))
    }
    await store.receive(\.internal.stepFailed) { $0.alert = .conflict(other.appending("b"), forAll: false) }
    await store.send(.view(.questionDismissed)) {
      $0.alert = nil
      $0.job = nil
      $0.last = [.trashed(trashedOther), .copied(a, to: other.appending("a"))]
    }
    await store.receive(
      \.delegate.changed,
      (notice: "Stopped: 1 of 2 copied", selecting: other.appending("a"))
    )
  }

  @Test("a question that a view closes stops the job")
  func dismissal() async {
    let store = await makeConflict()
    await store.send(\.alert.dismiss) {
      $0.alert = nil
      $0.job = nil
    }
    await store.receive(\.delegate.noticed, "Stopped: 0 of 2 copied")
  }

  @Test("one answer is enough for all")
  func forAll() async {
    let store = await makeConflict()
    await store.send(\.alert.presented.answered, (Job.Choice.skip, forAll: true)) {
      $0.alert = nil
      $0.job?.choice = .skip
      $0.job?.index = 1
    }
    await store.receive(\.internal.stepFailed) { $0.job = nil }
    await store.receive(\.delegate.changed, (notice: "No entries are copied", selecting: nil))
  }

  @Test("a stopped copy ends when its work has ended")
  func stop() async {
    let gate = AsyncStream<Void>.makeStream()
    let store = makeStore { transfer, _, isStopped in
      for await _ in gate.stream {}
      if isStopped() { throw FileProblem(.stopped, at: transfer.source) }
      return TransferResult(transfer.target)
    }
    await pick(.copy, [a, b], "2 entries to copy: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.copy, [transfer(.copy, a), transfer(.copy, b)]) }
    await store.send(.interface(.stop)) { $0.$isStopping.withLock { $0 = true } }
    gate.continuation.finish()
    await store.receive(\.internal.stepFailed) {
      $0.job = nil
      $0.$isStopping.withLock { $0 = false }
    }
    await store.receive(\.delegate.noticed, "Stopped: 0 of 2 copied")
    await store.send(.interface(.stop))
  }

  @Test("what was left out and what could not be removed is said, and is not undone")
  func incomplete() async {
    let store = makeStore { [a, b] transfer, _, _ in
      transfer.source == a
        ? TransferResult(transfer.target, skipped: [a]) : TransferResult(transfer.target, kept: b)
    }
    await pick(.move, [a, b], "2 entries to move: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.move, [transfer(.move, a), transfer(.move, b)]) }
    await store.receive(\.internal.stepsDone) {
      $0.job?.index = 1
      $0.job?.skipped = [a]
    }
    await store.receive(\.internal.stepsDone) { $0.job = nil }
    let notice =
      "No entries are moved; a left out: pipes, sockets and devices are not copied; 1 is copied and not removed; "
      + "b is still at its old place"
    await store.receive(\.delegate.changed, (notice: notice, selecting: other.appending("b")))
  }

  @Test("after a move that left its source, an earlier job cannot be undone by mistake")
  func partialMove() async {
    let store = makeStore { [a] transfer, _, _ in
      TransferResult(transfer.target, kept: transfer.kind == .move ? a : nil)
    }
    await pick(.copy, [a], "a to copy: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.copy, [transfer(.copy, a)]) }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = [.copied(a, to: other.appending("a"))]
    }
    await store.receive(\.delegate.changed, (notice: "a is copied to other", selecting: other.appending("a")))
    await pick(.move, [a], "a to move: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.move, [transfer(.move, a)]) }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = []
    }
    let notice = "a is copied to other; a is still at its old place"
    await store.receive(\.delegate.changed, (notice: notice, selecting: other.appending("a")))
    await store.send(.interface(.undo))
    await store.receive(\.delegate.noticed, "There is nothing to undo")
  }

  @Test("only the taken name of the target is a question", arguments: [false, true])
  func takenElsewhere(keepsBoth: Bool) async {
    let store = makeStore { [a, other] transfer, _, _ in
      let path =
        keepsBoth && !transfer.keepsBoth ? other.appending("a") : keepsBoth ? transfer.target : a.appending("X")
      throw FileProblem(.exists, at: path)
    }
    await pick(.copy, [a], "a to copy: go to a directory and press p", in: store)
    await store.send(.interface(.paste(into: other))) { $0.job = Job(.copy, [transfer(.copy, a)]) }
    if keepsBoth {
      await store.receive(\.internal.stepFailed) { $0.alert = .conflict(other.appending("a"), forAll: false) }
      await store.send(\.alert.presented.answered, (Job.Choice.keepBoth, forAll: false)) {
        $0.alert = nil
        $0.job?.steps[0] = transfer(.copy, a, keepsBoth: true)
      }
    }
    await store.receive(\.internal.stepFailed) { $0.job = nil }
    await store.receive(\.delegate.noticed, "There is a \(keepsBoth ? "a" : "X") already")
  }
}
