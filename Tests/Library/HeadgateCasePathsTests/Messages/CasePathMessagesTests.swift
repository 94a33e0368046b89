import HeadgateCasePaths
import Testing

/// The whole texts, in this process; that they are said where they should be is checked beside the operations.
@Suite struct CasePathMessagesTests {
  // holds: CASE-20
  @Test func otherCase() {
    #expect(
      CasePathMessages.otherCase(actual: "tapped", root: Action.self, payload: Int.self) == """
        'modify' asked for a case of 'Action' whose payload is 'Int', but the value is another case:

          tapped

        Nothing was changed. Either the value may be another case here: ask 'is(_:)' first, or change it in a \
        'switch'. Or it should have been that case: look for where it was set last. [CP-1]
        """
    )
  }

  // holds: CASE-6
  @Test func foreignPath() {
    #expect(
      CasePathMessages.foreignPath(root: Action.self, value: Int.self) == #"""
        A case key path from 'Action' to 'Int' does not consist of the cases of 'Action'. It goes through a property \#
        or subscript that makes a 'Case' of its own, in an extension of 'Case'. Write the path with cases only, such \#
        as '\.child.name', or declare the member on the enum's 'AllCasePaths', where it answers an 'AnyCasePath'. \#
        [CP-2]
        """#
    )
  }

  // holds: CASE-33
  @Test func otherCaseAssigned() {
    #expect(
      CasePathMessages.otherCaseAssigned(actual: "idle", root: Action.self, payload: "[1]", type: [Int].self) == """
        A payload of the type 'Array<Int>' was assigned to a case of 'Action' by its name, but the value is another case:

          idle

        Nothing was changed, and the payload '[1]' was dropped. Either the value should become that case: assign the \
        whole value, as in 'value = .name(payload)'. Or it may be another case here: write 'value.name? = payload', \
        which does nothing then. Or it should have been that case: look for where it was set last. [CP-3]
        """
    )
    #expect(
      CasePathMessages.otherCaseAssigned(actual: "loaded([1])", root: Action.self, payload: nil, type: [Int].self)
        == """
        'nil' was assigned to a case of 'Action' by its name, whose payload is 'Array<Int>', and the value is that case:

          loaded([1])

        Nothing was changed: a case without its payload is no value. Assign the value that it should be instead, such \
        as another case, or nil to the optional that holds it. [CP-4]
        """
    )
  }
}
