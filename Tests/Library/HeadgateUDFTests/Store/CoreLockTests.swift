import HeadgateSupport
import HeadgateTesting
import HeadgateUDF
import IssueReporting
import Testing

@Suite(.timeLimit(.minutes(10)))
struct CoreLockTests {
  /// All reducers have come this far.
  private struct Crossed: Action {}

  /// A number that others can read, and that its reducer compares with that of another store.
  private final class Circle: Sendable {
    let stores = Locked<[Store<Int>]>([])
    let seen = Notes<Int>()
    let reports = Notes<String>()
    private let arrived: Locked<Int>
    private let go = DispatchSemaphore(value: 0)
    private let count: Int

    init(_ count: Int) {
      self.count = count
      arrived = Locked(0)
      let made = (0..<count).map { index in
        Store(state: index * 1_000) { [self] state, action in
          switch action {
          case let action as Incremented: state += action.by
          case is Crossed:
            state += 100
            meet()
          default: return
          }
          let next = stores.withLock { $0.isEmpty ? nil : $0[(index + 1) % count] }
          withIssueReporters([RecordingReporter(reports)]) { if let next { seen.add(next.state) } }
        }
      }
      stores.withLock { $0 = made }
    }

    /// Returns when all stores are in the midst of a reduction.
    private func meet() {
      let isLast = arrived.withLock { arrived in
        arrived += 1
        return arrived == count
      }
      if isLast { for _ in 0..<count { go.signal() } }
      go.wait()
    }

    func dispatch(_ action: any Action) async {
      let stores = stores.withLock { $0 }
      for store in stores { store.dispatch(action) }
      for store in stores { await store.settle() }
    }

    func end() {
      let ended = stores.withLock { stores in
        defer { stores = [] }
        return stores
      }
      withExtendedLifetime(ended) {}
    }
  }

  // holds: UDF-42
  @Test func `two reducers that read each other's state end, and the last to come gets the state told of before`() async
  {
    let circle = Circle(2)
    let stores = circle.stores.withLock { $0 }
    // One after the other, so that each has read the other.
    for store in stores {
      store.dispatch(Incremented())
      await store.settle()
    }
    #expect(circle.seen.values == [1_000, 1])
    await circle.dispatch(Crossed())
    let last = Set(circle.seen.values.suffix(2))
    // Who closes the circle gets the number before; the other one goes on when that one is done.
    #expect(last == [1_001, 101] || last == [1, 1_101])
    #expect(circle.reports.values.count == 1)
    #expect(circle.reports.values.first?.contains("CoreLockTests.swift") == true)
    #expect(circle.reports.values.first?.contains("[OPEN-1]") == true)
    #expect(stores.map(\.state) == [101, 1_101])
    circle.end()
  }

  // holds: UDF-42
  @Test func `a first action that closes a circle gets the state that the other store began with`() async {
    let circle = Circle(2)
    await circle.dispatch(Crossed())
    let seen = Set(circle.seen.values)
    #expect(seen == [1_000, 100] || seen == [0, 1_100])
    #expect(circle.reports.values.count == 1)
    circle.end()
  }

  // holds: UDF-42
  @Test func `three stores in a circle end as well`() async {
    let circle = Circle(3)
    await circle.dispatch(Crossed())
    #expect(circle.seen.values.count == 3)
    #expect(circle.reports.values.count == 1)
    #expect(circle.stores.withLock { $0 }.map(\.state) == [100, 1_100, 2_100])
    circle.end()
  }

  // holds: UDF-42
  @Test func `two stores that read each other all the time reduce all actions`() async {
    let peers = Locked<[Store<Int>]>([])
    let reports = Notes<String>()
    let made = (0..<2).map { index in
      Store(state: 0) { state, action in
        guard action is Incremented else { return }
        let peer = peers.withLock { $0.isEmpty ? nil : $0[1 - index] }
        let last = withIssueReporters([RecordingReporter(reports)]) { peer?.state ?? 0 }
        state += last < 0 ? 0 : 1
      }
    }
    peers.withLock { $0 = made }
    for _ in 0..<5_000 { for store in made { store.dispatch(Incremented()) } }
    for store in made { await store.settle() }
    #expect(made.map(\.state) == [5_000, 5_000])
    #expect(reports.values.count <= 2)
    peers.withLock { $0 = [] }
  }
}
