import Testing

/// Closures that are side effects in UDF, outside of the results of functions.
@Suite struct SideEffectClosureTests {
  private let declarations = """
    struct Job {
      let work: SideEffect
      init(after delay: Int = 0, work: @escaping SideEffect) { self.work = work }
    }
    enum Step { case run(SideEffect, name: String) }
    func start(_ name: String, _ effect: SideEffect?) {}

    """

  @Test(
    "a closure with a dispatcher is converted",
    arguments: [
      "let log: SideEffect = CLOSURE",
      "let log: SideEffect? = CLOSURE",
      "final class A { lazy var log: SideEffect = CLOSURE }",
      "let all: [SideEffect] = [CLOSURE, CLOSURE]",
      "let all: [String: SideEffect] = [\"a\": CLOSURE]",
      "func run(_ effect: SideEffect = CLOSURE) {}",
      "let job = Job(work: CLOSURE)",
      "let job = Job(after: 1, work: CLOSURE)",
      "let step = Step.run(CLOSURE, name: \"a\")",
      "func run() { start(\"a\", CLOSURE) }",
      "struct A { var log: SideEffect { CLOSURE } }",
      "struct A { var log: SideEffect? { get { return CLOSURE } } }",
      "let log: SideEffect = { return CLOSURE }()",
      "func run() { var log: SideEffect = .none; log = CLOSURE }",
      "func run() { var all: [SideEffect] = []; all.append(CLOSURE) }",
      "let make = { (id: Int) -> SideEffect in CLOSURE }",
      "struct A { subscript(id: Int) -> SideEffect { CLOSURE } }",
      "func make(_ isOn: Bool) -> SideEffect { if isOn { CLOSURE } else { .none } }",
    ]
  )
  func converted(_ source: String) {
    let closure = "{ dispatcher in dispatcher.dispatch(A()) }"
    let file = OpenMigrated(source.replacing("CLOSURE", with: closure) + "\n", beside: [declarations])
    #expect(file.text == source.replacing("CLOSURE", with: ".dispatching " + closure) + "\n")
    #expect(file.changes == [])
  }

  @Test(
    "another closure is listed",
    arguments: [
      "let log: SideEffect = { _ in print() }",
      "let log: SideEffect = { dispatcher in report(dispatcher) }",
      "func make() -> SideEffect { return { _ in print() } }",
      "func make(_ isOn: Bool) -> SideEffect { isOn ? { $0.dispatch(A()) } : .none }",
      "let job = Job { dispatcher in dispatcher.dispatch(A()) }",
      "func run(_ step: Other) { step.work = { dispatcher in dispatcher.dispatch(A()) } }",
    ]
  )
  func listed(_ source: String) {
    let other = "struct Other { var work: Handler }\n"
    let file = OpenMigrated(source + "\n", beside: [declarations, other])
    #expect(file.text == source + "\n")
    #expect(file.changes == ["2 [open-side-effects]"])
  }

  @Test func aParameterIsNoClosureThatEscapes() {
    #expect(OpenMigrated(declarations).text == declarations.replacing("@escaping ", with: ""))
  }

  @Test func nilOfAnOptionalPropertyStays() {
    let source = "struct A { var isOn = true; var log: SideEffect? { isOn ? nil : other } }\n"
    let file = OpenMigrated(source)
    #expect(file.text == source)
    #expect(file.changes == [])
  }

  @Test(
    "other closures stay",
    arguments: [
      "let log: (Dispatcher) -> Void = { dispatcher in dispatcher.dispatch(A()) }",
      "func run() { later { dispatcher in dispatcher.dispatch(A()) } }",
      "let job = Other(work: { dispatcher in dispatcher.dispatch(A()) })",
      "let all: [Handler] = [{ dispatcher in dispatcher.dispatch(A()) }]",
    ]
  )
  func others(_ source: String) {
    let file = OpenMigrated(source + "\n", beside: [declarations])
    #expect(file.text == source + "\n")
    #expect(file.changes == [])
  }
}
