import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Marks")
@MainActor
struct MarksTests {
  private let home = Path("/home")
  private let visible: [FileName] = ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"]

  private func makeStore() async -> TestStoreOf<Directory> {
    let store = TestStore(initialState: Directory.State(home, settings: Shared(value: Settings()), height: 9)) {
      Directory()
    } withDependencies: {
      $0.files = FakeDisk.home.client
    }
    await store.send(.interface(.appear))
    await store.receive(\.internal.read) { $0.show(visible) }
    return store
  }

  private func mark(_ names: [FileName], in store: TestStoreOf<Directory>) async {
    for name in names {
      await store.send(.view(.markPressed)) {
        $0.marks.insert(name)
        $0.cursor.move(.down, count: visible.count)
      }
    }
  }

  @Test("a mark goes down, is removed the second time, and the marked rows are what changes are about")
  func marks() async {
    let store = await makeStore()
    #expect(store.state.operands == [home.appending("gone")])
    await mark(["gone", "locked"], in: store)
    #expect(store.state.operands == [home.appending("gone"), home.appending("locked")])
    await store.send(.view(.moved(.first))) { $0.cursor.move(.first, count: 7) }
    await store.send(.view(.markPressed)) {
      $0.marks = ["locked"]
      $0.cursor.move(.down, count: 7)
    }
    #expect(store.state.marked.map(\.id) == ["locked"])
    await store.send(.view(.unmarkPressed)) { $0.marks = [] }
    #expect(store.state.operands == [home.appending("locked")])
  }

  @Test("inverted marks are those of the other rows that are shown")
  func invert() async {
    let store = await makeStore()
    await mark(["gone", "locked"], in: store)
    await store.send(.view(.invertMarksPressed)) { $0.marks = ["sub", "a9.txt", "a10.txt", "b.txt", "broken"] }
    #expect(store.state.marked.map(\.id) == Array(visible.dropFirst(2)))
    await store.send(.view(.invertMarksPressed)) { $0.marks = ["gone", "locked"] }
  }

  @Test("marks stay when the directory is read again, except those of files that are gone")
  func reading() async {
    let store = await makeStore()
    await mark(["gone", "locked"], in: store)
    var disk = FakeDisk.home
    disk.directories["/home"]?.removeAll { $0.name == "gone" }
    store.dependencies.files = disk.client
    await store.send(.view(.reloadPressed))
    await store.receive(\.internal.read) {
      $0.marks = ["locked"]
      $0.show(Array(visible.dropFirst()), of: disk, selecting: "sub")
    }
  }

  @Test("nothing happens to a marked row that is hidden")
  func hidden() async {
    let store = await makeStore()
    await store.send(.view(.hiddenPressed)) { $0.$settings.withLock { $0.showsHidden = true } }
    await store.receive(\.internal.arranged) { $0.visible.insert(".hidden", at: 3) }
    await store.send(.view(.invertMarksPressed)) { $0.marks = Set(visible + [".hidden"]) }
    await store.send(.view(.hiddenPressed)) { $0.$settings.withLock { $0.showsHidden = false } }
    await store.receive(\.internal.arranged) { $0.visible = visible }
    #expect(store.state.marked.map(\.id) == visible)
    #expect(store.state.marks.contains(".hidden"))
  }
}
