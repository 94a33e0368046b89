import Testing

@testable import HeadgateLint

struct TaskResultTests {
  @Test(
    "a type of the target with the name is not reported",
    arguments: [
      "struct TaskResult {}\nFEATURE",
      "FEATURE\n// file: TaskResult.swift\npublic enum TaskResult<Value> { case value(Value) }",
      "typealias TaskResult<Value> = Loaded<Value>\nFEATURE\nstruct Loaded<Value> {}",
      "extension Profile { struct TaskResult<Value> {} }\nFEATURE",
    ]
  )
  func declared(_ code: String) {
    let feature = "@Reducer struct Profile { enum Action { case userResponse(TaskResult<User>) } }"
    #expect(LintedCode(code.replacing("FEATURE", with: feature), only: "task-result").findings == [])
  }

  @Test("the type is reported when the target declares one of the name elsewhere, and behind an alias")
  func others() {
    let code = """
      @Reducer
      struct Profile {
        enum Action {
          case userResponse(TaskResult<User>)
          case friendsResponse(Loaded<[User]>)
          case photosResponse([String: TaskResult<User>])
        }
      }
      struct Job { struct TaskResult {} }
      typealias Loaded<Value> = TaskResult<Value>
      """
    #expect(LintedCode(code, only: "task-result").findings == ["4 task-result", "5 task-result", "6 task-result"])
  }
}
