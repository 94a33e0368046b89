import Testing

/// Places that treat the result of a reducer as an optional.
@Suite struct SideEffectNilUseTests {
  private let declarations = """
    func load(_ id: Int, again: Bool = false) -> SideEffect? { nil }
    let appReducer: SideEffectReducer<S> = { _, _ in nil }
    struct Effects {
      func reduce(_ state: inout S, _ action: Action) -> SideEffect? { nil }
    }

    """

  @Test(
    "a test for nil is listed",
    arguments: [
      "XCTAssertNil(load(1))",
      "XCTAssertNotNil(load(1, again: true), \"no effect\")",
      "let effect = try XCTUnwrap(load(1))",
      "let effect = try #require(load(1))",
      "#expect(load(1) == nil)",
      "if load(1) != nil {}",
      "if let effect = load(1) {}",
      "guard let effect = sut.reduce(&state, A()) else { return }",
      "while let effect = try await (load(1)) {}",
      "if case let effect? = load(1) {}",
      "switch load(1) { case nil: break; case .some: break }",
      "load(1)?.execute(with: dispatcher)",
      "load(1)!(dispatcher)",
      "let effect = load(1) ?? other",
      "let a = nil == appReducer(&state, A())",
      "let effect = sut.reduce(&state, A()); XCTAssertNil(effect)",
      "let effect = load(1); if let effect {}",
      "let effect = load(1); effect?(dispatcher)",
      "let effect = load(1); effect(dispatcher)",
      "let effect: SideEffect? = load(1)",
    ]
  )
  func tests(_ statement: String) {
    let source = "func test() throws {\n  \(statement)\n}\n"
    let file = OpenMigrated(source, beside: [declarations])
    #expect(file.text == source)
    #expect(file.changes == ["3 [open-side-effects]"])
  }

  @Test func aTestInTheSameFileIsListed() {
    let file = OpenMigrated(declarations + "let isIdle = load(1) == nil\n")
    #expect(file.text.contains("-> SideEffect { .none }"))
    #expect(file.changes == ["7 [open-side-effects]"])
  }

  @Test func nilThatIsAssignedToAVariableIsNone() {
    let source = "func run() {\n  var effect = load(1)\n  effect = VALUE\n}\n"
    let file = OpenMigrated(source.replacing("VALUE", with: "nil"), beside: [declarations])
    #expect(file.text == source.replacing("VALUE", with: ".none"))
    #expect(file.changes == [])
  }

  @Test func aSideEffectInAnOptionalIsListed() {
    let source = """
      final class Runner {
        var pending: SideEffect?
        func start() { pending = load(1) }
        func stop() { pending = nil }
        func next() -> SideEffect { return pending }
      }

      """
    let file = OpenMigrated(source, beside: [declarations])
    #expect(file.text == source)
    #expect(file.changes == ["4 [open-side-effects]", "6 [open-side-effects]"])
  }

  @Test(
    "other optionals are not listed",
    arguments: [
      "if let user = find(1) {}",
      "XCTAssertNil(user)",
      "let effect = find(1); if effect == nil {}",
      "let load = find(1); if load == nil {}",
      "let effect = load(1); run { effect in effect == nil }",
      "let effect = load(1); if let effect = find(1), effect.isOn {}",
      "store.run(load(1))",
      "let a = load(1) == load(2)",
      "let a = load(x: 1) == nil",
    ]
  )
  func others(_ statement: String) {
    let others = "func find(_ id: Int) -> User? { nil }\nfunc load(x: Int) -> User? { nil }\n"
    let source = "func test() throws {\n  \(statement)\n}\n"
    let file = OpenMigrated(source, beside: [declarations, others])
    #expect(file.text == source)
    #expect(file.changes == [])
  }

  @Test func aMethodOfTheSameTypeIsTheCalledOne() {
    let source = "struct Users {\n  func load(_ id: Int) -> User? { nil }\n  var isEmpty: Bool { load(1) == nil }\n}\n"
    #expect(OpenMigrated(source, beside: [declarations]).changes == [])
  }
}
