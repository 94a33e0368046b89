import Headgate
import HeadgateSupport
import Testing

/// A place that a test controls.
final class Place: Sendable {
  struct Failure: Error, Equatable {}
  struct Contents: Sendable {
    var stored: Int?
    var saved: [Int] = []
    var contexts: [SaveContext] = []
    var fails = false
    var answersLater = false
    var waiting: [LoadContinuation<Int>] = []
    var subscriber: SharedSubscriber<Int>?
    var isCancelled = false
  }
  let contents = Locked(Contents())
}

struct RemoteKey: SharedKey, CustomStringConvertible {
  let place: Place
  var id: ObjectIdentifier { ObjectIdentifier(place) }
  var description: String { "remote" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    let now: (() -> Void)? = place.contents.withLock { contents in
      if contents.fails { return { continuation.resume(throwing: Place.Failure()) } }
      if contents.answersLater {
        contents.waiting.append(continuation)
        return nil
      }
      let stored = contents.stored
      return { continuation.resume(returning: stored) }
    }
    now?()
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    place.contents.withLock { $0.subscriber = subscriber }
    return SharedSubscription { [place] in place.contents.withLock { $0.isCancelled = true } }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    let fails = place.contents.withLock { contents in
      contents.saved.append(value)
      contents.contexts.append(context)
      return contents.fails
    }
    if fails { continuation.resume(throwing: Place.Failure()) } else { continuation.resume() }
  }
}

/// A key that releases its continuations.
struct SilentKey: SharedReaderKey {
  let id = "silent"
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {}
  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    SharedSubscription {}
  }
}

@Suite struct SharedKeyTests {
  let place = Place()
  var key: RemoteKey { RemoteKey(place: place) }

  @Test func `the stored value is loaded before the first read`() {  // holds: SHARED-19
    place.contents.withLock { $0.stored = 4 }
    @Shared(key) var value = 1
    #expect(value == 4)
    #expect(place.contents.withLock { $0.saved } == [])
  }

  @Test func `a value that is loaded later replaces the initial one`() {  // holds: SHARED-19
    place.contents.withLock { $0.answersLater = true }
    @Shared(key) var value = 1
    #expect(value == 1)
    #expect($value.isLoading)
    for continuation in place.contents.withLock({ $0.waiting }) { continuation.resume(returning: 5) }
    #expect(value == 5)
    #expect(!$value.isLoading)
  }

  @Test func `each change is saved in order`() async throws {  // holds: SHARED-20
    @Shared(key) var value = 1
    $value.withLock { $0 = 2 }
    $value.withLock { $0 = 2 }
    $value.withLock { $0 = 3 }
    try await $value.save()
    #expect(place.contents.withLock { $0.saved } == [2, 2, 3, 3])
    #expect(place.contents.withLock { $0.contexts } == [.didSet, .didSet, .didSet, .userInitiated])
  }

