// Tests of: Text/Edit+Comments.swift

import Foundation
import HeadgateLint
import HeadgateMigrate
import Testing

@Suite struct CommentsTests {
  @Test(
    "a comment in replaced code stays",
    arguments: [
      (
        "let a: Effect<Int> = .task {\n  log()\n  return /* a */ await /* b */ .x\n}\n",
        "let a: Effect<Int> = .run { send in\n  log()\n  /* a */ /* b */ await send(.x)\n}\n"
      ),
      (
        "let a: Effect<Int> = .task {\n  return // a\n    await .x\n}\n",
        "let a: Effect<Int> = .run { send in\n  // a\n  await send(.x)\n}\n"
      ),
      ("let a: TaskResult</* n */ Int>\n", "let a: /* n */ Result<Int, any Error>\n"),
      ("let a = TaskResult</* n */ Int>.success(1)\n", "let a = /* n */ Result<Int, any Error>.success(1)\n"),
      (
        "func a() async {\n  await withMainSerialExecutor { // c\n    await b()\n  }\n}\n",
        "func a() async {\n  await withMainSerialExecutor { // c\n    await b()\n  }\n}\n"
      ),
      (
        "func a() {\n  withMainSerialExecutor { // c\n    b()\n  }\n}\n",
        "func a() {\n  // c\n  b()\n}\n"
      ),
      (
        "@Reducer\nstruct F: /* a */ ReducerProtocol {\n  enum Action {}\n}\n",
        "@Reducer\nstruct F: /* a */ Reducer {\n  enum Action {}\n}\n"
      ),
      (
        "struct F: /* a */ ReducerProtocol {\n  enum State {}\n  enum Action {}\n}\n",
        "@Reducer\nstruct F /* a */ {\n  @ObservableState\n  enum State {}\n  enum Action {}\n}\n"
      ),
      (
        "struct F: ReducerProtocol /* a */, Sendable {\n  enum State {}\n  enum Action {}\n}\n",
        "@Reducer\nstruct F: /* a */ Sendable {\n  @ObservableState\n  enum State {}\n  enum Action {}\n}\n"
      ),
      ("let a = Effect(/* v */ value: .x)\n", "let a = Effect /* v */ .send(.x)\n"),
    ]
  )
  func replacedCode(_ source: String, _ expected: String) {
    #expect(Migrated(source).text == expected)
  }

  @Test func aStepThatCannotKeepACommentHasNoEffectAndIsListed() {
    let step = MigrationStep(
      "half",
      edits: { file, _ in
        guard let start = file.text.range(of: "half") else { return [] }
        let offset = file.text.utf8.distance(from: file.text.startIndex, to: start.lowerBound)
        return [.removing(from: offset, to: offset + 4)]
      }
    )
    let source = "import Headgate\nlet a = 1  // one half\n"
    let file = Migration([("A.swift", source)], steps: [step]).files[0]
    #expect(file.after == source)
    #expect(file.manualChanges.map(\.step) == ["half"])
    #expect(file.manualChanges.first?.advice.hasPrefix("The step 'half' changes nothing in this file") == true)
  }
}
