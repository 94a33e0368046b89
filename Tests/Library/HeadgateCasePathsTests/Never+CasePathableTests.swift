import HeadgateCasePaths
import Testing

@Suite struct NeverCasePathableTests {
  enum Impossible: CasePathable, Equatable {
    case possible(Int)
    case not(Never)

    struct AllCasePaths: Sendable {
      var not: AnyCasePath<Impossible, Never> {
        AnyCasePath(embed: Impossible.not, extract: { if case .not(let never) = $0 { never } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  // holds: CASE-27
  @Test func aCaseWithoutValuesHasAPathThatNeverMatches() {
    #expect(Impossible.possible(1)[case: \.not] == nil)
    #expect(!Impossible.possible(1).is(\.not))
  }

  // holds: CASE-27
  @Test func neverIsCasePathable() {
    #expect(Array(Never.allCasePaths).isEmpty)
  }
}