  @Test func `the newest value is saved last, from any thread`() async {  // holds: SHARED-20
    @Shared(key) var value = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { [$value] in
          for _ in 0..<500 { $value.withLock { $0 += 1 } }
        }
      }
    }
    let saved = place.contents.withLock { $0.saved }
    #expect(saved.last == 2_000)
    #expect(saved == saved.sorted())
  }

  @Test func `a change of the place is seen and not saved`() {  // holds: SHARED-21
    @Shared(key) var value = 1
    let told = Notifications()
    told.track { _ = value }
    place.contents.withLock { $0.subscriber }?.yield(1)
    #expect(told.count == 0)
    place.contents.withLock { $0.subscriber }?.yield(9)
    #expect(value == 9)
    #expect(told.count == 1)
    place.contents.withLock { $0.subscriber }?.yieldReturningInitialValue()
    #expect(value == 1)
    place.contents.withLock { $0.subscriber }?.yieldLoading()
    #expect($value.isLoading)
    place.contents.withLock { $0.subscriber }?.yieldLoading(false)
    #expect(!$value.isLoading)
    place.contents.withLock { $0.subscriber }?.yield(with: .success(6))
    #expect(value == 6)
    #expect(place.contents.withLock { $0.saved } == [])
  }

  @Test func `what the place yields ends the time in which it loads`() {  // holds: SHARED-59
    @Shared(key) var value = 1
    let subscriber = place.contents.withLock { $0.subscriber }
    let told = Notifications()
    let yields: [(SharedSubscriber<Int>) -> Void] = [
      { $0.yield(1) }, { $0.yield(2) }, { $0.yieldReturningInitialValue() },
      { subscriber in withKnownIssue { subscriber.yield(throwing: Place.Failure()) } },
    ]
    for yield in yields {
      subscriber?.yieldLoading()
      #expect($value.isLoading)
      let before = told.count
      told.track { _ = $value.isLoading }
      if let subscriber { yield(subscriber) }
      #expect(!$value.isLoading)
      #expect(told.count == before + 1)
    }
  }

  @Test func `a late failure of a load that does not count is no error of the value`() {  // holds: SHARED-59
    place.contents.withLock { $0.answersLater = true }
    @Shared(key) var value = 1
    place.contents.withLock { $0.subscriber }?.yield(9)
    #expect(!$value.isLoading)
    withKnownIssue { place.contents.withLock { $0.waiting }.first?.resume(throwing: Place.Failure()) }
    #expect($value.loadError == nil)
    #expect(value == 9)
  }

  @Test func `the subscription ends with the last reference`() {  // holds: SHARED-21
    do {
      @Shared(key) var value = 1
      #expect(value == 1)
      #expect(!place.contents.withLock { $0.isCancelled })
    }
    #expect(place.contents.withLock { $0.isCancelled })
  }

  @Test func `a failed load is reported once, and the value stays`() async throws {  // holds: SHARED-22
    place.contents.withLock { $0.fails = true }
    withKnownIssue {
      @Shared(key) var value = 1
      #expect(value == 1)
      #expect($value.loadError is Place.Failure)
    } matching: {
      $0.description.contains("The shared value 'remote' could not be loaded") && $0.description.contains("[SHARING-2]")
    }
  }

  @Test func `load throws, clears the error when it succeeds, and reload reports`() async throws {  // holds: SHARED-22
    @Shared(key) var value = 1
    place.contents.withLock { $0.fails = true }
    await #expect(throws: Place.Failure.self) { try await $value.load() }
    #expect($value.loadError != nil)
    withKnownIssue {
      $value.reload()
    } matching: {
      $0.description.contains("[SHARING-2]")
    }
    place.contents.withLock {
      $0.fails = false
      $0.stored = 8
    }
    try await SharedReader($value).load()
    #expect(value == 8)
    #expect($value.loadError == nil)
    place.contents.withLock { $0.stored = 9 }
    SharedReader($value).reload()
    #expect(value == 9)
    #expect(SharedReader($value).loadError == nil)
    #expect(!SharedReader($value).isLoading)
  }

  @Test func `a failed save is reported once, and save throws`() async throws {  // holds: SHARED-23
    @Shared(key) var value = 1
    place.contents.withLock { $0.fails = true }
    withKnownIssue {
      $value.withLock { $0 = 2 }
    } matching: {
      $0.description.contains("could not be saved") && $0.description.contains("[SHARING-3]")
    }
    $value.withLock { $0 = 3 }
    #expect(value == 3)
    #expect($value.saveError is Place.Failure)
    await #expect(throws: Place.Failure.self) { try await $value.save() }
    place.contents.withLock { $0.fails = false }
    try await $value.save()
    #expect($value.saveError == nil)
    #expect(place.contents.withLock { $0.saved.last } == 3)
  }

  @Test func `a key that does not answer is an error`() {  // holds: SHARED-24
    withKnownIssue {
      @SharedReader(SilentKey()) var value = 1
      #expect(value == 1)
      #expect($value.loadError is SharedKeyDidNotAnswer)
    } matching: {
      $0.description.contains("released its continuation")
    }
  }

  @Test func `only the first answer counts`() {  // holds: SHARED-24
    place.contents.withLock { $0.answersLater = true }
    @Shared(key) var value = 1
    for continuation in place.contents.withLock({ $0.waiting }) {
      continuation.resume(with: .success(5))
      continuation.resume(throwing: Place.Failure())
      continuation.resumeReturningInitialValue()
    }
    #expect(value == 5)
    #expect($value.loadError == nil)
  }

  @Test func `without a key there is nothing to load or save`() async throws {  // holds: SHARED-22
    @Shared(value: 1) var value
    try await $value.load()
    try await $value.save()
    $value.reload()
    #expect(value == 1)
    #expect(!$value.isLoading)
  }
}
