import HeadgateUDF
import HeadgateUDFTesting
import Testing

@MainActor struct EditorTests {
  @Test func edits() async {
    let store = TestStore(state: EditorState(), reducer: allReducers)
    await store.send(EditorAction.typed("Hello, world")) { $0.text = "Hello, wor" }
    await store.send(EditorAction.saved) { $0.saved = "Hello, wor" }
  }

  @Test func connects() {
    let editor = EditorViewController(name: "Note")
    editor.start(Store(state: EditorState(text: "a"), reducer: allReducers))
    #expect(editor.title == "Note *")
  }
}
