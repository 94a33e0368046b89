import Foundation
import UDF

struct Track: Equatable {
  let id: Int
  let title: String
}

struct PlayerState: Equatable {
  var queue: [Track] = []
  var isPlaying = false
  var current: Track? { isPlaying ? queue.first : nil }
}

struct PlayTapped: Action, Equatable {}
struct PauseTapped: Action, Equatable {}
struct TrackEnded: Action, Equatable {}

let playerReducer: Reducer<PlayerState> = { state, action in
  switch action {
  case is PlayTapped:
    state.isPlaying = !state.queue.isEmpty
  case is PauseTapped:
    state.isPlaying = false
  case is TrackEnded:
    state.queue.removeFirst()
    state.isPlaying = !state.queue.isEmpty
  default:
    break
  }
}
