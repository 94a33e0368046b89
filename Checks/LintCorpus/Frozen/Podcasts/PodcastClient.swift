import Foundation
import Headgate

struct Episode: Equatable, Identifiable, Sendable {
  let id: UUID
  let title: String
  let seconds: Double
  var isDownloaded = false
}

struct Podcast: Equatable, Identifiable, Sendable {
  let id: UUID
  let title: String
  var episodes: [Episode]
}

enum PodcastError: Error, Equatable {
  case offline
  case diskFull
  case removed
}

enum PlaybackEvent: Equatable, Sendable {
  case position(Double)
  case finished
}

@DependencyClient
struct PodcastClient: Sendable {
  var subscriptions: @Sendable () async throws -> [Podcast]
  var subscribe: @Sendable (_ feed: URL) async throws -> Podcast
  var download: @Sendable (_ id: Episode.ID) -> AsyncThrowingStream<Double, any Error> = { _ in .finished() }
  var prepare: @Sendable (_ episode: Episode) async -> Void
  var remove: @Sendable (_ id: Episode.ID) async throws -> Void
}

extension PodcastClient: DependencyKey {
  static let testValue = PodcastClient()
  static let liveValue = PodcastClient(
    subscriptions: { try await FeedReader.main.subscriptions() },
    subscribe: { url in try await FeedReader.main.read(url) },
    download: { id in
      AsyncThrowingStream { continuation in
        let download = Task.detached {  // near-miss: unstructured-task
          for try await part in FeedReader.main.bytes(of: id) { continuation.yield(part) }
          continuation.finish()
        }
        continuation.onTermination = { _ in download.cancel() }
      }
    },
    prepare: { episode in await FeedReader.main.prepare(episode.id) },
    remove: { id in try await FeedReader.main.remove(id) }
  )
}

@DependencyClient
struct PlaybackClient: Sendable {
  var play: @Sendable (_ episode: Episode, _ speed: Double) -> AsyncStream<PlaybackEvent> = { _, _ in .finished }
  var pause: @Sendable () async -> Void
  var interruptions: @Sendable () -> AsyncStream<Bool> = { .finished }
}

extension PlaybackClient: TestDependencyKey {
  static let testValue = PlaybackClient()
}

extension DependencyValues {
  var podcasts: PodcastClient {
    get { self[PodcastClient.self] }
    set { self[PodcastClient.self] = newValue }
  }

  var playback: PlaybackClient {
    get { self[PlaybackClient.self] }
    set { self[PlaybackClient.self] = newValue }
  }
}
