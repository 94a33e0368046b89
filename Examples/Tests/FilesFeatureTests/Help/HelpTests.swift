import FilesFeature
import Headgate
import HeadgateTesting
import Testing

@Suite("The help")
@MainActor
struct HelpTests {
  @Test("it opens over the directory, scrolls, follows the size of the screen and closes")
  func scrolls() async {
    let store = TestStore(initialState: App.State(Path("/home"), size: ScreenSize(columns: 80, rows: 9))) { App() }
    await store.send(.view(.helpPressed(lineCount: 20))) { $0.help = Help.State(lineCount: 20, height: 5) }
    await store.send(\.help.view.moved, .pageDown) { $0.help?.cursor.place(at: 5, count: 20) }
    await store.send(\.help.view.moved, .last) { $0.help?.cursor.place(at: 19, count: 20) }
    await store.send(.view(.resized(ScreenSize(columns: 80, rows: 30)))) {
      $0.size.rows = 30
      $0.stack[0].cursor.resize(height: 26, count: 0)
      $0.help?.cursor.resize(height: 26, count: 20)
    }
    await store.send(\.help.view.closePressed)
    await store.receive(\.help.delegate.closed) { $0.help = nil }
  }
}
