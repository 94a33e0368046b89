// Tests of: SHARED-10, SHARED-11, SHARED-12, SHARED-13, SHARED-14, SHARED-44

import Headgate
import HeadgateSupport
import Testing

@Suite struct SharedObservationTests {
  let told = Notifications()

  @ObservableState
  struct Settings: Equatable, Sendable {
    var name = "Blob"
    var isOn = false
  }

  @Test func `a read is tracked and a change notifies once`() {  // holds: SHARED-10
    @Shared(value: 0) var count
    @Shared(value: 0) var other
    told.track { _ = count }
    $other.withLock { $0 = 1 }
    #expect(told.count == 0)
    $count.withLock { $0 = 1 }
    $count.withLock { $0 = 2 }
    #expect(told.count == 1)
  }

  @Test func `parts, readers and the state of loading are tracked`() {  // holds: SHARED-10
    @Shared(value: [1, 2]) var numbers
    told.track { _ = $numbers.count.wrappedValue }
    $numbers[0].withLock { $0 = 5 }
    #expect(told.count == 1)
    told.track { _ = SharedReader($numbers).wrappedValue }
    $numbers.withLock { $0.append(1) }
    #expect(told.count == 2)
  }

  @Test func `a plain value that stays equal notifies nobody`() {  // holds: SHARED-11
    @Shared(value: 1) var count
    told.track { _ = count }
    $count.withLock { $0 = 1 }
    #expect(told.count == 0)
  }

  @Test func `a reduction registers no reads and waits with notifications`() {  // holds: SHARED-12
    @Shared(value: 1) var count
    let pending = PendingObservations()
    var frame = ReductionFrame()
    frame.pendingObservations = Unmanaged.passUnretained(pending)
    withUnsafeMutablePointer(to: &frame) {
      ReductionFrame.current = $0
      told.track { _ = count }
      ReductionFrame.current = nil
    }
    $count.withLock { $0 = 2 }
    #expect(told.count == 0)
    told.track { _ = count }
    withUnsafeMutablePointer(to: &frame) {
      ReductionFrame.current = $0
      $count.withLock { $0 = 3 }
      ReductionFrame.current = nil
    }
    #expect(told.count == 0)
    pending.fire()
    #expect(told.count == 1)
  }

  @Test func `observers of an observable value are notified without its lock`() {  // holds: SHARED-13
    @Shared(value: Settings()) var settings
    let seen = Locked("")
    withObservationTracking {
      _ = settings.name
    } onChange: { [$settings] in
      seen.withLock { $0 = $settings.wrappedValue.name }
    }
    $settings.withLock { $0.name = "Max" }
    #expect(seen.withLock { $0 } == "Max")
  }

  // holds: SHARED-14
  @Test @MainActor func `a store's closure runs again before the send that changed the value returns`() {
    let store = Store(initialState: Screen.State(count: Shared(value: 0))) { Screen() }
    var seen: [Int] = []
    let token = store.observe { [store] in seen.append(store.count) }
    store.send(.tapped)
    #expect(seen == [0, 1])
    token.cancel()
  }

  @Test @MainActor func `a change from elsewhere runs a store's closure on its actor`() async {  // holds: SHARED-14
    @Shared(value: 0) var count
    let store = Store(initialState: Screen.State(count: $count)) { Screen() }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let token = store.observe { [store] in
      MainActor.preconditionIsolated()
      continuation.yield(store.count)
    }
    await Task.detached { [$count] in $count.withLock { $0 = 5 } }.value
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    #expect(await iterator.next() == 5)
    token.cancel()
  }

  // holds: SHARED-10
  @Test func `the state of loading and the errors are tracked`() {
    let key = SharedOrderTests.SlowKey()
    @Shared(key) var value = 1
    let told = Notifications()
    told.track { _ = $value.isLoading }
    $value.reload()
    #expect(told.count == 1)
    struct Refused: Error {}
    told.track { _ = $value.loadError }
    withKnownIssue { key.place.contents.withLock { $0.loads }.first?.resume(throwing: Refused()) }
    #expect(told.count == 2)
    told.track { _ = $value.saveError }
    $value.withLock { $0 = 1 }
    withKnownIssue { key.refuseSaves(Refused()) }
    #expect(told.count == 3)
  }

  // holds: SHARED-44
  @Test func `a small value that == calls equal is announced, too`() {
    struct Row: Equatable, Sendable {
      var id: Int
      var isOn: Bool
      static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    }
    @Shared(value: Row(id: 1, isOn: false)) var row
    let told = Notifications()
    told.track { _ = row }
    $row.withLock { $0.isOn = true }
    #expect(told.count == 1)
    told.track { _ = row }
    $row.withLock { $0.isOn = true }
    #expect(told.count == 1)
  }

  // holds: SHARED-14
  @Test @MainActor func `a change on another thread while a closure runs is not missed`() async {
    @Shared(value: 0) var count
    let store = Store(initialState: Screen.State(count: $count)) { Screen() }
    var seen: [Int] = []
    let token = store.observe { [store, $count] in
      seen.append(store.count)
      guard seen.count == 1 else { return }
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        $count.withLock { $0 = 5 }
        isDone.signal()
      }
      isDone.wait()
    }
    #expect(seen == [0, 5])
    token.cancel()
  }

  @Reducer struct Screen {
    @ObservableState struct State: Equatable {
      @Shared var count: Int
    }
    enum Action { case tapped }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
