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
        $0.mark(name)
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
      $0.marks = Marks()
      $0.mark("locked")
      $0.cursor.move(.down, count: 7)
    }
    #expect(store.state.operands == [home.appending("locked")])
    await store.send(.view(.unmarkPressed)) { $0.marks = Marks() }
    #expect(store.state.operands == [home.appending("locked")])
  }

  @Test("inverted marks are those of the other rows that are shown")
  func invert() async {
    let store = await makeStore()
    await mark(["gone", "locked"], in: store)
    await store.send(.view(.invertMarksPressed)) {
      $0.marks = Marks()
      $0.mark("sub", "a9.txt", "a10.txt", "b.txt", "broken")
    }
    #expect(store.state.operands == visible.dropFirst(2).map { home.appending($0) })
    #expect(store.state.marks.bytes == 32)
    await store.send(.view(.invertMarksPressed)) {
      $0.marks = Marks()
      $0.mark("gone", "locked")
    }
    #expect(store.state.marks.unknown == 2)
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
      $0.show(Array(visible.dropFirst()), of: disk, selecting: "sub")
      $0.marks = Marks()
      $0.mark("locked")
    }
  }

  @Test("nothing happens to a marked row that is hidden")
  func hidden() async {
    let store = await makeStore()
    await store.send(.view(.hiddenPressed)) { $0.$settings.withLock { $0.showsHidden = true } }
    await store.receive(\.internal.arranged) { $0.visible.insert(".hidden", at: 3) }
    await store.send(.view(.invertMarksPressed)) {
      for name in visible + [".hidden"] { $0.mark(name) }
    }
    #expect(store.state.marks.count == 8)
    await store.send(.view(.hiddenPressed)) { $0.$settings.withLock { $0.showsHidden = false } }
    await store.receive(\.internal.arranged) {
      $0.visible = visible
      $0.mark()
    }
    #expect(store.state.operands == visible.map { home.appending($0) })
    #expect(store.state.marks.count == 7)
    #expect(store.state.marks.contains(".hidden"))
  }

  @Test("a marked directory that is added up counts with its size, and its mark can be removed meanwhile")
  func measured() async {
    let measurement = LongMeasurement()
    let store = await makeStore()
    measurement.install(in: &store.dependencies.files)
    await mark(["gone"], in: store)
    await store.send(.view(.moved(.first))) { $0.cursor.move(.first, count: 7) }
    await store.send(.view(.measurePressed))
    await store.receive(\.rows[id: "gone"].interface.measure) {
      $0.rows[id: "gone"]?.measurement = .running(TreeSize())
    }
    measurement.step(TreeSize(files: 2, bytes: 50))
    await store.receive(\.rows[id: "gone"].internal.measured) {
      $0.rows[id: "gone"]?.measurement = .running(TreeSize(files: 2, bytes: 50))
    }
    #expect(store.state.marks.unknown == 1)
    measurement.finish()
    await store.receive(\.rows[id: "gone"].internal.measured) {
      $0.rows[id: "gone"]?.measurement = .done(TreeSize(files: 2, bytes: 50))
    }
    await store.receive(\.rows[id: "gone"].delegate.measured) { $0.mark() }
    #expect(store.state.marks.bytes == 50)
    #expect(store.state.marks.unknown == 0)
    await store.send(.view(.markPressed)) {
      $0.marks = Marks()
      $0.cursor.move(.down, count: 7)
    }
  }
}
