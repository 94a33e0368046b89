import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

extension PlayerTrack {
  static let overture = PlayerTrack(id: 1, title: "Overture", artist: "Orchestra")
  static let aria = PlayerTrack(id: 2, title: "Aria", artist: "Soprano")
  static let finale = PlayerTrack(id: 3, title: "Finale", artist: "All")
}

/// The player: its clock, its engine and its sheets.
@MainActor
struct GatedPlayerTests {
  /// An error of the network.
  struct Offline: Error {}

  let tracks: IdentifiedArrayOf<PlayerTrack> = [.overture, .aria, .finale]

  /// A player in the middle of the first track, without a running clock.
  func playing() -> Player.State {
    Player.State(currentID: 1, duration: 200, phase: .playing, position: 10, tracks: tracks)
  }

  @Test func aTrackPlaysPausesAndGivesWayToTheNext() async {
    let calls = LockIsolated<[String]>([])
    let clock = TestClock()
    let store = TestStore(initialState: Player.State(tracks: tracks)) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.playerAudio.load = { id in
        calls.withValue { $0.append("load \(id)") }
        return 3
      }
      $0.playerAudio.pause = { calls.withValue { $0.append("pause") } }
      $0.playerAudio.play = { calls.withValue { $0.append("play") } }
    }

    await store.send(\.view.playPauseButtonTapped) {
      $0.currentID = 1
      $0.phase = .loading
    }
    await store.receive(\.internal.loaded.success, 3) {
      $0.duration = 3
      $0.phase = .playing
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.internal.ticked) { $0.position = 1 }
    await store.receive(\.internal.ticked) { $0.position = 2 }
    await store.send(\.view.playPauseButtonTapped) { $0.phase = .paused }
    await clock.advance(by: .seconds(5))
    await store.send(\.view.playPauseButtonTapped) { $0.phase = .playing }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.ticked) {
      $0.currentID = 2
      $0.duration = 0
      $0.phase = .loading
      $0.position = 0
    }
    await store.receive(\.internal.loaded.success, 3) {
      $0.duration = 3
      $0.phase = .playing
    }
    await store.send(\.view.playPauseButtonTapped) { $0.phase = .paused }
    await store.finish()
    #expect(calls.value == ["load 1", "play", "pause", "play", "load 2", "play", "pause"])
  }

  @Test func thePlayerStopsAfterTheLastTrack() async {
    let clock = TestClock()
    let store = TestStore(initialState: Player.State(currentID: 3, tracks: tracks)) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.playerAudio.load = { _ in 1 }
      $0.playerAudio.pause = {}
      $0.playerAudio.play = {}
    }

    await store.send(\.view.playPauseButtonTapped) { $0.phase = .loading }
    await store.receive(\.internal.loaded.success) {
      $0.duration = 1
      $0.phase = .playing
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.ticked) { $0.phase = .stopped }
    await clock.advance(by: .seconds(5))
  }

  @Test func loadingCanBeGivenUp() async {
    let store = TestStore(initialState: Player.State(tracks: tracks)) {
      Player()
    } withDependencies: {
      $0.playerAudio.load = { _ in try await Task.never() }
      $0.playerAudio.pause = {}
    }

    await store.send(\.view.playPauseButtonTapped) {
      $0.currentID = 1
      $0.phase = .loading
    }
    await store.send(\.view.nextButtonTapped) { $0.currentID = 2 }
    await store.send(\.view.playPauseButtonTapped) { $0.phase = .stopped }
  }

  @Test func aTrackThatDoesNotLoadIsTriedAgainOrSkipped() async {
    let store = TestStore(initialState: Player.State(tracks: tracks)) {
      Player()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.playerAudio.load = { _ in throw Offline() }
      $0.playerAudio.pause = {}
      $0.playerAudio.play = {}
    }

    await store.send(\.view.playPauseButtonTapped) {
      $0.currentID = 1
      $0.phase = .loading
    }
    await store.receive(\.internal.loaded.failure) {
      $0.destination = .alert(.loadingFailed(.overture))
      $0.phase = .stopped
    }
    await store.send(\.destination.alert.retry) {
      $0.destination = nil
      $0.phase = .loading
    }
    await store.receive(\.internal.loaded.failure) {
      $0.destination = .alert(.loadingFailed(.overture))
      $0.phase = .stopped
    }
    store.dependencies.playerAudio.load = { _ in 100 }
    await store.send(\.destination.alert.skip) {
      $0.currentID = 2
      $0.destination = nil
      $0.phase = .loading
    }
    await store.receive(\.internal.loaded.success) {
      $0.duration = 100
      $0.phase = .playing
    }
    await store.send(\.view.playPauseButtonTapped) { $0.phase = .paused }
  }

  @Test func theClockStandsWhileTheConnectionStalls() async {
    let clock = TestClock()
    let (events, continuation) = AsyncStream.makeStream(of: PlayerAudioEvent.self)
    let store = TestStore(initialState: playing()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.playerAudio.events = { events }
      $0.playerAudio.pause = {}
    }

    let task = await store.send(\.view.task)
    continuation.yield(.stalled)
    await store.receive(\.internal.audioEvent, PlayerAudioEvent.stalled) { $0.phase = .stalled }
    continuation.yield(.resumed)
    await store.receive(\.internal.audioEvent, PlayerAudioEvent.resumed) { $0.phase = .playing }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.ticked) { $0.position = 11 }
    continuation.yield(.stalled)
    await store.receive(\.internal.audioEvent, PlayerAudioEvent.stalled) { $0.phase = .stalled }
    await clock.advance(by: .seconds(10))
    await store.send(\.view.playPauseButtonTapped) { $0.phase = .paused }
    await task.cancel()
  }

  @Test func onlyTheLastPlaceOfTheSliderIsSought() async {
    let clock = TestClock()
    let places = LockIsolated<[Int]>([])
    let store = TestStore(initialState: playing()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.playerAudio.seek = { seconds in places.withValue { $0.append(seconds) } }
    }

    await store.send(\.view.positionSliderMoved, 50) { $0.position = 50 }
    await clock.advance(by: .milliseconds(100))
    await store.send(\.view.positionSliderMoved, 900) { $0.position = 200 }
    await clock.advance(by: .milliseconds(250))
    await store.send(\.view.previousButtonTapped) { $0.position = 0 }
    await clock.advance(by: .milliseconds(250))
    await store.finish()
    #expect(places.value == [200, 0])
  }

  @Test func aFailedSeekLoadsTheTrackAgain() async {
    let clock = TestClock()
    let store = TestStore(initialState: playing()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.playerAudio.load = { _ in throw Offline() }
      $0.playerAudio.seek = { _ in throw Offline() }
    }

    await store.send(\.view.positionSliderMoved, 50) { $0.position = 50 }
    await clock.advance(by: .milliseconds(250))
    await store.receive(\.internal.seekFailed) {
      $0.duration = 0
      $0.phase = .loading
      $0.position = 0
    }
    await store.receive(\.internal.loaded.failure) {
      $0.destination = .alert(.loadingFailed(.overture))
      $0.phase = .stopped
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func theSleepTimerPausesThePlayer() async {
    let clock = TestClock()
    let store = TestStore(initialState: playing()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.playerAudio.pause = {}
    }

    await store.send(\.view.sleepTimerButtonTapped) {
      $0.destination = .sleepTimer(PlayerSleepTimer.State())
    }
    await store.send(\.destination.sleepTimer.view.choiceTapped, 7)
    await store.send(\.destination.sleepTimer.view.choiceTapped, 5)
    await store.receive(\.destination.sleepTimer.delegate.chosen, 5) {
      $0.sleepsAt = Date(timeIntervalSince1970: 300)
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .seconds(299))
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.sleepTimerFired) {
      $0.phase = .paused
      $0.sleepsAt = nil
    }
  }

  @Test func theSleepTimerIsTurnedOff() async {
    let clock = TestClock()
    let store = TestStore(initialState: playing()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
    }

    await store.send(\.view.sleepTimerButtonTapped) {
      $0.destination = .sleepTimer(PlayerSleepTimer.State())
    }
    await store.send(\.destination.sleepTimer.view.choiceTapped, 60)
    await store.receive(\.destination.sleepTimer.delegate.chosen) {
      $0.sleepsAt = Date(timeIntervalSince1970: 3_600)
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .seconds(60))
    await store.send(\.view.sleepTimerButtonTapped) {
      $0.destination = .sleepTimer(PlayerSleepTimer.State(endsAt: Date(timeIntervalSince1970: 3_600)))
    }
    await store.send(\.destination.sleepTimer.view.offButtonTapped)
    await store.receive(\.destination.sleepTimer.delegate.turnedOff) { $0.sleepsAt = nil }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .seconds(3_600))
  }

  @Test func aTrackIsChosenInThePlaylist() async {
    let clock = TestClock()
    let store = TestStore(initialState: playing()) {
      Player()
    } withDependencies: {
      $0.continuousClock = clock
      // Loading takes a while, so that the sheet is gone before it ends.
      $0.playerAudio.load = { _ in
        try await clock.sleep(for: .seconds(1))
        return 60
      }
      $0.playerAudio.pause = {}
      $0.playerAudio.play = {}
    }

    await store.send(\.view.playlistButtonTapped) {
      $0.destination = .playlist(PlayerPlaylist.State(currentID: 1, tracks: tracks))
    }
    await store.send(\.destination.playlist.view.tracksMoved, (from: [2], to: 0)) {
      $0.destination?.modify(\.playlist) { $0.tracks = [.finale, .overture, .aria] }
    }
    await store.receive(\.destination.playlist.delegate.queueChanged, [.finale, .overture, .aria]) {
      $0.tracks = [.finale, .overture, .aria]
    }
    await store.send(\.destination.playlist.view.trackTapped, 3)
    await store.receive(\.destination.playlist.delegate.selected, 3) {
      $0.currentID = 3
      $0.duration = 0
      $0.phase = .loading
      $0.position = 0
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.loaded.success, 60) {
      $0.duration = 60
      $0.phase = .playing
    }
    await store.send(\.view.playPauseButtonTapped) { $0.phase = .paused }
  }

  @Test func removingTheTrackThatPlaysStopsIt() async {
    let store = TestStore(initialState: playing()) {
      Player()
    } withDependencies: {
      $0.playerAudio.pause = {}
    }

    await store.send(\.view.playlistButtonTapped) {
      $0.destination = .playlist(PlayerPlaylist.State(currentID: 1, tracks: tracks))
    }
    await store.send(\.destination.playlist.view.tracksDeleted, [0]) {
      $0.destination?.modify(\.playlist) { $0.tracks = [.aria, .finale] }
    }
    await store.receive(\.destination.playlist.delegate.queueChanged) {
      $0.currentID = nil
      $0.duration = 0
      $0.phase = .stopped
      $0.position = 0
      $0.tracks = [.aria, .finale]
    }
    await store.send(\.destination.playlist.view.doneButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }
}
