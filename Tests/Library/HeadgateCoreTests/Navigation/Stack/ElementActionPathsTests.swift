// Tests of: Navigation/Stack/StackAction+CasePathable.swift, Reducer/Operators/IdentifiedAction+CasePathable.swift, CASE-23

import Headgate
import Testing

/// The case paths that are written by hand, since macros are declared above them: as the macro would write them.
@Suite struct ElementActionPathsTests {
  private typealias StackOf = StackAction<Int, String>
  private typealias RowOf = IdentifiedAction<Int, String>

  // holds: CASE-23
  @Test func anActionOfAStackTellsItsCase() {
    #expect(StackOf.element(id: 0, action: "a").case == \.element)
    #expect(StackOf.popFrom(id: 0).case == \.popFrom)
    #expect(StackOf.push(id: 0, state: 1).case == \.push)
    #expect(Array(StackOf.allCasePaths) == [\.element, \.popFrom, \.push])
    #expect(StackOf._$caseIndex(of: .push(id: 0, state: 1)) == StackOf.allCasePaths.push.caseIndex)
    #expect(StackOf._$caseIndex(of: .popFrom(id: 0)) == StackOf.allCasePaths.popFrom.caseIndex)
    #expect(StackOf._$caseIndex(of: .element(id: 0, action: "a")) == StackOf.allCasePaths.element.caseIndex)
  }

  @Test func anActionOfAStackIsBuiltAndOpenedByItsPaths() {
    let element = (\StackOf.Cases.element)((id: 3, action: "a"))
    #expect(element == .element(id: 3, action: "a"))
    #expect(element[case: \.element]?.id == 3)
    #expect(element[case: \.element]?.action == "a")
    #expect(element[case: \.popFrom] == nil)
    #expect((\StackOf.Cases.popFrom)(3)[case: \.popFrom] == 3)
    #expect((\StackOf.Cases.push)((id: 4, state: 2))[case: \.push]?.state == 2)
    #expect(element.is(\.[id: 3]))
    #expect(!element.is(\.[id: 4]))
  }

  // holds: CASE-23
  @Test func anActionOfARowTellsItsCase() {
    let action = RowOf.element(id: 3, action: "a")
    #expect(action.case == \.element)
    #expect(Array(RowOf.allCasePaths) == [\.element])
    #expect(RowOf._$caseIndex(of: action) == RowOf.allCasePaths.element.caseIndex)
    #expect((\RowOf.Cases.element)((id: 3, action: "a")) == action)
    #expect(action[case: \.element]?.action == "a")
    #expect(action.is(\.[id: 3]))
    #expect(!action.is(\.[id: 4]))
  }
}
