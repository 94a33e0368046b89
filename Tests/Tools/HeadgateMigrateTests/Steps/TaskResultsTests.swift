import Testing

@Suite struct TaskResultsTests {
  @Test func typesAndValues() {
    let file = Migrated("enum A { case b(TaskResult<[Int]>) }\nlet c = await A.b(TaskResult { try await load() })\n")
    #expect(
      file.text == "enum A { case b(Result<[Int], any Error>) }\nlet c = await A.b(Result { try await load() })\n"
    )
    #expect(file.changes == [])
  }

  @Test func anEquatableActionIsListed() {
    let file = Migrated("enum A: Equatable { case b(TaskResult<Int>) }\n")
    #expect(file.text == "enum A: Equatable { case b(Result<Int, any Error>) }\n")
    #expect(file.changes == ["2: required [task-results]"])
  }

  @Test func anActionWithItsOwnEqualityIsNotListed() {
    let file = Migrated("enum A: Equatable { case b(TaskResult<Int>); static func == (a: A, b: A) -> Bool { true } }\n")
    #expect(file.changes == [])
  }

  @Test func aResultOfThePackage() {
    let file = Migrated("struct Result {}\nlet a: TaskResult<Int>\n")
    #expect(file.text.contains("let a: Swift.Result<Int, any Error>"))
  }

  @Test(
    "a property without an equality is listed",
    arguments: [
      "struct A: Equatable {\n  var b: TaskResult<Int>\n}",
      "struct A {\n  var b = TaskResult<Int>.success(1)\n}\nextension A: Equatable {}",
      "struct A: Equatable {\n  let b: [String: TaskResult<Int>]?\n}",
    ]
  )
  func properties(_ source: String) {
    let file = Migrated(source + "\n")
    #expect(!file.text.contains("TaskResult"))
    #expect(file.changes == ["2: required [task-results]"])
  }

  @Test(
    "other types are comparable",
    arguments: [
      "struct A {\n  var b: TaskResult<Int>\n}",
      "struct A: Equatable {\n  static let b = TaskResult<Int>.success(1)\n}",
      "struct A: Equatable {\n  var b: TaskResult<Int> { .success(1) }\n}",
      "struct A: Equatable {\n  var b: TaskResult<Int>\n  static func == (c: A, d: A) -> Bool { true }\n}",
    ]
  )
  func otherTypes(_ source: String) { #expect(Migrated(source + "\n").changes == []) }

  @Test func aTypeWithoutAnArgumentIsListed() {
    #expect(Migrated("typealias A = TaskResult\n").changes == ["2: required [names]"])
  }

  @Test func aNameWithItsModule() {
    let own = "enum TaskResult<A> {}\nlet a: TaskResult<Int>\n"
    let file = Migrated(
      own + "let b: ComposableArchitecture.TaskResult<Int>\nlet c = ComposableArchitecture.TaskResult { 1 }\n"
    )
    #expect(file.text == own + "let b: Swift.Result<Int, any Error>\nlet c = Swift.Result { 1 }\n")
  }

  // MARK: Uses

  @Test(
    "the value of a result is read with get()",
    arguments: [
      "func run(result: RESULT) throws { print(try result.value) }",
      "func run() async throws { let result = await TaskResult { 1 }; print(try result.value) }",
      "func run() async throws { print(try await TaskResult { 1 }.value) }",
      "func run() async throws { let result: RESULT? = nil; print(try result?.value ?? 2) }",
      "func load() async -> RESULT { .success(1) }\nfunc run() async throws { print(try await load().value) }",
      "struct Client { var load: @Sendable () async -> RESULT }\nlet a = try await client.load().value",
      "struct State { var last: RESULT }\nfunc run(_ state: State) { print(try? state.last.value) }",
      "enum Action { case loaded(Int, RESULT) }\nfunc run(_ action: Action) {\n  switch action {\n  case .loaded(_, let result): print(try? result.value)\n  }\n}",
      "enum Action { case loaded(RESULT) }\nfunc run(_ action: Action) {\n  if case let .loaded(result) = action { print(try? result.value) }\n}",
    ]
  )
  func values(_ source: String) {
    let file = Migrated(source.replacing("RESULT", with: "TaskResult<Int>") + "\n")
    let expected = source.replacing("RESULT", with: "Result<Int, any Error>").replacing("TaskResult", with: "Result")
      .replacing(".value", with: ".get()")
    #expect(file.text == expected + "\n")
    #expect(file.changes == [])
  }

  @Test(
    "a value that can be another type is listed",
    arguments: [
      "struct A { var last: TaskResult<Int> }\nstruct B { var last: Box }\nlet a = try state.last.value\n",
      "struct Result<A, B> { var value: A }\nfunc run(_ a: Result<Int, any Error>) {\n  print(a.value)\n}\n",
      "enum A { case b(TaskResult<Int>) }; enum C { case b(Box) }\nfunc run(_ a: A) throws {\n  if case .b(let c) = a { print(try c.value) }\n}\n",
    ]
  )
  func unclearValues(_ source: String) {
    let file = Migrated(source)
    #expect(file.text.contains(".value"))
    #expect(file.changes == ["4: required [task-results]"])
  }

  @Test(
    "the values of other types stay",
    arguments: [
      "let a = try await task.value\n",
      "enum TaskResult<A> { case a }\nfunc run(_ a: TaskResult<Int>) { print(a.value) }\n",
      "extension Result { var value: Int? { nil } }\nfunc run(_ a: TaskResult<Int>) { print(a.value) }\n",
      "struct A { var last: TaskResult<Int> }\nfunc run(last: Box) { print(last.value) }\n",
      "struct A { var last: TaskResult<Int> }\nfunc run() { items.map { last in last.value } }\n",
    ]
  )
  func valuesOfOtherTypes(_ source: String) {
    let file = Migrated(source)
    #expect(file.text.contains(".value"))
    #expect(file.changes == [])
  }

  @Test(
    "a comparison is listed",
    arguments: [
      "func run(result: TaskResult<Int>) -> Bool { result == .success(1) }",
      "func run(result: TaskResult<Int>) { #expect(result != .success(1)) }",
      "func run() async { let result = await TaskResult { 1 }; XCTAssertEqual(result, .success(1)) }",
      "func run(result: TaskResult<Int>) { switch result { case expected: break; default: break } }",
      "let a: TaskResult<Int> = TaskResult(other)",
    ]
  )
  func comparisons(_ source: String) {
    #expect(Migrated(source + "\n").changes == ["2: required [task-results]"])
  }

  @Test(
    "other comparisons are not listed",
    arguments: [
      "func run(result: TaskResult<Int>?) -> Bool { result == nil }",
      "func run(result: Int) { XCTAssertEqual(result, 1) }",
      "func run(result: TaskResult<Int>) { switch result { case .success(1): break; case .success, .failure: break } }",
    ]
  )
  func otherComparisons(_ source: String) { #expect(Migrated(source + "\n").changes == []) }
}
