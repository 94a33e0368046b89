@testable import HeadgateLint
import Testing

@Suite struct SendChainTests {
  /// A feature whose actions send two actions each: the number of chains doubles with each layer.
  private func feature(layers: Int, isCycle: Bool) -> String {
    let names = (0...layers).flatMap { ["first\($0)", "second\($0)"] }
    let answers = (0..<layers).flatMap { layer in
      ["first", "second"].map {
        "case .\($0)\(layer): return .merge(.send(.first\(layer + 1)), .send(.second\(layer + 1)))"
      }
    }
    let last = isCycle ? "return .merge(.send(.first0), .send(.second0))" : "return .none"
    return """
      @Reducer
      struct Player {
        enum Action { case \(names.joined(separator: ", ")) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(answers.joined(separator: "\n      "))
            case .first\(layers), .second\(layers): \(last)
            }
          }
        }
      }
      """
  }

  @Test(
    "chains that branch in each action are examined in linear time",
    .timeLimit(.minutes(10)),
    arguments: [false, true]
  )
  func branches(isCycle: Bool) {
    let findings = LintedCode(feature(layers: 24, isCycle: isCycle), only: "send-chain").result.findings

    // Without a cycle, only the two sends in each of the two answers to the first actions are second sends.
    #expect(findings.count == (isCycle ? 98 : 4))
  }

  @Test("the actions of a cycle are reported, each chain without a repetition of its second action")
  func cycle() {
    let code = """
      @Reducer
      struct Player {
        enum Action { case paused, resumed, stopped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .paused: return .send(.resumed)
            case .resumed: return .send(.stopped)
            case .stopped: return .send(.paused)
            }
          }
        }
      }
      """
    let messages = LintedCode(code, only: "send-chain").result.findings.map(\.message)

    #expect(
      messages == [
        "This send is the second of a chain: .stopped → .paused → .resumed → .stopped.",
        "This send is the second of a chain: .paused → .resumed → .stopped → .paused.",
        "This send is the second of a chain: .resumed → .stopped → .paused → .resumed.",
      ]
    )
  }
}
