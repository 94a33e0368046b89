import Testing

@testable import HeadgateCore

struct PlaceTests {
  private let row = PlaceSegment(path: \[Int].count, identity: 1)

  @Test func `a place is the same for the same path and identity`() {
    let root = Place()
    let child = root.child(at: row)
    #expect(root.child(at: row) === child)
    #expect(root.child(at: PlaceSegment(path: \[Int].count, identity: 2)) !== child)
    #expect(root.child(at: PlaceSegment(path: \[Int].isEmpty, identity: 1)) !== child)
    #expect(root.subtree.count == 4)
  }

  @Test func `an empty place leaves, and so do those above`() {
    let root = Place()
    let child = root.child(at: row)
    let grandchild = child.child(at: row)
    grandchild.removeIfEmpty()
    #expect(!root.hasGroups)
    #expect(root.subtree.count == 1)
  }
}
