import Testing

@testable import HeadgateCore

struct ChildIdentityTests {
  // holds: REDUCER-10
  @Test func `a child is the same by its id, or else by its case`() {
    let byID = childIdentity(Family.Child.State.self)
    #expect(byID?(.init(id: 1, log: ["a"])) == byID?(.init(id: 1)))
    #expect(byID?(.init(id: 1)) != byID?(.init(id: 2)))
    let byCase = childIdentity(Family.Mode.State.self)
    #expect(byCase?(.second(.init(id: 1))) == byCase?(.second(.init(id: 2))))
    #expect(byCase?(.second(.init())) != byCase?(.none))
    #expect(childIdentity(Int.self) == nil)
  }
}
