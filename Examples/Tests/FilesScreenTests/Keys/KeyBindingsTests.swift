import FilesFeature
import FilesScreen
import Headgate
import Terminal
import Testing

@Suite("What keys do")
@MainActor
struct KeyBindingsTests {
  private let store: StoreOf<App>
  private let keys: KeyBindings

  init() {
    store = Store(initialState: .sample()) {
      App()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.files.list = { path, _ in throw FileProblem(.vanished, at: path) }
      $0.files.measure = { _, _ in TreeSize(files: 1) }
    }
    keys = KeyBindings(ViewStore(store))
  }

  private var top: Directory.State { store.state.top }

  @Test("arrows and letters move in a directory")
  func moves() {
    for (key, index) in [
      (Key.down, 1), (.character("j"), 2), (.character("k"), 1), (.up, 0), (.character("G"), 2), (.home, 0),
      (.pageDown, 2), (.pageUp, 0),
    ] {
      keys.press(key)
      #expect(top.cursor.index == index, "\(key)")
    }
  }

  @Test(
    "a directory is entered and left",
    arguments: [(Key.enter, Key.backspace), (.right, .left), (.character("l"), .character("h"))]
  )
  func enters(enter: Key, leave: Key) {
    keys.press(enter)
    #expect(top.path == Path("/home/blob/Documents"))
    keys.press(leave)
    #expect(top.path == Path("/home/blob"))
  }

  @Test("letters are typed into a search, q among them, and escape closes it")
  func search() {
    keys.press(.character("/"))
    for character in "jq" { keys.press(.character(character)) }
    keys.press(.backspace)
    #expect(top.search?.text == "j")
    keys.press(.control("u"))
    #expect(top.search?.text == "")
    #expect(!store.isQuitting)
    keys.press(.escape)
    #expect(top.search == nil)
  }

  @Test("a pasted text goes to a field without its line breaks, and nowhere else")
  func paste() {
    let before = store.state
    keys.paste("jdy\rq")
    #expect(store.state == before)
    keys.press(.character("/"))
    keys.paste("a\r\nb\u{1b}\tc")
    #expect(top.search?.text == "abc")
    keys.press(.escape)
    keys.press(.character("n"))
    keys.paste("new\n")
    keys.paste("\u{2028} 語")
    #expect(store.operations.field?.text == "new 語")
    keys.press(.escape)
    keys.press(.character("?"))
    keys.paste("q")
    #expect(store.help != nil)
  }

  @Test("a scan is opened, stopped and closed")
  func scan() {
    keys.press(.character("s"))
    #expect(top.scan?.phase == .running)
    keys.press(.escape)
    #expect(top.scan?.phase == .stopped)
    keys.press(.escape)
    #expect(top.scan == nil)
  }

  @Test("settings have keys")
  func settings() {
    keys.press(.character("."))
    keys.press(.character("o"))
    keys.press(.character("O"))
    #expect(store.settings.showsHidden)
    #expect(store.settings.order == .size)
    #expect(store.settings.isReversed)
  }

  @Test("q quits, from a scan too", arguments: [[Key.character("q")], [.character("s"), .character("q")]])
  func quit(pressed: [Key]) {
    for key in pressed { keys.press(key) }
    #expect(store.isQuitting)
  }

  @Test("a key without a meaning does nothing")
  func nothing() {
    let before = store.state
    for key in [Key.tab, .control("x"), .character("é")] { keys.press(key) }
    #expect(store.state == before)
  }
}
