import Foundation
import Headgate
import HeadgateTesting
import Testing

/// The code that reports suggest, found as code that is compiled.
struct SuggestedCodeTests {
  /// Quoted code of messages that no program contains: notation of this library, and code that is the mistake.
  private static let exceptions: Set = [
    "(ab)", "rows[0] = rows[1]", "Gate(…())", "$0 = …", #"\.self"#, "case child(Gate<…> = Gate(…()))",
  ]

  // holds: TESTING-42
  @Test func `code in messages stands in a file that is compiled`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    // What needs a module that this target does not import is compiled elsewhere.
    let compiled = try [
      "SuggestedFeature.swift", "../../../Recording/HeadgateRecorderTests/SuggestedRecording.swift",
      "../../../Recording/HeadgateSessionTests/Written/PantrySessionTests.swift",
      "../../../../Checks/AppleStubs/Examples/AdapterShapes.swift",
    ].map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined(separator: "\n")
    let sources = tests.appending(path: "../../../../Sources")
    var snippets: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    where file.contains("/Messages/") && file.hasSuffix(".swift") {
      snippets.formUnion(Self.snippets(in: try String(contentsOf: sources.appending(path: file), encoding: .utf8)))
    }
    #expect(snippets.count > 30)
    for snippet in snippets.subtracting(Self.exceptions).sorted() {
      #expect(try compiled.contains(Regex(Self.pattern(of: snippet))), "not compiled: \(snippet)")
    }
  }

  /// Returns the quoted texts of the string literals of a file that are code.
  private static func snippets(in file: String) -> Set<String> {
    let text = withoutValues(
      file.replacing("\\\n", with: "").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    )
    var result: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("• ") || line.contains("[") {
      for match in line.matches(of: /"([^"]+)"|(?:^|[\s(])'([^']+)'/) {
        let snippet = String(match.output.1 ?? match.output.2 ?? "")
        if snippet.contains(/\w.*[({=]|\\\.|^\.\w|\w\?|\w\.\w|^@/), !snippet.contains("• ") { result.insert(snippet) }
      }
    }
    return result
  }

  /// Replaces interpolated values by `…`.
  private static func withoutValues(_ text: String) -> String {
    var result = ""
    var depth = 0
    var rest = text[...]
    while let character = rest.popFirst() {
      if depth == 0, character == "\\", rest.first == "(" {
        result += "…"
        rest.removeFirst()
        depth = 1
      } else if depth == 0 {
        result.append(character)
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      }
    }
    return result
  }

  /// Returns a regular expression: `…` is any text, and the name of a function is a call with its labels.
  private static func pattern(of snippet: String) -> String {
    if let function = snippet.wholeMatch(of: /(\w+)\(((?:\w+:)+)\)/) {
      let labels = function.output.2.split(separator: ":").filter { $0 != "_" }
      let name = function.output.1 == "init" ? "" : "\(function.output.1)"
      return name + "\\(\\s*" + labels.map { ".*\($0):" }.joined()
    }
    return NSRegularExpression.escapedPattern(for: snippet).replacing("…", with: ".*").replacing(" ", with: #"\s*"#)
  }

  // MARK: Code that is made from values

  fileprivate enum LoadError: Error, Equatable { case offline }

  fileprivate struct Page: Equatable {
    var selected: StackElementID?
    var message = TextState("a")
    var name = ""
  }

  @CasePathable
  fileprivate enum Action: Equatable {
    case editButtonTapped
    case popped(StackElementID)
    case failed(Result<Int, LoadError>)
    case binding(BindingAction<Form.State>)
  }

  fileprivate struct Form { struct State: Equatable { var name = "" } }

  private static func makeStore() -> TestStore<Page, Action> {
    TestStore(initialState: Page(selected: 1)) {
      Reduce<Page, Action> { state, action in
        guard action == .editButtonTapped else { return .none }
        state.selected = 3
        state.message = TextState("b")
        return .merge(.send(.popped(3)), .send(.failed(.failure(.offline))), .send(.binding(.set(\.name, "Blob"))))
      }
    }
  }

  // holds: TESTING-42
  @Test func `code that is made from values stands in this file`() async throws {
    let store = Self.makeStore()
    let issues = await recordingReports {
      let store = Self.makeStore()
      await store.send(.editButtonTapped)
      await store.finish()
    }
    let code = issues.joined(separator: "\n").split(separator: "\n").filter { line in
      ["    $0", "    await store"].contains { line.hasPrefix($0) }
    }
    #expect(code.count == 5)
    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).split(separator: "\n")
    for line in code {
      let isThere = file.contains { $0.drop { $0 == " " } == line.drop { $0 == " " } }
      #expect(isThere, "not in this file: \(line)")
    }

    await store.send(.editButtonTapped) {
      $0.selected = 3
      $0.message = TextState("b")
    }
    await store.receive(.popped(3))
    await store.receive(.failed(.failure(LoadError.offline)))
    await store.receive(.binding(.set(\.name, "Blob")))
  }

  // holds: TESTING-40
  @Test func `a binding that no reducer writes is one report, which says what to write`() async {
    let line = #line + 5
    let issues = await recordingReports(at: line) {
      let store = TestStore(initialState: SuggestedFeature.State()) {
        Reduce<SuggestedFeature.State, SuggestedFeature.Action> { _, _ in .none }
      }
      await store.send(\.binding.name, "Blob") { $0.name = "Blob" }
      await store.send(\.binding.name, "")
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.hasSuffix("[CORE-20]") })
    #expect(issues.first?.contains("has no \"BindingReducer()\", put it there") == true)
  }

  /// Runs an operation and returns the texts of its reports.
  private func recordingReports(at line: Int? = nil, _ operation: () async -> Void) async -> [String] {
    let texts = LockIsolated<[String]>([])
    await withKnownIssue(isIntermittent: true) {
      await operation()
    } matching: { issue in
      texts.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return line == nil || (issue.sourceLocation?.line).map { [$0, $0 - 1].contains(line) } == true
    }
    return texts.value
  }
}
