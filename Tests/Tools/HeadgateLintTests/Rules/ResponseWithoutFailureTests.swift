import Testing

@testable import HeadgateLint

struct ResponseWithoutFailureTests {
  private func findings(_ effect: String) -> [String] {
    let code = """
      @Reducer struct Profile {
        enum Action { case started, loaded(Int), failed }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .started: return \(effect)
            case .loaded, .failed: return .none
            }
          }
        }
      }
      """
    return LintedCode(code, profile: .tca, only: "response-without-failure").findings
  }

  @Test("an effect that returns its action and drops an error is reported")
  func reported() {
    #expect(findings(".task { .loaded(try await load()) }").count == 1)
  }

  @Test(
    "an effect that returns an action for the error is not",
    arguments: [
      ".task { .loaded(try await load()) } catch: { _ in .failed }",
      ".task { do { return .loaded(try await load()) } catch { return .failed } }",
      ".task { await .loaded(load()) }",
    ]
  )
  func handled(_ effect: String) {
    #expect(findings(effect) == [])
  }
}
