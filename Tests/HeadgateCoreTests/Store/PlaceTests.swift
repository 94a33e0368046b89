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

  @Test func `equal paths lead to one place, whichever object stands for them`() {
    let root = Place()
    let count = \[Int].count
    let paths = (1...2).map { _ in count.appending(path: \.description) }
    #expect(paths[0] !== paths[1])
    let places = paths.map { root.child(at: PlaceSegment(path: $0, identity: 1)) }
    #expect(places[0] === places[1])
  }

  @Test func `a new member has its collection checked once more`() {
    let root = Place()
    _ = root.child(at: row)
    #expect(!root.isChecked(row.path, structure: 7))
    #expect(root.isChecked(row.path, structure: 7))
    _ = root.child(at: PlaceSegment(path: row.path, identity: 2))
    #expect(!root.isChecked(row.path, structure: 7))
  }

  @Test func `a place that is gone does not take its successor along when it is let go`() {
    let root = Place()
    let gone = root.child(at: row)
    gone.hold()
    gone.removeAsGone()
    let successor = root.child(at: row)
    #expect(successor !== gone)
    successor.hold()
    gone.release()
    #expect(gone.isGone)
    #expect(root.child(at: row) === successor)
  }
}
