import Headgate
import Testing

/// Writes nothing.
private struct Idle: Reducer {
  func reduce(into state: inout Form.State, action: Form.Action) -> Effect<Form.Action> { .none }
}

private actor FormActor {
  lazy var form = ActorStore(initialState: Form.State(), reducer: { Form() }, isolation: self)
  lazy var survey = ActorStore(initialState: Survey.State(), reducer: { Survey() }, isolation: self)
  lazy var careless = ActorStore(initialState: Form.State(), reducer: { Idle() }, isolation: self)
  static let line = #line - 1

  func fill() -> [String] {
    form.name = "Blob"
    survey.answer = "yes"
    return [form.name, survey.answer]
  }

  func mistake() -> [RecordedIssue] { recordingIssues { careless.name = "Blob" } }
}

struct ActorStoreBindingTests {
  // holds: BIND-9, BIND-10
  @Test func `members of a store on an actor are set there`() async {
    #expect(await FormActor().fill() == ["Blob", "yes"])
  }

  // holds: BIND-11
  @Test func `a binding that nobody writes is reported on an actor as well`() async {
    let issues = await FormActor().mistake()
    expectOne(issues, number: "CORE-20", text: #".set(\State.name, "Blob")"#, line: FormActor.line)
  }
}
