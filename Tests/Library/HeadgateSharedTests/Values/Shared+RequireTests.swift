import Headgate
@testable import HeadgateShared
import HeadgateSupport
import Testing

@Suite struct SharedRequireTests {
  let place = Place()
  var key: RemoteKey { RemoteKey(place: place) }

  @Test func `a required value is the stored one`() async throws {  // holds: SHARED-53
    place.contents.withLock { $0.stored = 4 }
    let value = try await Shared(require: key)
    let reader = try await SharedReader(require: key)
    #expect(value.wrappedValue == 4)
    value.withLock { $0 = 5 }
    #expect(reader.wrappedValue == 5)
    #expect(place.contents.withLock { $0.saved } == [5])
  }

  @Test func `a required value waits for a slow place`() async throws {  // holds: SHARED-53
    place.contents.withLock { $0.answersLater = true }
    let (place, key) = (place, key)
    let loading = Task { try await Shared(require: key) }
    while place.contents.withLock({ $0.waiting.isEmpty }) { await Task.yield() }
    place.contents.withLock { contents in
      contents.answersLater = false
      contents.stored = 7
      return contents.waiting[0]
    }
    .resume(returning: 7)
    #expect(try await loading.value.wrappedValue == 7)
  }

  @Test func `a required value is loaded once, and does not load any more`() async throws {  // holds: SHARED-58
    place.contents.withLock { $0.answersLater = true }
    let (place, key) = (place, key)
    let loading = Task { try await SharedReader(require: key) }
    while place.contents.withLock({ $0.waiting.isEmpty }) { await Task.yield() }
    place.contents.withLock { $0.waiting[0] }.resume(returning: 7)
    let value = try await loading.value
    #expect(value.wrappedValue == 7)
    #expect(!value.isLoading)
    #expect(place.contents.withLock { $0.waiting.count } == 1)
    #expect(place.contents.withLock { $0.subscriber != nil })
  }

  @Test func `a required value that is in use is loaded for all of its properties`() async throws {  // holds: SHARED-58
    place.contents.withLock { $0.answersLater = true }
    let (place, key) = (place, key)
    @Shared(key) var used = 1
    let loading = Task { try await Shared(require: key) }
    while place.contents.withLock({ $0.waiting.count }) < 2 { await Task.yield() }
    // The first load has not been answered: it does not count any more.
    place.contents.withLock { $0.waiting[1] }.resume(returning: 7)
    let value = try await loading.value
    #expect([used, value.wrappedValue] == [7, 7] as [Int])
    #expect(!value.isLoading)
    place.contents.withLock { $0.waiting[0] }.resume(returning: 3)
    #expect(used == 7)
    place.contents.withLock { $0.fails = true }
    await #expect(throws: Place.Failure.self) { try await SharedReader(require: key) }
    #expect($used.loadError is Place.Failure)
    #expect(used == 7)
  }

  @Test func `others may create the value while a required one loads`() async throws {  // holds: SHARED-58
    place.contents.withLock { $0.answersLater = true }
    let (place, key) = (place, key)
    let loading = Task { try await Shared(require: key) }
    while place.contents.withLock({ $0.waiting.isEmpty }) { await Task.yield() }
    @Shared(key) var used = 1
    place.contents.withLock { $0.waiting[0] }.resume(returning: 5)
    while place.contents.withLock({ $0.waiting.count }) < 3 { await Task.yield() }
    place.contents.withLock { $0.waiting[2] }.resume(returning: 6)
    let value = try await loading.value
    #expect([used, value.wrappedValue] == [6, 6] as [Int])
    #expect(!value.isLoading)
  }

  @Test func `a value that is still connected to its key is not one in use`() {  // holds: SHARED-58
    let inUse = Locked<[String]>([])
    let key = WatchedKey { moment in
      if SharedReference<Int>.existing(WatchedKey { _ in }) != nil { inUse.withLock { $0.append(moment) } }
    }
    @SharedReader(key) var value = 1
    #expect(value == 7)
    #expect(inUse.withLock { $0 } == [])
    #expect(SharedReference<Int>.existing(key) != nil)
  }

  @Test func `a required value that is not stored is an error`() async throws {  // holds: SHARED-53
    let error = await #expect(throws: MissingSharedValue.self) { try await Shared(require: key) }
    #expect("\(error as Any)".contains("nothing is stored for 'remote'"))
    await #expect(throws: MissingSharedValue.self) { try await SharedReader(require: key) }
    place.contents.withLock { $0.fails = true }
    await #expect(throws: Place.Failure.self) { try await Shared(require: key) }
    await #expect(throws: SharedKeyDidNotAnswer.self) { try await SharedReader(require: SilentKey()) }
  }
}

/// A key that calls a closure while a value is connected to it.
private struct WatchedKey: SharedReaderKey {
  let id = "watched"
  let isCalled: @Sendable (_ moment: String) -> Void

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    isCalled("load")
    continuation.resume(returning: 7)
    isCalled("after load")
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    isCalled("subscribe")
    return SharedSubscription {}
  }
}
