import HeadgateMigrate
import Testing

/// A parent gets the gate only when no code reaches inside.
struct GatePlanTests {
  private func migrate(_ texts: String...) throws -> Migration {
    try GateMigration(texts.enumerated().map { ("\($0.offset).swift", $0.element) }, feature: "Child").migration
  }

  private func after(_ migration: Migration, _ file: Int = 0) -> String {
    migration.files.first { $0.path == "\(file).swift" }?.after ?? ""
  }

  @Test func parentThatMatchesADelegateActionGetsTheGate() throws {
    let result = try migrate(GateSource.parent(child: GateSource.child))
    #expect(after(result).contains("case child(Gate<Child>)"))
    #expect(after(result).contains("case .child(.delegate(.done)):"))
    #expect(result.manualText == "")
  }

  @Test(arguments: [
    (
      "func f() -> EffectOf<Self> { .send(.child(.tapped)) }",
      "A gate hides 'tapped', a view action of 'Child' (a view sends it: 0.swift:28). Add an interface action"
    ),
    (
      "func f(_ action: Action) { if case .child(.tapped) = action { print() } }",
      "A gate hides 'tapped', a view action of 'Child' (a view sends it: 0.swift:28). Add a delegate action"
    ),
    (
      "func f(_ action: Action) { switch action { case .child(.tapped): break\ndefault: print() } }",
      "This case does nothing: write '.inside' in place of the action."
    ),
    (
      "func f(_ action: Child.Action) -> Bool { if case .done = action { true } else { false } }",
      "A gate hides 'done', a delegate action of 'Child'"
    ),
    (
      "func f(_ action: Child.Action) -> EffectOf<Self> { .send(.child(action)) }",
      "This code uses an action of 'Child' as a value."
    ),
    (
      "func f(_ action: Action) { if case .child(let child) = action { print(child) } }",
      "This code uses an action of 'Child' as a value."
    ),
  ]) func parentThatReachesInsideGetsNoGate(code: String, advice: String) throws {
    let result = try migrate(GateSource.parent(child: GateSource.child, more: code))
    #expect(after(result).contains("case child(Child.Action)"))
    #expect(result.manualText.contains(advice), "\(result.manualText)")
    #expect(result.manualText.contains("Put 'Gate<Child>' into this case when these lines no longer reach inside"))
  }

  @Test func viewOfTheParentThatReachesInside() throws {
    let view = "struct ParentView {\nlet store: StoreOf<Parent>\nfunc f() { store.send(.child(.tapped)) }\n}\n"
    let result = try migrate(GateSource.parent(child: GateSource.child), view)
    #expect(after(result).contains("case child(Child.Action)"))
    #expect(after(result, 1).contains("store.send(.child(.view(.tapped)))"))
    #expect(result.manualText.contains("Scope the store to 'Child', and send 'tapped' to that store."))
  }

  @Test func closureWithMoreThanTheChild() throws {
    let text = GateSource.parent(child: GateSource.child).replacing("{ Child() }", with: "{ Child()._printChanges() }")
    let result = try migrate(text)
    #expect(after(result).contains("case child(Child.Action)"))
    #expect(result.manualText.contains("Behind a gate, this closure contains only 'Child()'"))
    let allowed = text.replacing("._printChanges()", with: ".dependency(\\.uuid, .incrementing)")
    #expect(try after(migrate(allowed)).contains("case child(Gate<Child>)"))
  }

  @Test func payloadOfAnUnknownForm() throws {
    let text = GateSource.parent(
      child: GateSource.child,
      payload: "ChildAction",
      more: "typealias ChildAction = Child.Action"
    )
    let result = try migrate(text)
    #expect(result.manualText.contains("Write 'Gate<Child>' in the payload in place of 'Child.Action'."))
  }

  @Test func bindingThatIsOnlyMatchedIsNoValue() throws {
    let code = "func f(_ action: Action) { if case .child(let child) = action, case .done = child { print() } }"
    let result = try migrate(GateSource.parent(child: GateSource.child, more: code))
    #expect(after(result).contains("case child(Gate<Child>)"))
    #expect(after(result).contains("case .delegate(.done) = child"))
  }

  @Test func enumReducersInEnumReducers() throws {
    let text = """
      \(GateSource.child)
      @Reducer enum Inner { case child(Child) }
      @Reducer enum Outer { case inner(Inner.Body) }
      @Reducer struct Root { enum Action { case outer(PresentationAction<Outer.Action>) } }
      """
    let tests = "import Testing\nfunc f(_ store: TestStoreOf<Root>) { store.send(\\.outer.inner.child.tapped) }\n"
    let result = try migrate(text, tests)
    #expect(after(result).contains("case child(Gate<Child>)"))
    #expect(after(result, 1).contains("store.send(\\.outer.inner.child.view.tapped)"))
  }

  @Test func casesThatStayCanBeNamedAnywhere() throws {
    let child = GateSource.feature("Child", cases: "case tapped, done, other(Other.Action)")
    let other = GateSource.feature("Other", cases: "case tapped, done")
    let result = try migrate(child, other, "struct Page { let path = Child.Action.other }\n")
    #expect(after(result).contains("case other(Other.Action)"))
  }

  @Test func gateThatExistsKeepsItsPaths() throws {
    let text = GateSource.parent(child: GateSource.child, payload: "Gate<Child>")
      .replacing(".child(.done)", with: ".child(.inside)")
    let tests = "import Testing\nfunc f(_ store: TestStoreOf<Parent>) { store.send(\\.child.inside.tapped) }\n"
    let result = try migrate(text, tests)
    #expect(after(result, 1).contains("store.send(\\.child.view.tapped)"))
  }

  @Test func actionOfATestThatIsNoArgumentOfAStore() throws {
    let tests = """
      import Testing
      func f(_ store: TestStoreOf<Parent>) { store.send(.child(.tapped)); g(Child.Action.tapped) }

      """
    let result = try migrate(GateSource.parent(child: GateSource.child), tests)
    #expect(after(result, 1).contains("store.send(\\.child.view.tapped); g(Child.Action.view(.tapped))"))
  }
}
