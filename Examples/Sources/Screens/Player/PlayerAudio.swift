import Headgate

/// One track of the playlist.
struct PlayerTrack: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var artist: String
}

/// An event of the audio engine.
enum PlayerAudioEvent: Equatable, Sendable {
  case stalled
  case resumed
}

/// The audio engine. It plays one track at a time.
@DependencyClient
struct PlayerAudio: Sendable {
  var events: @Sendable () -> AsyncStream<PlayerAudioEvent> = { .finished }
  /// Fills the buffer and returns the length of the track in seconds.
  var load: @Sendable (_ trackID: PlayerTrack.ID) async throws -> Int
  var pause: @Sendable () async -> Void
  var play: @Sendable () async -> Void
  var seek: @Sendable (_ seconds: Int) async throws -> Void
}

extension PlayerAudio: TestDependencyKey {
  static let testValue = Self()
  static let previewValue = Self(
    events: { .never },
    load: { _ in 180 },
    pause: {},
    play: {},
    seek: { _ in }
  )
}

extension DependencyValues {
  var playerAudio: PlayerAudio {
    get { self[PlayerAudio.self] }
    set { self[PlayerAudio.self] = newValue }
  }
}
