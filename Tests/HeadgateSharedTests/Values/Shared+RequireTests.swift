import Headgate
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

  @Test func `a required value that is not stored is an error`() async throws {  // holds: SHARED-53
    let error = await #expect(throws: MissingSharedValue.self) { try await Shared(require: key) }
    #expect("\(error as Any)".contains("nothing is stored for 'remote'"))
    await #expect(throws: MissingSharedValue.self) { try await SharedReader(require: key) }
    place.contents.withLock { $0.fails = true }
    await #expect(throws: Place.Failure.self) { try await Shared(require: key) }
    await #expect(throws: SharedKeyDidNotAnswer.self) { try await SharedReader(require: SilentKey()) }
  }
}
