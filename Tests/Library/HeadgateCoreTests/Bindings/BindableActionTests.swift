import Headgate
import Testing

/// Actions without case paths: the binding is found by reflection.
private enum PlainAction: BindableAction {
  case undo(BindingAction<Form.State>)
  case binding(BindingAction<Form.State>)
}

/// Actions that make a binding in their own way, and say how it is found.
private struct BoxedAction: BindableAction {
  var content: BindingAction<Form.State>?

  static func binding(_ action: BindingAction<Form.State>) -> Self { Self(content: action) }

  static var bindingCase: AnyCasePath<Self, BindingAction<Form.State>> {
    AnyCasePath(embed: { .binding($0) }, extract: { $0.content })
  }
}

/// A case path that is not named like the case that makes bindings.
@CasePathable
private enum RenamedAction: BindableAction {
  case other(BindingAction<Form.State>)
  case set(BindingAction<Form.State>)

  static func binding(_ action: BindingAction<Form.State>) -> Self { .set(action) }
}

struct BindableActionTests {
  private let binding = BindingAction<Form.State>.set(\.name, "Blob")

  // holds: BIND-5
  @Test func `the case of bindings is found among the case paths`() {
    #expect(Form.Action.bindingCase.caseIndex == 0)
    #expect(Form.Action.bindingCase.extract(from: .binding(binding)) == binding)
    #expect(Form.Action.bindingCase.extract(from: .undo(binding)) == nil)
    #expect(Form.Action.bindingCase.extract(from: .fillButtonTapped) == nil)
    #expect(RenamedAction.bindingCase.caseIndex == 1)
    #expect(RenamedAction.bindingCase.extract(from: .set(binding)) == binding)
    #expect(RenamedAction.bindingCase.extract(from: .other(binding)) == nil)
  }

  // holds: BIND-5
  @Test func `without case paths it is found by reflection`() {
    #expect(PlainAction.bindingCase.extract(from: .binding(binding)) == binding)
    #expect(PlainAction.bindingCase.extract(from: .undo(binding)) == nil)
  }

  // holds: BIND-5
  @Test func `an action may say itself how it is found`() {
    var state = Form.State()
    let reducer = BindingReducer<Form.State, BoxedAction>()
    _ = reducer.reduce(into: &state, action: BoxedAction())
    #expect(state == Form.State())
    _ = reducer.reduce(into: &state, action: .set(\.name, "Blob"))
    #expect(state.name == "Blob")
  }
}
