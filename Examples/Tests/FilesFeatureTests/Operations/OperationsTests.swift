import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Changes")
@MainActor
struct OperationsTests {
  private let path = Path("/home/a.txt")
  private let second = Path("/home/b.txt")

  private func trashed(_ path: Path) -> TrashedFile {
    let files = Path("/t/files").appending(path.name)
    return TrashedFile(original: path, file: files, info: Path(files.string + ".trashinfo"))
  }

  private func makeStore(
    last: [FileChange] = [],
    _ prepare: (inout FileOperations) -> Void = { _ in }
  ) -> TestStoreOf<Operations> {
    var operations = FileOperations()
    prepare(&operations)
    var state = Operations.State()
    state.last = last
    return TestStore(initialState: state) {
      Operations()
    } withDependencies: { [operations] in
      $0.fileOperations = operations
    }
  }

  @Test("marked files go to the trash after one question, and come back with one undo")
  func trash() async {
    let restored = LockIsolated<[Path]>([])
    let files = [path: trashed(path), second: trashed(second)]
    let store = makeStore {
      $0.trash = { files[$0]! }
      $0.restore = { file in restored.withValue { $0.append(file.original) } }
    }
    await store.send(.interface(.trash([path, second]))) { $0.alert = .trash([path, second]) }
    await store.send(\.alert.presented.trashConfirmed, [path, second]) {
      $0.alert = nil
      $0.job = Job(.trash, [.trash(path), .trash(second)])
    }
    await store.receive(\.internal.stepsDone) {
      $0.job?.index = 1
      $0.job?.changes = [.trashed(trashed(path))]
    }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = [.trashed(trashed(path)), .trashed(trashed(second))]
    }
    await store.receive(\.delegate.changed, (notice: "2 entries are in the trash; u brings them back", selecting: nil))
    await store.send(.interface(.undo)) {
      $0.job = Job(.undo, [.undo(.trashed(trashed(second))), .undo(.trashed(trashed(path)))])
    }
    await store.receive(\.internal.stepsDone) {
      $0.job?.index = 1
      $0.last.removeLast()
    }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = []
    }
    await store.receive(\.delegate.changed, (notice: "2 changes are undone", selecting: path))
    #expect(restored.value == [second, path])
    await store.send(.interface(.undo))
    await store.receive(\.delegate.noticed, "There is nothing to undo")
  }

  @Test("no is no")
  func dismissed() async {
    let store = makeStore()
    await store.send(.interface(.trash([path]))) { $0.alert = .trash([path]) }
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
    let new = Path("/home/a.txt~")
    await store.receive(\.field.delegate.entered) {
      $0.field = nil
      $0.job = Job(.rename, [.rename(path, to: new)])
    }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = [.moved(from: path, to: new)]
    }
    await store.receive(\.delegate.changed, (notice: "a.txt is now a.txt~", selecting: new))
    #expect(moves.value == [[path, new]])
  }

  @Test("a name that is not text stays what it is when its field is not changed")
  func renameNoText() async {
    let latin = Path("/home").appending(FileName(bytes: [0xe9]))
    let store = makeStore()
    await store.send(.interface(.rename(latin))) { $0.field = NameField.State(.rename(latin)) }
    #expect(store.state.field?.text == "\u{fffd}")
    await store.send(\.field.view.enterPressed)
    await store.receive(\.field.delegate.entered) { $0.field = nil }
  }

  @Test("what is no name is not used", arguments: ["", ".", "..", "a/b", "a\0b", String(repeating: "é", count: 128)])
  func noName(text: String) async {
    let store = makeStore()
    await store.send(.interface(.makeDirectory(in: Path("/home")))) {
      $0.field = NameField.State(.makeDirectory(in: Path("/home")))
    }
    for character in text {
      await store.send(\.field.view.typed, String(character)) { $0.field?.text.append(character) }
    }
    await store.send(\.field.view.enterPressed) { $0.field?.problem = "This is no name for a file" }
    await store.send(\.field.view.closePressed) { $0.field?.problem = nil }
    await store.receive(\.field.delegate.closed) { $0.field = nil }
  }

  @Test("a change that fails says why, keeps what was done, and can be undone so far")
  func fails() async {
    let done = trashed(path)
    let store = makeStore { operations in
      operations.trash = { path in
        guard path == done.original else { throw FileProblem(.permissionDenied, at: path) }
        return done
      }
    }
    let third = Path("/home/c.txt")
    await store.send(.interface(.trash([path, second, third]))) { $0.alert = .trash([path, second, third]) }
    await store.send(\.alert.presented.trashConfirmed, [path, second, third]) {
      $0.alert = nil
      $0.job = Job(.trash, [.trash(path), .trash(second), .trash(third)])
    }
    await store.receive(\.internal.stepsDone) {
      $0.job?.index = 1
      $0.job?.changes = [.trashed(done)]
    }
    await store.receive(\.internal.stepFailed) {
      $0.job = nil
      $0.last = [.trashed(done)]
    }
    await store.receive(
      \.delegate.changed,
      (notice: "Permission denied for b.txt; 1 of 3 in the trash", selecting: nil)
    )
  }

  @Test("an undo that fails says why, and can be tried again")
  func undoFails() async {
    let file = trashed(path)
    let isFree = LockIsolated(false)
    let store = makeStore(last: [.trashed(file)]) { [path] in
      $0.restore = { _ in if !isFree.value { throw FileProblem(.exists, at: path) } }
    }
    await store.send(.interface(.undo)) { $0.job = Job(.undo, [.undo(.trashed(file))]) }
    await store.receive(\.internal.stepFailed) { $0.job = nil }
    await store.receive(\.delegate.noticed, "There is a a.txt already")
    isFree.setValue(true)
    await store.send(.interface(.undo)) { $0.job = Job(.undo, [.undo(.trashed(file))]) }
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = []
    }
    await store.receive(\.delegate.changed, (notice: "a.txt is back from the trash", selecting: path))
  }

  @Test("a second change waits for the first")
  func busy() async {
    let gate = AsyncStream<Void>.makeStream()
    let store = makeStore { $0.makeDirectory = { _ in for await _ in gate.stream {} } }
    let new = Path("/home/n")
    await store.send(.interface(.makeDirectory(in: Path("/home")))) {
      $0.field = NameField.State(.makeDirectory(in: Path("/home")))
    }
    await store.send(\.field.view.typed, "n") { $0.field?.text = "n" }
    await store.send(\.field.view.enterPressed)
    await store.receive(\.field.delegate.entered) {
      $0.field = nil
      $0.job = Job(.makeDirectory, [.makeDirectory(new)])
    }
    await store.send(.interface(.trash([path])))
    await store.receive(\.delegate.noticed, "The last change is not finished")
    gate.continuation.finish()
    await store.receive(\.internal.stepsDone) {
      $0.job = nil
      $0.last = [.created(new)]
    }
    await store.receive(\.delegate.changed, (notice: "n is created", selecting: new))
  }
}
