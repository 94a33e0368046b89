import HeadgateCasePaths
import Testing

@Suite struct AnyCasePathFromCaseKeyPathTests {
  // holds: CASE-3
  @Test func aKeyPathOfOneComponentAnswersTheEnumsOwnPath() {
    let path = AnyCasePath(\Action.Cases.named)
    #expect(path.caseIndex == 1)
    #expect(path.embed("a") == .named("a"))
    #expect(path.extract(from: .named("b")) == "b")
    #expect(path.extract(from: .tapped) == nil)
  }

  // holds: CASE-4
  @Test func aLongerKeyPathLeadsThroughEveryComponent() {
    let path = AnyCasePath(\Action.Cases.child.count)
    #expect(path.embed(3) == .child(.count(3)))
    #expect(path.extract(from: .child(.count(4))) == 4)
    #expect(path.extract(from: .child(.idle)) == nil)
    #expect(path.extract(from: .tapped) == nil)
  }

  // holds: CASE-2
  @Test func aLongerKeyPathHasTheTagOfItsFirstComponent() {
    #expect(AnyCasePath(\Action.Cases.child.count).caseIndex == 3)
    #expect(AnyCasePath(\Action.Cases.child.count).caseIndex == Action._$caseIndex(of: .child(.idle)))
  }

  // holds: CASE-4
  @Test func threeComponentsWithAnArgument() {
    let path = AnyCasePath(\Action.Cases.rows[id: 2].count)
    #expect(path.embed(5) == .rows(.element(id: 2, action: .count(5))))
    #expect(path.extract(from: .rows(.element(id: 2, action: .count(6)))) == 6)
    #expect(path.extract(from: .rows(.element(id: 1, action: .count(6)))) == nil)
  }

  // holds: CASE-5
  @Test func theEmptyKeyPathLeadsFromTheRootToTheRoot() {
    let path = AnyCasePath(\Action.Cases.self)
    #expect(path.embed(.tapped) == .tapped)
    #expect(path.extract(from: .named("a")) == .named("a"))
    #expect(path.caseIndex == -1)
  }

  // holds: CASE-6
  @Test func aKeyPathThatDoesNotStartAtItsRootTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AnyCasePath(\ChildAction.Cases.kept)
      _ = AnyCasePath(\Action.Cases.elsewhere)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A case key path from 'Action' to 'Int' does not consist of the cases of 'Action'."))
    #expect(message.contains("declare the member on the enum's 'AllCasePaths'"))
    #expect(message.contains("[CP-2]"))
  }
}

extension Case where Value == ChildAction {
  /// A member that lets the stand-in of its path escape.
  var kept: Case<Int> {
    Kept.count = self.count
    return self.count
  }
}

extension Case where Value == Action {
  /// A member that forgets where its path came from.
  var elsewhere: Case<Int> { Kept.count! }
}

enum Kept {
  // Unsafe: touched by one exit test only, that is, in a process of its own and on one thread.
  nonisolated(unsafe) static var count: Case<Int>?
}
