// Tests of: REC-50, REC-51

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RecordableClientTests {
  private let file = TemporaryFile()

  private func makeStore(_ calls: LockIsolated<[String]>) -> StoreOf<Weather> {
    @Sendable func called(_ name: String) -> Int {
      calls.withValue { calls in
        calls.append(name)
        return calls.count
      }
    }
    return Store(initialState: Weather.State()) {
      Weather()
    } withDependencies: {
      $0.weather = WeatherClient(
        degrees: { called("degrees \($0)") + 20 },
        cached: { city in
          _ = called("cached \(city)")
          if city == "Atlantis" { throw WeatherClient.Failure() }
          return 7
        },
        load: { called("load \($0)") + 40 },
        count: { called("count") },
        note: { _ = called("note \($0)") },
        updates: { .finished },
        handle: { WeatherClient.Handle(number: called("handle")) }
      )
    }
  }

  // holds: REC-50, REC-51
  @Test func `answers of a recordable client are recorded, and a replay repeats them`() async throws {
    let calls = LockIsolated<[String]>([])
    let store = makeStore(calls)
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .checked))
    store.send(.asked("Rome"))
    store.send(.asked("Oslo"))
    store.send(.cacheTapped("Paris"))
    store.send(.cacheTapped("Atlantis"))
    await store.send(.loadTapped).finish()
    try recorder.stop()
    let made = calls.value
    #expect(made.count == 8)

    let recording = try Recording(contentsOf: file.url)
    #expect(try recording.answers(to: 1).map(\.name) == ["WeatherClient.note", "WeatherClient.degrees"])
    #expect(try recording.answers(to: 1).map(\.value) == ["{}", "22"])
    #expect(try recording.answers(to: 4).map(\.isError) == [true])
    let answers = try recording.actions().flatMap { try recording.answers(to: $0.number) }
    let ofEffect = answers.filter { $0.effect != nil }
    #expect(ofEffect.map(\.name) == ["WeatherClient.count", "WeatherClient.load"])

    // The endpoints of a test report each call.
    let replay = try Replay(recording) { Weather() }
    let divergence = try replay.check()
    #expect(divergence == nil, "\(divergence?.description ?? "")")
    #expect(replay.findings.isEmpty)
    #expect(replay.state == store.withState { $0 })
    #expect(replay.state.failure == "Failure()")
    #expect(calls.value == made)
  }

  // holds: REC-51
  @Test func `an answer that is not codable is not recorded`() throws {
    let calls = LockIsolated<[String]>([])
    let store = makeStore(calls)
    let recorder = try store.record(to: file.url)
    store.send(.handleTapped)
    try recorder.stop()
    #expect(store.degrees == 1)
    #expect(try Recording(contentsOf: file.url).answers(to: 1).isEmpty)
  }

  // holds: REC-50
  @Test func `without a recording, an endpoint is the closure itself`() async throws {
    let calls = LockIsolated<[String]>([])
    let store = makeStore(calls)
    store.send(.asked("Rome"))
    store.send(.cacheTapped("Atlantis"))
    await store.send(.loadTapped).finish()
    #expect(calls.value == ["note Rome", "degrees Rome", "cached Atlantis", "count", "load Rome"])
    #expect(store.degrees == 49)
  }
}
