import HeadgateMigrate
import Testing

/// Actions without a store, whose types are written in the code around them.
struct WrittenActionsTests {
  private func migrate(_ texts: String...) throws -> GateMigration {
    try GateMigration(texts.enumerated().map { ("\($0.offset).swift", $0.element) }, feature: "Child")
  }

  private func after(_ result: GateMigration, _ file: Int) -> String? {
    result.migration.files.first { $0.path == "\(file).swift" }?.after
  }

  @Test(arguments: [
    (
      "extension Child.Action { var isDone: Bool { if case .done = self { true } else { false } } }",
      "if case .internal(.done) = self"
    ),
    (
      "extension Child.Action { var isDone: Bool { switch self { case .done: true\ncase .tapped: false } } }",
      "{ case .internal(.done): true\ncase .view(.tapped): false }"
    ),
    ("extension Child.Action { var isDone: Bool { self == .done } }", "{ self == .internal(.done) }"),
    ("extension Child.Action { static let first = Child.Action.done }", "first = Child.Action.internal(.done)"),
    ("extension Child.Action { static let first: Self = .done }", "first: Self = .internal(.done)"),
    ("extension Child.Action { static var first: Self { .done } }", "{ .internal(.done) }"),
    ("let all: [Child.Action] = [.tapped, .done]", "= [.view(.tapped), .internal(.done)]"),
    (
      "let all = [Child.Action.tapped, Child.Action.done]",
      "= [Child.Action.view(.tapped), Child.Action.internal(.done)]"
    ),
    ("let last: Child.Action? = .done", "= .internal(.done)"),
    ("func first(_ last: Child.Action = .done) {}", "Child.Action = .internal(.done)"),
    (
      "func first(_ flag: Bool) -> Child.Action { flag ? .tapped : .done }",
      "{ flag ? .view(.tapped) : .internal(.done) }"
    ),
    (
      "func first(_ flag: Bool) -> Child.Action { if flag { .tapped } else { .done } }",
      "{ .view(.tapped) } else { .internal(.done) }"
    ),
    ("func first() -> Child.Action { print()\nreturn .done }", "return .internal(.done)"),
    ("func f(_ action: Child.Action) -> Bool { action == .done }", "action == .internal(.done)"),
  ]) func writtenType(code: String, expected: String) throws {
    let result = try migrate(GateSource.child, code + "\n")
    #expect(after(result, 1)?.contains(expected) == true, "\(after(result, 1) ?? "nil")")
    #expect(result.migration.manualText == "")
  }

  @Test func memberOfTheActions() throws {
    let text = GateSource.child.replacing(
      "case tapped, done",
      with:
        "case tapped, done\n    static let first = Action.done\n    var isDone: Bool { switch self { case .done: true\ndefault: false } }"
    )
    let result = try migrate(text)
    let changed = try #require(after(result, 0))
    #expect(changed.contains("static let first = Action.internal(.done)"))
    #expect(changed.contains("switch self { case .internal(.done): true"))
  }

  @Test func caseThatIsOnlyAValue() throws {
    let child = GateSource.feature("Child", cases: "case tapped, done, opened")
    let result = try migrate(child, "let first: Child.Action = .opened\n")
    #expect(after(result, 1) == nil)
    #expect(result.summary.contains("opened  no kind    code uses it as a value (1.swift:1)\n"))
    #expect(
      result.migration.manualText.hasSuffix(
        """
        : Code uses 'opened' as a value (1.swift:1), so it is not known who sends it. Move it into the enum of its kind.

        """
      )
    )
  }

  @Test func functionOfACase() throws {
    let child = GateSource.feature("Child", cases: "case tapped, done, renamed(String), moved(x: Int, Int)")
    let views = """
      func f(_ store: StoreOf<Child>) { store.send(.renamed("")); store.send(.moved(x: 1, 2)) }
      let rename = Child.Action.renamed, move = Child.Action.moved
      func isRenamed(_ action: Child.Action) -> Bool { if case Child.Action.renamed = action { true } else { false } }

      """
    let result = try migrate(child, views)
    let changed = try #require(after(result, 1))
    #expect(
      changed.contains(
        "rename = { Child.Action.view(.renamed($0)) }, move = { Child.Action.view(.moved(x: $0, $1)) }"
      ),
      "\(changed)"
    )
    #expect(changed.contains("if case Child.Action.view(.renamed) = action"), "\(changed)")
  }

  @Test func branchesOfASend() throws {
    let more = "func f(_ flag: Bool) -> EffectOf<Self> { .send(flag ? .tapped : .done) }"
    let view = "func f(_ store: StoreOf<Child>, _ flag: Bool) { store.send(flag ? .tapped : .done) }\n"
    let result = try migrate(GateSource.feature("Child", cases: "case tapped, done", more: more), view)
    #expect(after(result, 0)?.contains(".send(flag ? .view(.tapped) : .view(.done))") == true)
    #expect(after(result, 1)?.contains("store.send(flag ? .view(.tapped) : .view(.done))") == true)
  }

  /// A static member of the actions is not visible through a gate.
  @Test(arguments: [
    "func f() -> EffectOf<Self> { .send(.child(.first)) }",
    "static let all: [Action] = [.child(.tapped)]",
    "func f(_ action: Action) -> Bool { action == .child(.tapped) }",
  ]) func parentThatReachesInside(code: String) throws {
    let text = GateSource.parent(child: GateSource.child, more: code)
    let result = try migrate(text, "extension Child.Action { static let first = Self.tapped }\n")
    #expect(after(result, 0)?.contains("case child(Child.Action)") == true)
    #expect(result.migration.manualText.contains("Put 'Gate<Child>' into this case"))
  }

  @Test func propertyOfTheActionsOfAParent() throws {
    let code =
      "extension Parent.Action { var isTapped: Bool { if case .child(.tapped) = self { true } else { false } } }\n"
    let result = try migrate(GateSource.parent(child: GateSource.child), code)
    #expect(after(result, 0)?.contains("case child(Child.Action)") == true)
    #expect(after(result, 1)?.contains("if case .child(.view(.tapped)) = self") == true)
  }

  @Test func buttonsOfAnAlert() throws {
    let child = GateSource.feature("Child", cases: "case tapped, done, closed")
      .replacing("struct State: Equatable {}", with: "struct State { @Presents var alert: AlertState<Action>? }")
      .replacing(
        "default: return .none",
        with:
          "default:\nstate.alert = AlertState {\nTextState(\"\")\n} actions: {\nButtonState(action: .closed) {}\n}\nreturn .none"
      )
    let result = try migrate(child)
    #expect(after(result, 0)?.contains("ButtonState(action: .view(.closed))") == true)
    #expect(result.summary.contains("closed  view       a view sends it"))
  }
}
