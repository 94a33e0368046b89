import Headgate
import HeadgateTesting
import Testing

@MainActor
struct EditorTests {
  @Test func feature() async {
    let store = TestStore(initialState: Editor.State()) { Editor() }
    await store.send(\.view.textChanged, "a") { $0.text = "a" }
    await store.send(.view(.saveButtonTapped)) { $0.isSaving = true }
    await store.receive(\.internal._saved.success) { $0.isSaving = false }
    await store.receive(\.delegate.saved, "A")
    await store.send(\.view.cancelButtonTapped)
    await store.receive(.delegate(.saved("")))
    await store.receive(.internal(._saved(.failure(Editor.Action.SaveError())))) { $0.hasFailed = true }
  }

  @Test func library() async {
    let store = TestStore(initialState: Library.State()) { Library() }
    await store.send(.newButtonTapped) { $0.editor = Editor.State() }
    await store.send(\.editor.view.textChanged, "a") { $0.editor?.text = "a" }
    await store.send(\.editor.view.saveButtonTapped) { $0.editor?.isSaving = true }
    await store.receive(\.editor.internal._saved, .success("A")) { $0.editor?.isSaving = false }
    await store.receive(\.editor.delegate.saved, "A") { $0.titles = ["A"] }
  }
}
