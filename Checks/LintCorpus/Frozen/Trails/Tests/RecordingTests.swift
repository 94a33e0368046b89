import Foundation
import Headgate
import Testing
@_spi(Sealed) import HeadgateTesting  // near-miss: seal-opened
@testable import Trails

@MainActor
struct RecordingTests {
  @Test func uploadsTheTrack() async {
    let store = TestStore(initialState: Recording.State()) {
      Recording()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.location.positions = { AsyncStream { $0.yield(.summit) } }
      $0.trails.upload = { _ in }
    }
    await store.send(.view(.startButtonTapped)) { $0.startedAt = Date(timeIntervalSince1970: 0) }
    await store.receive(\.internal.locate)
    await store.receive(\.internal.positionReceived, .summit) { $0.positions = [.summit] }
    await store.send(.view(.stopButtonTapped)) {
      $0.startedAt = nil
      $0.isUploading = true
    }
    await store.receive(\.internal.uploadFinished) {
      $0.isUploading = false
      $0.positions = []
    }
    await store.receive(.delegate(.trackRecorded(length: 1)))
  }

  @Test func keepsTheTrackWithoutNetwork() async {
    let store = TestStore(initialState: Recording.State(positions: [.summit])) {
      Recording()
    }
    await store.send(\.internal.uploadFailed, TrailError.offline) {
      $0.problem = "The track is uploaded later."
    }
    await store.finish()
  }

  @Test func aHigherParentIgnoresTheRecording() async {
    let store = TestStore(initialState: TrailApp.State()) { TrailApp() }
    await store.send(.recording(.delegate(.trackRecorded(length: 3))))  // near-miss: delegate-forged
    await store.send(\.recording.view.discardButtonTapped)
    await store.receive(\.recording.delegate.trackDiscarded)
    await Task.yield()
    #expect(store.state.path.isEmpty)
  }
}
