import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Changes")
@MainActor
struct OperationsTests {
  private let path = Path("/home/a.txt")
  private let trashed = TrashedFile(
    original: Path("/home/a.txt"),
    file: Path("/t/files/a.txt"),
    info: Path("/t/info/a.txt.trashinfo")
  )

  private func makeStore(_ prepare: (inout FileOperations) -> Void = { _ in }) -> TestStoreOf<Operations> {
    var operations = FileOperations()
    prepare(&operations)
    return TestStore(initialState: Operations.State()) {
      Operations()
    } withDependencies: { [operations] in
      $0.fileOperations = operations
    }
  }

  @Test("a file goes to the trash after a question, and comes back once")
  func trash() async {
    let restored = LockIsolated<[TrashedFile]>([])
    let store = makeStore { [trashed] in
      $0.trash = { _ in trashed }
      $0.restore = { file in restored.withValue { $0.append(file) } }
    }
    await store.send(.interface(.trash(path))) { $0.alert = .trash(path) }
    await store.send(\.alert.presented.trashConfirmed, path) {
      $0.alert = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.done) {
      $0.isBusy = false
      $0.last = .trashed(trashed)
    }
    await store.receive(\.delegate.changed)
    await store.send(.interface(.undo)) { $0.isBusy = true }
    await store.receive(\.internal.undone) {
      $0.isBusy = false
      $0.last = nil
    }
    await store.receive(\.delegate.changed, (notice: "a.txt is back from the trash", selecting: "a.txt"))
    #expect(restored.value == [trashed])
    await store.send(.interface(.undo))
    await store.receive(\.delegate.failed, "There is nothing to undo")
  }

  @Test("no is no")
  func dismissed() async {
    let store = makeStore()
    await store.send(.interface(.trash(path))) { $0.alert = .trash(path) }
    await store.send(.view(.questionDismissed)) { $0.alert = nil }
  }

  @Test("a new name is used, and the same name changes nothing")
  func rename() async {
    let moves = LockIsolated<[[Path]]>([])
    let store = makeStore { $0.move = { from, to in moves.withValue { $0.append([from, to]) } } }
    await store.send(.interface(.rename(path))) { $0.field = NameField.State(.rename(path)) }
    await store.send(\.field.view.enterPressed)
    await store.receive(\.field.delegate.entered) { $0.field = nil }
    await store.send(.interface(.rename(path))) { $0.field = NameField.State(.rename(path)) }
    await store.send(\.field.view.typed, "~") { $0.field?.text = "a.txt~" }
    await store.send(\.field.view.enterPressed)
    await store.receive(\.field.delegate.entered) {
      $0.field = nil
      $0.isBusy = true
    }
    let new = Path("/home/a.txt~")
    await store.receive(\.internal.done) {
      $0.isBusy = false
      $0.last = .moved(from: path, to: new)
    }
    await store.receive(\.delegate.changed, (notice: "a.txt is now a.txt~", selecting: "a.txt~"))
    #expect(moves.value == [[path, new]])
  }

  @Test("what is no name is not used", arguments: ["", ".", "..", "a/b", String(repeating: "é", count: 128)])
  func noName(text: String) async {
    let store = makeStore()
    await store.send(.interface(.makeDirectory(in: Path("/home")))) {
      $0.field = NameField.State(.makeDirectory(in: Path("/home")))
    }
    for character in text {
      await store.send(\.field.view.typed, character) { $0.field?.text.append(character) }
    }
    await store.send(\.field.view.enterPressed) { $0.field?.problem = "This is no name for a file" }
    await store.send(\.field.view.closePressed) { $0.field?.problem = nil }
    await store.receive(\.field.delegate.closed) { $0.field = nil }
  }

  @Test("a change that fails says why, and is not undone")
  func fails() async {
    let store = makeStore { $0.trash = { throw FileProblem(.permissionDenied, at: $0) } }
    await store.send(.interface(.trash(path))) { $0.alert = .trash(path) }
    await store.send(\.alert.presented.trashConfirmed, path) {
      $0.alert = nil
      $0.isBusy = true
    }
    await store.receive(\.internal.failed) { $0.isBusy = false }
    await store.receive(\.delegate.failed, "Permission denied: you may not change a.txt")
  }

  @Test("a second change waits for the first")
  func busy() async {
    let gate = AsyncStream<Void>.makeStream()
    let store = makeStore { $0.makeDirectory = { _ in for await _ in gate.stream {} } }
    await store.send(.interface(.makeDirectory(in: Path("/home")))) {
      $0.field = NameField.State(.makeDirectory(in: Path("/home")))
    }
    await store.send(\.field.view.typed, "n") { $0.field?.text = "n" }
    await store.send(\.field.view.enterPressed)
    await store.receive(\.field.delegate.entered) {
      $0.field = nil
      $0.isBusy = true
    }
    await store.send(.interface(.trash(path)))
    await store.receive(\.delegate.failed, "The last change is not finished")
    gate.continuation.finish()
    await store.receive(\.internal.done) {
      $0.isBusy = false
      $0.last = .created(Path("/home/n"))
    }
    await store.receive(\.delegate.changed, (notice: "n is created", selecting: "n"))
  }
}
