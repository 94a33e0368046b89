import HeadgateMigrate
import Testing

/// Nothing is written when the migration would guess.
struct GateErrorTests {
  private func message(_ texts: String..., feature: String = "Child") -> String? {
    do {
      _ = try GateMigration(texts.enumerated().map { ("\($0.offset).swift", $0.element) }, feature: feature)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func unknownFeature() {
    #expect(
      message(GateSource.child, feature: "Chlid") == "No file declares a feature 'Chlid'. Did you mean 'Child'?"
    )
  }

  @Test func stateOfOpenActions() {
    let state = "import HeadgateUDF\nstruct AppState: Equatable, Sendable {}\n"
    #expect(
      message(state, feature: "AppState") == """
        'AppState' is not a feature with an enum of actions. Open actions need no gate: an action that is 'fileprivate' or \
        'internal' cannot be dispatched or matched outside of its file or module.
        """
    )
    #expect(message("import HeadgateUDF\n" + GateSource.child) == nil)
  }

  @Test func twoFeatures() {
    let text = "enum A {\n\(GateSource.child)}\nenum B {\n\(GateSource.child)}\n"
    #expect(message(text)?.hasPrefix("Several features have the name 'Child': ") == true)
    #expect(message(text, feature: "A.Child") == nil)
  }

  @Test func noActions() {
    let text = "@Reducer enum Child { case a(Other) }\n\(GateSource.feature("Other", cases: "case tapped, done"))"
    #expect(message(text) == "'Child' declares no enum of actions.")
  }

  @Test func generic() {
    let text = GateSource.child.replacing("struct Child {", with: "struct Child<Value> {")
    #expect(message(text) == "'Child' is generic. Write its gate by hand.")
  }

  @Test func recursive() {
    let text = GateSource.feature(
      "Child",
      cases: "case tapped, done\nindirect case children(IdentifiedActionOf<Child>)"
    )
    #expect(message(text) == "'Child' contains itself. Write its gate by hand.")
  }

  @Test func conditions() {
    let text = GateSource.feature("Child", cases: "case tapped, done\n#if DEBUG\ncase debugged\n#endif")
    #expect(
      message(text) == "The actions of 'Child' depend on conditions of the compiler. Write its gate by hand."
    )
  }

  @Test func namesOfKinds() {
    #expect(
      message(GateSource.feature("Child", cases: "case tapped, done, view(Int)"))
        == "'view' in 'Child' has the name of a kind, and does not contain an enum of actions."
    )
    #expect(
      message(GateSource.feature("Child", cases: "case tapped, done\nstruct View {}\ncase shown(View)"))
        == "The value 'View' of 'shown' in 'Child' has the name of a kind. Rename the type."
    )
    #expect(
      message(GateSource.feature("Child", cases: "case tapped, done\nenum View { case a }"))
        == "'Child.Action' declares 'View', and no case 'view' contains it."
    )
  }

  @Test func outsideOfFeature() {
    let text =
      GateSource.child.replacing(
        "enum Action {\n    case tapped, done\n  }",
        with: ""
      ) + "extension Child { enum Action { case tapped, done } }\n"
    #expect(
      message(text) == "The actions of 'Child' are declared outside of '@Reducer struct Child'. Move them into it."
    )
  }

  @Test(arguments: [
    // A store whose type is unknown.
    "func press(_ child: some Sendable) { storage.send(.tapped) }",
    // A function that is not known to receive an action.
    "func press() { perform(.tapped) }",
    // A condition between two actions.
    "func effect(_ flag: Bool) -> EffectOf<Child> { .send(flag ? .tapped : .done) }",
    // A value in a variable whose type is not known.
    "let childAction: Other.Unknown = .done",
    // A comparison with a value that is not the action of a reducer.
    "func isDone(_ action: some Equatable) -> Bool { action == .done }",
    // A branch that operators follow.
    "let childAction: Child.Action = flag ? .tapped : .done ?? other",
    // The argument of a function between the type and the value.
    "let childAction: Child.Action = pick(.done)",
    // A closure whose parameter has no type.
    "let isDone = { (action) in switch action { case .done: true\ndefault: false } }",
    // A key path for an unknown function.
    "let childPath = { $0.send(\\.tapped) }",
    // A value whose type is not known.
    "func f(_ store: TestStoreOf<Other>) { store.receive(\\.changed.done) }",
    // A property of other actions.
    "extension Unknown.Action { var isDone: Bool { if case .done = self { true } else { false } } }",
  ]) func unresolved(code: String) {
    let other = GateSource.feature("Other", cases: "case tapped, done, changed(Unknown)")
    let found = message(GateSource.child, other, "// Child\nstruct Child2View { typealias C = Child }\n\(code)\n")
    #expect(
      found?.hasPrefix("Nothing is written. These places may name actions of 'Child'") == true,
      "\(found ?? "nil")"
    )
    #expect(found?.contains("2.swift:3: '.") == true, "\(found ?? "nil")")
  }

  @Test(arguments: [
    // A value of the state.
    "func f(_ state: Phase) { if state.phase == .done { } }",
    "func f() { switch state.phase { case .done: break\ndefault: break } }",
    "func f() { state.phase = .done }",
    "func f() { state.phase = .ended(.done) }",
    // A name behind the value of an action.
    "func f(_ store: TestStoreOf<Other>) { store.receive(\\.changed.done) }",
    // A call with other arguments.
    "func f() { perform(.tapped(1)) }",
    "func f() { perform(.done(id: 1)) }",
    // A member of a value.
    "func f() { perform(.done.first) }",
    // An argument with a label that is not an action.
    "func f() { Job(phase: .done) }",
    // A key path to a state.
    "func f() { items.map(\\.done) }",
  ]) func otherValues(code: String) {
    let other = GateSource.feature("Other", cases: "case tapped, done, changed(Phase)\nenum Phase { case done }")
    #expect(message(GateSource.child, other, "struct Child2View { typealias C = Child }\n\(code)\n") == nil)
  }

  @Test func fileWithoutTheFeature() {
    #expect(message(GateSource.child, "func f() { perform(.tapped) }") == nil)
  }

  @Test func aCommentInAListOfCases() {
    let text = GateSource.feature("Child", cases: "case tapped /* by a person */, done")
    #expect(
      message(text)
        == "Nothing is written. 0.swift would lose the comment '/* by a person */'. Move it to a line of its own, and run the "
        + "command again."
    )
  }
}
