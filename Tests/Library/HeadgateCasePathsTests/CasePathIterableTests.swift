import HeadgateCasePaths
import Testing

@Suite struct CasePathIterableTests {
  // holds: CASE-22
  @Test func thePathsComeInTheOrderOfDeclaration() {
    #expect(Array(Action.allCasePaths) == [\.tapped, \.named, \.moved, \.child, \.rows, \.response])
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Array(Result<Int, Failure>.allCasePaths) == [\.success, \.failure])
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  // holds: CASE-22
  @Test func exactlyOnePathMatchesAValue() {
    let values: [Action] = [.tapped, .named("a"), .moved(x: 1, y: 2), .child(.idle), .response(.success(1))]
    for value in values {
      #expect(Action.allCasePaths.filter { value.is($0) } == [value.case])
    }
  }
}
