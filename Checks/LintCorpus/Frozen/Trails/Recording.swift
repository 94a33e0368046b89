import Foundation
import Headgate

/// Records a track while the hiker walks, and uploads it at the end.
@Reducer
struct Recording {
  @ObservableState
  struct State: Equatable {
    var isUploading = false
    var positions: [Position] = []
    var problem: String?
    var startedAt: Date?

    var isRunning: Bool { startedAt != nil }
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)

    enum View: Equatable {
      case discardButtonTapped
      case startButtonTapped
      case stopButtonTapped
    }

    enum Delegate: Equatable {
      case trackRecorded(length: Int)
      case trackDiscarded
    }

    enum Interface: Equatable {
      case batteryWarningRequested
      case resumeRequested
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case locate  // flags: action-name
      case positionReceived(Position)
      case uploadFinished
      case uploadFailed(TrailError)
    }
  }

  private enum CancelID { case positions, upload }

  @Dependency(\.date.now) var now
  @Dependency(\.location) var location
  @Dependency(\.trails) var trails

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.startButtonTapped):
        state.startedAt = now
        state.positions = []
        return .send(.internal(.locate))  // flags: action-as-function

      case .internal(.locate):
        return .run { send in
          for await position in location.positions() {
            await send(.internal(.positionReceived(position)))
          }
        }
        .cancellable(id: CancelID.positions, cancelInFlight: true)

      case .internal(.positionReceived(let position)):
        if let last = state.positions.last, last.time > position.time { return .none }
        state.positions.append(position)
        return .none

      case .view(.stopButtonTapped):
        return .merge(.cancel(id: CancelID.positions), upload(&state))  // near-miss: shared-cancel-id

      case .view(.discardButtonTapped):
        state = State()
        return .merge(
          .cancel(id: CancelID.positions),
          .cancel(id: CancelID.upload),
          .send(.delegate(.trackDiscarded))
        )

      case .internal(.uploadFinished):
        state.isUploading = false
        let length = state.positions.count
        state = State()
        return .send(.delegate(.trackRecorded(length: length)))  // near-miss: action-as-function

      case .internal(.uploadFailed(let error)):
        state.isUploading = false
        state.problem = error == .offline ? "The track is uploaded later." : "The upload failed."
        return .none

      case .interface(.resumeRequested):
        state.startedAt = state.positions.first?.time
        return .send(.internal(.locate))  // flags: action-as-function

      case .interface(.batteryWarningRequested):
        state.problem = "The battery is low."
        return .none

      case .delegate:
        return .none
      }
    }
  }

  /// Stops the recording and uploads the track.
  private func upload(_ state: inout State) -> EffectOf<Self> {
    state.startedAt = nil
    state.isUploading = true
    return .run { [positions = state.positions] send in
      try await trails.upload(positions)
      await send(.internal(.uploadFinished))
    } catch: { error, send in
      await send(.internal(.uploadFailed(error as? TrailError ?? .offline)))
    }
    .cancellable(id: CancelID.upload)
  }
}
