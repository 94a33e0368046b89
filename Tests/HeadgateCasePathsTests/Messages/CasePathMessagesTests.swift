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
}
