import HeadgateSupport
import Testing

@testable import HeadgateCore

@Suite(.timeLimit(.minutes(10)))
struct WorkTests {
  private let tree = WorkTree()

  @Test func `parts leave their place and their parent in any order`() {
    let send = tree.send()
    for order in [[1, 2, 3], [3, 2, 1], [2, 1, 3], [2, 3, 1]] {
      let parent = tree.job(of: send)
      let jobs = [parent] + (1...3).map { _ in tree.job(in: parent, of: send) }
      #expect(parent.parts.map { $0.number } == jobs.dropFirst().map { $0.number })
      for number in order {
        for _ in 1...2 {
          tree.effectOwner.remove(jobs[number])
          jobs[number].leaveParent()
        }
        #expect(!parent.parts.contains { $0 === jobs[number] })
      }
      #expect(tree.effectOwner.hasJobs)
      tree.effectOwner.remove(parent)
      parent.leaveParent()
      #expect(!tree.effectOwner.hasJobs && send.parts.isEmpty)
    }
  }

  // holds: MODEL-5
  @Test func `a cancellation returns the parts of a job before the job, in the order of their start`() {
    let send = tree.send()
    let outer = tree.job(of: send)
    let inner = tree.job(in: outer, of: send)
    let parts = [tree.operation(in: inner, of: send), tree.operation(in: inner, of: send)]
    let last = tree.operation(in: outer, of: send)
    let other = tree.operation(of: send)
    let cancelled = [parts[0], parts[1], inner, last, outer].map { $0.number }
    #expect(tree.cancel(outer).map { $0.number } == cancelled)
    #expect(other.isActive && send.isActive)
    // A second call may come before the first has reached the tasks.
    #expect(tree.cancel(outer).map { $0.number } == cancelled)
    #expect(tree.cancel(send).map { $0.number } == cancelled + [other.number])
  }

  // holds: EFFECT-29
  @Test func `the machine closes what another thread has cancelled, and what was added since`() {
    let send = tree.send()
    let group = tree.job(of: send)
    let first = tree.operation(in: group, of: send)
    #expect(tree.cancel(group, because: .id).count == 2)
    let late = tree.operation(in: group, of: send)
    #expect(!late.isActive && late.cancelReason == .id)
    #expect(tree.cancel(group, as: .processed).map { $0.number } == [first, late, group].map { $0.number })
    #expect(tree.cancel(group, as: .processed).isEmpty)
    #expect(tree.cancel(send).map { $0.number } == [first, late, group].map { $0.number })
  }

  // holds: EFFECT-32
  @Test func `a deep effect is cancelled without recursion`() {
    let send = tree.send()
    var jobs = [tree.job(of: send)]
    for _ in 1..<100_000 { jobs.append(tree.job(in: jobs[jobs.count - 1], of: send)) }
    #expect(tree.cancel(send).count == jobs.count)
    // Released one by one, from the inside: the release of a chain is a recursion.
    while let job = jobs.popLast() {
      tree.effectOwner.remove(job)
      job.leaveParent()
    }
    #expect(send.parts.isEmpty)
  }
}

extension Work {
  /// The incomplete parts in the order of their numbers.
  fileprivate var parts: [Job] {
    Array(sequence(first: firstPart) { $0?.nextSibling }.prefix { $0 != nil }).compactMap { $0 }.reversed()
  }
}

/// Makes sends and jobs, as the machine does.
final class WorkTree {
  let lock = Locked<UInt8>(0)
  let effectOwner: EffectOwner
  private var number: UInt64 = 0

  init() { effectOwner = EffectOwner(lock: lock) }

  /// Jobs and their parents reference each other.
  deinit {
    effectOwner.forgetJobs()
  }

  func send() -> SendLifetime { SendLifetime(lock: lock) }

  func context(in container: Job? = nil, of send: SendLifetime) -> JobContext {
    JobContext(
      effectOwner: effectOwner,
      container: container,
      origin: ActionOrigin(send: .lifetime(send), cause: .sent)
    )
  }

  func job(in container: Job? = nil, of send: SendLifetime) -> Job {
    number += 1
    let job = Job(number: number, role: .sequence([]), in: context(in: container, of: send), of: send)
    effectOwner.insert(job)
    return job
  }

  func operation(in container: Job? = nil, of send: SendLifetime) -> EffectRun {
    number += 1
    let run = RunEffect(RunEffect.Info(name: nil, priority: nil, callSite: .here)) { _ in }
    let operation = EffectRun(number: number, run, in: context(in: container, of: send), of: send)
    effectOwner.insert(operation)
    return operation
  }

  @discardableResult
  func cancel(_ work: Work, as status: Work.Status = .cancelled, because reason: CancelReason = .other) -> [Job] {
    lock.withLock { _ in Work.cancel([work], as: status, because: reason) }
  }
}
