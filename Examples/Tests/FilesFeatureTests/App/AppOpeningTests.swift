import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Opening files, and the parent directory")
@MainActor
struct AppOpeningTests {
  private let home = Path("/home")
  private let visible: [FileName] = ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"]
  private let opened = LockIsolated<[String]>([])

  private func makeStore(selecting name: FileName, failure: String? = nil) async -> TestStoreOf<App> {
    var state = App.State(home)
    state.stack[id: home]?.awaited = name
    let store = TestStore(initialState: state) {
      App()
    } withDependencies: { [opened] in
      $0.continuousClock = TestClock()
      $0.files = FakeDisk.home.client
      $0.fileOpener.open = { path, program in
        opened.withValue { $0.append("\(program) \(path)") }
        if let failure { throw FileProblem(.other(failure), at: path) }
      }
    }
    await store.send(.view(.appeared))
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) {
      $0.stack[id: home]?.show(visible, selecting: name)
    }
    return store
  }

  @Test("a file is shown in the pager, and the directory is read again")
  func pager() async {
    let store = await makeStore(selecting: "b.txt")
    await store.send(\.stack[id: home].view.enterPressed)
    await store.receive(\.stack[id: home].delegate.opened) { $0.isOpening = true }
    await store.receive(\.internal.openingEnded) { $0.isOpening = false }
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read)
    #expect(opened.value == ["pager /home/b.txt"])
  }

  @Test("a failure of the editor is a message")
  func failure() async {
    let store = await makeStore(selecting: "b.txt", failure: "There is no program ed")
    await store.send(.view(.editPressed)) { $0.isOpening = true }
    await store.receive(\.internal.openingEnded) {
      $0.isOpening = false
      $0.stack[id: home]?.notice = "There is no program ed"
    }
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read)
    #expect(opened.value == ["editor /home/b.txt"])
  }

  @Test("a directory and a broken link are not opened in the editor", arguments: [FileName("sub"), "broken"])
  func refused(name: FileName) async {
    let store = await makeStore(selecting: name)
    await store.send(.view(.editPressed)) {
      $0.stack[id: home]?.notice = "\(name) is no file that an editor can open"
    }
    #expect(opened.value == [])
  }

  @Test("the key for the parent goes there when another directory was on the screen before")
  func parent() async {
    let sub = Path("/home/sub")
    var state = App.State(Path("/other"))
    state.open(sub)
    let store = TestStore(initialState: state) {
      App()
    } withDependencies: {
      $0.files = FakeDisk.home.client
    }
    await store.send(.view(.parentPressed)) {
      $0.stack.append(Directory.State(home, settings: $0.$settings, height: 20, selecting: "sub"))
    }
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) { $0.stack[id: home]?.show(visible, selecting: "sub") }
    #expect(store.state.stack.map(\.path.string) == ["/other", "/home/sub", "/home"])
  }

  @Test("a parent below on the stack is gone back to, and the root has none")
  func parentBelow() async {
    let root = Path("/")
    var state = App.State(root)
    state.open(home)
    let store = TestStore(initialState: state) {
      App()
    } withDependencies: {
      $0.files = FakeDisk.home.client
    }
    await store.send(.view(.parentPressed)) { $0.stack.remove(id: home) }
    await store.receive(\.stack[id: root].interface.appear)
    await store.receive(\.stack[id: root].internal.read) { $0.stack[id: root]?.show(["home"]) }
    await store.send(.view(.parentPressed)) { $0.stack[id: root]?.notice = "This is the root directory" }
  }
}
