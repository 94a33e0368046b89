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
}
