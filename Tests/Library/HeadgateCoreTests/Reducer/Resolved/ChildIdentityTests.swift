import Testing

@testable import HeadgateCore

struct ChildIdentityTests {
  // holds: REDUCER-10
  @Test func `a child is the same by its id, or else by its case`() {
    func identity<Child>(_ child: Child) -> AnyHashable? {
      var child = child
      return ChildIdentity()(at: &child)
    }
    #expect(identity(Family.Child.State(id: 1, log: ["a"])) == identity(Family.Child.State(id: 1)))
    #expect(identity(Family.Child.State(id: 1)) != identity(Family.Child.State(id: 2)))
    #expect(identity(Family.Mode.State.second(.init(id: 1))) == identity(Family.Mode.State.second(.init(id: 2))))
    #expect(identity(Family.Mode.State.second(.init())) != identity(Family.Mode.State.none))
    #expect(identity(1) == nil)
  }
}
