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

  @Test func `jobs leave their place and their parent in any order`() {
    let effectOwner = EffectOwner()
    let origin = ActionOrigin(send: .record(0), cause: .sent)
    func job(_ number: UInt64, _ parent: Job?) -> Job {
      let job = Job(
        number: number,
        role: .running,
        parent: parent,
        effectOwner: effectOwner,
        dependencies: nil,
        origin: origin
      )
      effectOwner.insert(job)
      return job
    }
    for order in [[1, 2, 3], [3, 2, 1], [2, 1, 3], [2, 3, 1]] {
      let parent = job(0, nil)
      let jobs = [parent] + (1...3).map { job($0, parent) }
      #expect(parent.children.map { $0.number } == [1, 2, 3])
      for number in order {
        for _ in 1...2 {
          effectOwner.remove(jobs[number])
          jobs[number].leaveParent()
        }
        #expect(!parent.children.contains { $0 === jobs[number] })
      }
      #expect(effectOwner.hasJobs)
      effectOwner.remove(parent)
      #expect(!effectOwner.hasJobs)
    }
  }

  @Test func `the id of the first of several jobs is released without the lock`() {
    let lock = Locked<UInt8>(0)
    let root = EffectOwner(lock: lock)
    let released = Locked(0)
    func begin(_ number: UInt64) -> (CancellationGroup, Job) {
      let id = LockingID {
        // Deadlocks when the lock is held.
        lock.withLock { _ in }
        released.withLock { $0 += 1 }
      }
      let group = CancellationGroup(CancelID(id), lock: lock)
      let origin = ActionOrigin(send: .lifetime(SendLifetime(parent: nil, lock: lock, open: 0)), cause: .sent)
      let job = Job(
        number: number,
        role: .cancellationGroup(group),
        parent: nil,
        effectOwner: root,
        dependencies: nil,
        origin: origin
      )
      root.insert(group, of: job)
      return (group, job)
    }
    var first: (CancellationGroup, Job)? = begin(1)
    var second: (CancellationGroup, Job)? = begin(2)
    if let first { root.remove(first.0, of: first.1) }
    first = nil
    #expect(released.withLock { $0 } == 0)
    if let second { root.remove(second.0, of: second.1) }
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
