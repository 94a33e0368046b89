internal import HeadgateRecorder
internal import HeadgateRecordings

/// Answers the request `test`: writes a test from actions of the session.
struct InspectorTest {
  /// The store of the program waits while a test is written, and nobody reads a longer one.
  static let limit: UInt64 = 2000
  let name: String
  private let from: UInt64?
  private let to: UInt64?
  private let feature: String?
  private let assertsWholeStates: Bool

  init(_ request: InspectorRequest, store: String) throws(InspectorProblem) {
    name = try request.has("name") ? request.text("name") : Self.name(ofStore: store)
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9_]*/) != nil else {
      throw InspectorProblem(
        "'\(name)' is no name of a test. Write the name of a type, such as CartTests.",
        id: request.id
      )
    }
    from = try request.has("from") ? request.number("from") : nil
    to = try request.has("to") ? request.number("to") : nil
    assertsWholeStates = request.isTrue("wholeStates")
    feature = try request.has("feature") ? request.text("feature") : nil
  }

  /// The name of the type for a store: `FilesSessionTests` for a store with the name `files` or `Files.State`.
  static func name(ofStore store: String) -> String {
    let words = store.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let parts = (words.count > 1 && words.last == "State" ? words.dropLast() : words[...])
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = parts.joined()
    return name.first?.isLetter == true ? "\(name)SessionTests" : "RecordedSessionTests"
  }

  func answer<State: Codable, Action: Codable>(_ replay: Replay<State, Action>) throws(InspectorProblem) -> JSONTree {
    if let actions = replay.actions {
      let (from, to) = (from ?? actions.lowerBound, to ?? actions.upperBound)
      guard from > to || to - from < Self.limit else {
        throw InspectorProblem(
          """
          A test that is written here has at most \(Self.limit) actions, and there are more from \(from) to \(to). Select fewer, \
          or download the session and use the command 'session test'.
          """
        )
      }
    }
    return try problem {
      let feature = try TestedFeature(ofState: State.self, code: feature)
      var writer = TestWriter(replay, of: feature)
      writer.typeName = name
      writer.assertsWholeStates = assertsWholeStates
      // The recording is a temporary file, whose name says nothing.
      let info = try replay.recording.info()
      writer.origin =
        "the inspector from a session of '\(info["program"] ?? "a program")', started at \(info["started"] ?? "an unknown time")"
      let test = try writer.test(from: from, to: to)
      return .object([
        "text": .string(test.text), "file": .string("\(name).swift"), "feature": .string(feature.code),
        "notes": .array(test.notes.map { .string($0) }),
      ])
    }
  }
}
