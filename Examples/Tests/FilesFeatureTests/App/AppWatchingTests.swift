import FilesFeature
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@Suite("Watching the directory on the screen")
@MainActor
struct AppWatchingTests {
  private let home = Path("/home")
  private let sub = Path("/home/sub")
  private let visible: [FileName] = ["gone", "locked", "sub", "a9.txt", "a10.txt", "b.txt", "broken"]

  @Test("the directory on the screen is watched, and no other one")
  func watches() async {
    let continuations = LockIsolated<[Path: AsyncStream<Void>.Continuation]>([:])
    let watched = LockIsolated<[Path]>([])
    var state = App.State(home)
    state.stack[id: home]?.awaited = "sub"
    let store = TestStore(initialState: state) {
      App()
    } withDependencies: {
      $0.files = FakeDisk.home.client
      $0.directoryChanges.changes = { path in
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        watched.withValue { $0.append(path) }
        continuations.withValue { $0[path] = continuation }
        continuation.onTermination = { _ in watched.withValue { $0.removeAll { $0 == path } } }
        return stream
      }
    }
    await store.send(.view(.appeared))
    await store.receive(\.stack[id: home].interface.appear)
    await store.receive(\.stack[id: home].internal.read) { $0.stack[id: home]?.show(visible, selecting: "sub") }
    #expect(watched.value == [home])

    continuations.value[home]?.yield()
    await store.receive(\.internal.directoryChanged, home)
    await store.receive(\.stack[id: home].interface.changedOnDisk) { $0.stack[id: home]?.isRefreshing = true }
    await store.receive(\.stack[id: home].internal.read)
    await store.receive(\.stack[id: home].internal.refreshed) { $0.stack[id: home]?.isRefreshing = false }

    await store.send(\.stack[id: home].view.enterPressed)
    await store.receive(\.stack[id: home].delegate.entered, sub) {
      $0.stack.append(Directory.State(sub, settings: $0.$settings, height: 20))
    }
    await store.receive(\.stack[id: sub].interface.appear)
    await store.receive(\.stack[id: sub].internal.read) { $0.stack[id: sub]?.show(["deep.txt"]) }
    #expect(watched.value == [sub])
    continuations.value[sub]?.finish()
    await store.finish()
  }
}
