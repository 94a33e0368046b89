import HeadgateSupport
import Testing

@testable import HeadgateCore

struct PlaceTests {
  private let row = component(\[Int].count, 1)

  @Test func `a place is the same for the same path and identity`() {
    let root = EffectOwner()
    let child = root.child(at: row)
    #expect(root.child(at: row) === child)
    #expect(root.child(at: component(\[Int].count, 2)) !== child)
    #expect(root.child(at: component(\[Int].isEmpty, 1)) !== child)
    #expect(root.subtree.count == 4)
  }

  @Test func `an empty place leaves, and so do those above`() {
    let root = EffectOwner()
    let child = root.child(at: row)
    let grandchild = child.child(at: row)
    grandchild.removeIfEmpty()
    #expect(!root.hasGroups)
    #expect(root.subtree.count == 1)
  }

  @Test func `equal paths lead to one place, whichever object stands for them`() {
    let root = EffectOwner()
    let count = \[Int].count
    let paths = (1...2).map { _ in count.appending(path: \.description) }
    #expect(paths[0] !== paths[1])
    let effectOwners = paths.map { root.child(at: component($0, 1)) }
    #expect(effectOwners[0] === effectOwners[1])
  }

  // holds: EFFECT-30
  @Test func `operators on one property are places of their own`() {
    let root = EffectOwner()
    let effectOwners = [
      component(\[Int].count, 1, caseIndex: 0), component(\[Int].count, 1, caseIndex: 1),
      component(\[Int].count, 1, line: 2),
    ]
    .map { root.child(at: $0) }
    #expect(Set(effectOwners.map { ObjectIdentifier($0) }).count == 3)
    #expect(root.groups.count == 3)
    for effectOwner in effectOwners { effectOwner.removeIfEmpty() }
    #expect(!root.hasGroups)
  }

  @Test func `identities with one hash value are told apart`() throws {
    struct Colliding: Hashable {
      let value: Int
      func hash(into hasher: inout Hasher) {}
    }
    let root = EffectOwner()
    let segments = (0..<4).map { component(\[Int].count, Colliding(value: $0)) }
    let effectOwners = segments.map { root.child(at: $0) }
    for (effectOwner, component) in zip(effectOwners, segments) { #expect(root.child(at: component) === effectOwner) }
    let group = try #require(root.group(at: segments[0].key))
    for (index, order) in [2, 0, 3, 1].enumerated() {
      effectOwners[order].removeIfEmpty()
      #expect(group.member(AnyHashable(Colliding(value: order))) == nil)
      #expect(root.subtree.count == 4 - index)
    }
    #expect(!root.hasGroups)
  }

  @Test func `the id of the first of several jobs is released without the lock`() {
    let lock = Locked<UInt8>(0)
    let root = EffectOwner(lock: lock)
    let released = Locked(0)
    func begin(_ number: UInt64) -> (id: CancelID, job: Job) {
      let id = CancelID(
        LockingID {
          // Deadlocks when the lock is held.
          lock.withLock { _ in }
          released.withLock { $0 += 1 }
        }
      )
      let send = SendLifetime(lock: lock)
      let context = JobContext(effectOwner: root, origin: ActionOrigin(send: .lifetime(send), cause: .sent))
      let job = Job(number: number, role: .cancellationGroup(id), in: context, of: send)
      root.insert(job, for: id)
      job.leaveParent()
      return (id, job)
    }
    var first: (id: CancelID, job: Job)? = begin(1)
    var second: (id: CancelID, job: Job)? = begin(2)
    if let first { root.remove(first.job, for: first.id) }
    first = nil
    #expect(released.withLock { $0 } == 0)
    if let second { root.remove(second.job, for: second.id) }
    second = nil
    #expect(released.withLock { $0 } == 2)
  }

  @Test func `a place that is gone does not take its successor along when it is let go`() {
    let root = EffectOwner()
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

/// All are equal.
private final class LockingID: Hashable, Sendable {
  private let onRelease: @Sendable () -> Void

  init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }

  deinit { onRelease() }

  static func == (lhs: LockingID, rhs: LockingID) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

private func component(_ path: AnyKeyPath, _ identity: AnyHashable, caseIndex: Int = 0, line: UInt = 1)
  -> EffectOwnerComponent
{
  let callSite = CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1)
  return EffectOwnerComponent(OperatorID(path: path, caseIndex: caseIndex, callSite: callSite), identity: identity)
}
