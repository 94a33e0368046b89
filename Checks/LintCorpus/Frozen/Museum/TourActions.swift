import Foundation
import HeadgateUDF

// A tour through the museum: its actions, its reducer and its side effects.

enum TourAction {  // flags: enum-not-action
  case tourStarted(stops: [Exhibit.ID])
  case stopReached(Int)
  case audioToggled
  case tourFinished
}

enum GuideAction: Action, Equatable {
  case guideCalled
  case guideArrived(name: String)
  case guideRefused  // flags: unused-action
}

enum BeaconEvent {  // flags: enum-not-action
  case roomEntered(Int)
  case roomLeft(Int)
}

struct DataLoadingStarted: Action, Equatable {}  // near-miss: action-name

struct SetVolume: Action, Equatable {  // flags: action-name
  let volume: Double
}

struct SettingsOpened: Action, Equatable {}  // near-miss: action-name

let tourReducer: Reducer<TourState> = { state, action in
  switch action {
  case TourAction.tourStarted(let stops):
    state.stops = stops
    state.phase = .running(stop: 0)
  case TourAction.stopReached(let stop):
    state.phase = .running(stop: stop)
  case TourAction.audioToggled:
    state.isAudioOn.toggle()
  case TourAction.tourFinished:
    state.phase = .finished
  case GuideAction.guideCalled, GuideAction.guideRefused:
    state.isAudioOn = false
  case GuideAction.guideArrived:
    state.isAudioOn = true
  case BeaconEvent.roomEntered(let room):
    if case .running = state.phase, !state.stops.contains(room) { state.stops.append(room) }
  case BeaconEvent.roomLeft:
    break
  case is SetVolume, is SettingsOpened, is DataLoadingStarted:
    state.isAudioOn = true
  default:  // near-miss: delegate-default
    break
  }
}

let tourEffects: SideEffectReducer<TourState> = { state, action in
  enum CancelID { case guide }
  @Dependency(\.guides) var guides
  switch action {
  case GuideAction.guideCalled:
    return .run { send in
      for await name in guides.arrivals() {  // near-miss: uncancellable-loop
        await send(GuideAction.guideArrived(name: name))
      }
    }
    .cancellable(id: CancelID.guide, cancelInFlight: true)
  case TourAction.tourFinished:
    return .cancel(id: CancelID.guide)  // near-miss: shared-cancel-id
  default:
    return .none
  }
}

@DependencyClient
struct GuideClient: Sendable {
  var arrivals: @Sendable () -> AsyncStream<String> = { .finished }
}

extension GuideClient: TestDependencyKey {
  static let testValue = GuideClient()
}

extension DependencyValues {
  var guides: GuideClient {
    get { self[GuideClient.self] }
    set { self[GuideClient.self] = newValue }
  }
}
