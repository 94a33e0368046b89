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
}
