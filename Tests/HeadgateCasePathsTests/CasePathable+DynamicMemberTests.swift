import HeadgateCasePaths
import Testing

@Suite struct CasePathableDynamicMemberTests {
  // holds: CASE-21
  @Test func theNameOfACaseReadsItsPayload() {
    let child = ChildAction.count(4)
    #expect(child.count == 4)
    #expect(child.idle == nil)
    #expect(ChildAction.idle.count == nil)
    #expect(ChildAction.idle.idle != nil)
  }

  // holds: CASE-21
  @Test func theNameOfACaseIsAKeyPath() {
    #expect([ChildAction.count(1), .idle].compactMap(\.count) == [1])
  }
}
