import Headgate
import HeadgateTesting
import Testing

struct BindingReducerTests {
  // holds: BIND-6, BIND-7
  @Test func `what is set is written, and reducers behind see it`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.set(\.name, "Blob")) {
      $0.name = "Blob"
      $0.isNameValid = true
    }
    await store.send(.binding(.set(\.age, 3))) { $0.age = 3 }
    await store.send(.set(\.address.street, "High")) {
      $0.address.street = "High"
      $0.log = ["street High"]
    }
    await store.send(.set(\.options.half, 1)) { $0.options.isLoud = true }
    await store.send(.set(\.tags, ["a"])) { $0.tags = ["a"] }
    await store.send(.set(\.tags[0], "b")) { $0.tags = ["b"] }
  }

  // holds: BIND-3, BIND-6
  @Test func `a test sends and receives bindings by the name of the property`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.name, "x") {
      $0.name = "x"
      $0.isNameValid = true
    }
    await store.send(.fillButtonTapped)
    await store.receive(\.binding.name, "Blob") { $0.name = "Blob" }
    await store.receive(\.binding.age) { $0.age = 7 }
  }

  // holds: BIND-3
  @Test func `another property than the expected one is reported`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.fillButtonTapped)
    let issues = await recordingIssues {
      await store.receive(.set(\.name, "Blub")) {
        $0.name = "Blob"
        $0.isNameValid = true
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.text.contains(#".set(\State.name, "Blub")"#) == true)
    #expect(issues.first?.text.contains(#".set(\State.name, "Blob")"#) == true)
    await store.receive(\.binding.age, 7) { $0.age = 7 }
  }

  // holds: BIND-6
  @Test func `other cases with a binding are left alone`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.undo(.set(\.name, "Blob"))) { $0.log = ["undo"] }
  }

  // holds: BIND-8
  @Test func `bindings among view actions are written`() async {
    let store = TestStore(initialState: Survey.State()) { Survey() }
    await store.send(.view(.set(\.answer, "yes"))) { $0.answer = "yes" }
    await store.send(\.view.binding.answer, "no") { $0.answer = "no" }
    await store.send(.view(.sendButtonTapped))
    await store.receive(\.sent) { $0.sent = ["no"] }
  }

  // holds: BIND-7
  @Test func `a value is written in place`() {
    struct Sheet {
      var rows: [Int] = Array(repeating: 0, count: 100)
      var name = ""
    }
    enum Action: BindableAction {
      case binding(BindingAction<Sheet>)
    }
    var sheet = Sheet()
    let before = sheet.rows.withUnsafeBufferPointer { $0.baseAddress }
    let reducer = BindingReducer<Sheet, Action>()
    _ = reducer.reduce(into: &sheet, action: .set(\.name, "Blob"))
    _ = reducer.reduce(into: &sheet, action: .set(\.rows[3], 5))
    #expect(sheet.name == "Blob")
    #expect(sheet.rows[3] == 5)
    #expect(sheet.rows.withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}
