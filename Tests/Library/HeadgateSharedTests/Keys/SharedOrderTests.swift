// Tests of: SHARED

import Headgate
@testable import HeadgateShared
import HeadgateSupport
import HeadgateTesting
import Testing

/// What wins when loads, saves and changes overlap.
@Suite struct SharedOrderTests {
  /// Keeps the continuations of its saves until the test answers them.
  struct SlowKey: SharedKey {
    struct Contents: Sendable {
      var stored: Int?
      var loads: [LoadContinuation<Int>] = []
      var saves: [(value: Int, continuation: SaveContinuation)] = []
      var subscriber: SharedSubscriber<Int>?
    }
    final class Place: Sendable {
      let contents = Locked(Contents())
    }
    let place = Place()
    var id: ObjectIdentifier { ObjectIdentifier(place) }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      guard context.initialValue == nil else { return continuation.resumeReturningInitialValue() }
      place.contents.withLock { $0.loads.append(continuation) }
    }

    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
      place.contents.withLock { $0.subscriber = subscriber }
      return SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      place.contents.withLock { $0.saves.append((value, continuation)) }
    }

    func refuseSaves(_ error: any Error) {
      for save in place.contents.withLock({ $0.saves }) { save.continuation.resume(throwing: error) }
    }

    func answerSaves() {
      for save in place.contents.withLock({ $0.saves }) { save.continuation.resume() }
    }
  }

  @Test func `a load that began before a change does not undo it`() {  // holds: SHARED-43
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.reload()
    $value.withLock { $0 = 2 }
    key.answerSaves()
    key.place.contents.withLock { $0.loads }.first?.resume(returning: 1)
    #expect(value == 2)
    #expect(!$value.isLoading)
  }

  @Test func `an older load does not replace a newer one`() {  // holds: SHARED-43
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.reload()
    $value.reload()
    let loads = key.place.contents.withLock { $0.loads }
    loads[1].resume(returning: 20)
    loads[0].resume(returning: 10)
    #expect(value == 20)
    #expect(!$value.isLoading)
  }

  @Test func `a value of the place that comes during a save is loaded when the save has ended`() {  // holds: SHARED-43
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.withLock { $0 = 2 }
    key.place.contents.withLock { $0.subscriber }?.yield(9)
    #expect(value == 2)
    #expect(key.place.contents.withLock { $0.loads }.isEmpty)
    key.answerSaves()
    key.place.contents.withLock { $0.loads }.first?.resume(returning: 9)
    #expect(value == 9)
  }

  @Test func `a load that began before an announcement does not undo it`() {  // holds: SHARED-43
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.reload()
    key.place.contents.withLock { $0.subscriber }?.yield(9)
    key.place.contents.withLock { $0.loads }.first?.resume(returning: 5)
    #expect(value == 9)
    #expect(!$value.isLoading)
  }

  @Test func `of two loads that end at once, the newer one wins`() {  // holds: SHARED-43
    for _ in 0..<2_000 {
      let key = SlowKey()
      @Shared(key) var value = 1
      $value.reload()
      $value.reload()
      let loads = key.place.contents.withLock { $0.loads }
      DispatchQueue.concurrentPerform(iterations: 2) { loads[$0].resume(returning: $0 == 0 ? 10 : 20) }
      #expect(value == 20)
    }
  }

  @Test func `an announced value does not undo a change that could not be saved`() {  // holds: SHARED-51
    struct Refused: Error {}
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.withLock { $0 = 2 }
    withKnownIssue {
      key.place.contents.withLock { $0.saves }.last?.continuation.resume(throwing: Refused())
    }
    key.place.contents.withLock { $0.subscriber }?.yield(9)
    #expect(value == 2)
    $value.withLock { $0 = 3 }
    key.place.contents.withLock { $0.saves }.last?.continuation.resume()
    key.place.contents.withLock { $0.loads }.first?.resume(returning: 9)
    #expect(value == 9)
  }

  @Test func `one conflict is one report`() {  // holds: SHARED-40
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.withLock { $0 = 2 }
    $value.withLock { $0 = 3 }
    let url = URL(filePath: "/x")
    // Two changes that were one write.
    #expect(reports { key.refuseSaves(OverwrittenChange(url: url, data: Data(), number: 1)) } == 1)
    $value.withLock { $0 = 4 }
    #expect(reports { key.refuseSaves(OverwrittenChange(url: url, data: Data(), number: 2)) } == 1)
  }

  @Test func `saves that fail after the last property is gone are one report`() {  // holds: SHARED-23
    struct Refused: Error {}
    let key = SlowKey()
    do {
      @Shared(key) var value = 1
      $value.withLock { $0 = 2 }
      $value.withLock { $0 = 3 }
    }
    #expect(reports { key.refuseSaves(Refused()) } == 1)
  }

  private func reports(_ body: () -> Void) -> Int {
    let count = Locked(0)
    withKnownIssue {
      body()
    } matching: { _ in
      count.withLock { $0 += 1 }
      return true
    }
    return count.withLock { $0 }
  }

  @Test func `save() waits for the value that is newest when it is called`() async throws {  // holds: SHARED-20
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.withLock { $0 = 2 }
    $value.withLock { $0 = 3 }
    async let saved: Void = $value.save()
    while key.place.contents.withLock({ $0.saves.count }) < 3 { await Task.yield() }
    #expect(key.place.contents.withLock { $0.saves.map(\.value) } == [2, 3, 3])
    key.answerSaves()
    try await saved
  }

  @Test func `a late failure of an older save is no error of the newer one`() {  // holds: SHARED-23
    struct Refused: Error {}
    let key = SlowKey()
    @Shared(key) var value = 1
    $value.withLock { $0 = 2 }
    $value.withLock { $0 = 3 }
    let saves = key.place.contents.withLock { $0.saves }
    saves[1].continuation.resume()
    withKnownIssue { saves[0].continuation.resume(throwing: Refused()) }
    #expect($value.saveError == nil)
  }

  @Test func `a save that fails after the last property is gone is reported`() {  // holds: SHARED-23
    struct Refused: Error {}
    let key = SlowKey()
    do {
      @Shared(key) var value = 1
      $value.withLock { $0 = 2 }
    }
    withKnownIssue {
      key.place.contents.withLock { $0.saves }.first?.continuation.resume(throwing: Refused())
    } matching: {
      $0.description.contains("[SHARING-3]")
    }
  }

  @Test func `a value that == calls equal is saved and announced`() {  // holds: SHARED-44
    struct Row: Equatable, Sendable {
      var id: Int
      var name: String
      static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    }
    let storage = InMemoryStorage()
    withDependencies {
      $0.defaultInMemoryStorage = storage
    } operation: {
      let told = Notifications()
      do {
        @Shared(.inMemory("row")) var row = Row(id: 1, name: "old")
        told.track { _ = row }
        $row.withLock { $0.name = "new" }
      }
      #expect(told.count == 1)
      @Shared(.inMemory("row")) var again = Row(id: 1, name: "initial")
      #expect(again.name == "new")
    }
  }

  @Test func `references of one key are made and released on many threads`() async {  // holds: SHARED-17
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for number in 0..<2_000 {
            @Shared(.inMemory("passing")) var value = 0
            $value.withLock { $0 = number }
          }
        }
      }
    }
  }

  @Reducer struct Loader {
    @ObservableState struct State: Equatable {
      var shown = 0
    }
    enum Action { case opened }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        @Shared(.inMemory("stored")) var stored = 0
        state.shown = stored
        return .none
      }
    }
  }

  @Test func `the first load of a value is no change by the action`() async {  // holds: SHARED-45
    let storage = InMemoryStorage()
    withDependencies {
      $0.defaultInMemoryStorage = storage
    } operation: {
      @Shared(.inMemory("stored")) var stored = 0
      $stored.withLock { $0 = 7 }
    }
    let store = TestStore(initialState: Loader.State()) {
      Loader()
    } withDependencies: {
      $0.defaultInMemoryStorage = storage
    }
    await store.send(.opened) { $0.shown = 7 }
  }
}
