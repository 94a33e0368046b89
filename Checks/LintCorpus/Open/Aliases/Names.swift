import Foundation
import Headgate

// Short names for the features of the module.

typealias Song = SongFeature
typealias SongAction = SongFeature.Action
typealias PlaylistDelegate = Playlist.Action.Delegate
typealias SongRows = IdentifiedActionOf<Song>
typealias Presented<Child: Reducer> = PresentationAction<Child.Action>
typealias MusicResult<Value> = Result<Value, MusicError>

enum MusicError: Error, Equatable {
  case offline
  case notLicensed
}

struct Track: Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  var stars = 0
}

/// A callback of the audio engine.
typealias EngineCallback = @Sendable (Double) -> Void

@DependencyClient
struct MusicClient: Sendable {
  var tracks: @Sendable () async throws -> [Track]
  var rate: @Sendable (_ id: Track.ID, _ stars: Int) async -> MusicResult<Track> = { _, _ in .failure(.offline) }
}

extension MusicClient: TestDependencyKey {
  static let testValue = MusicClient()
}

extension DependencyValues {
  var music: MusicClient {
    get { self[MusicClient.self] }
    set { self[MusicClient.self] = newValue }
  }
}
