import Foundation
import Headgate

/// The list of trails, the recording, and the screens above the list.
@Reducer
struct TrailApp {
  @Reducer
  enum Path: Equatable {  // flags: reducer-enum-conformance
    case detail(Gate<TrailDetail>)
    case signIn(Gate<SignIn>)
  }

  @Reducer
  enum Sheet {  // near-miss: reducer-enum-conformance
    case signIn(Gate<SignIn>)
    case recordingInfo(AlertState<Info>)

    @CasePathable
    enum Info: Equatable {
      case infoConfirmed
    }
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var recording = Recording.State()
    @Presents var sheet: Sheet.State?
    @Presents var tour: TrailTour.State?  // flags: unintegrated-child
    var trails: [Trail] = []
    var hiker: Hiker?
  }

  enum Action: GatedAction {
    case view(View)
    case `internal`(Internal)
    case path(StackActionOf<Path>)
    case recording(Gate<Recording>)
    case sheet(PresentationAction<Sheet.Action>)

    enum View: Equatable {
      case recordInfoButtonTapped
      case signInButtonTapped
      case trailTapped(Trail)
      case trailsAppeared
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case trailsLoaded([Trail])
      case trailsLoadFailed(TrailError)
    }
  }

  @Dependency(\.trails) var trails

  var body: some ReducerOf<Self> {
    Scope(state: \.recording, action: \.recording) { Recording() }
    Reduce { state, action in
      switch action.opened {
      case .view(.trailsAppeared):
        return .run { send in
          await send(.internal(.trailsLoaded(try await trails.trails(nil))))
        } catch: { error, send in
          await send(.internal(.trailsLoadFailed(error as? TrailError ?? .offline)))
        }

      case .view(.trailTapped(let trail)):
        state.path.append(.detail(TrailDetail.State(trail: trail)))
        return .none

      case .view(.signInButtonTapped):
        state.sheet = .signIn(SignIn.State())
        return .none

      case .view(.recordInfoButtonTapped):
        state.sheet = .recordingInfo(.explanation)
        return .none

      case .internal(.trailsLoaded(let trails)):
        state.trails = trails
        return .none

      case .internal(.trailsLoadFailed):
        state.trails = []
        return .none

      case .path, .recording, .sheet:  // flags: delegate-default
        return .none
      }
    }
    Reduce { state, action in
      guard case .path(.element(id: let id, action: .detail(.delegate(let event)))) = action else { return .none }
      switch event {  // near-miss: delegate-default
      case .favoriteChanged(let trail):
        if let index = state.trails.firstIndex(where: { $0.id == trail.id }) { state.trails[index] = trail }
      case .trailSelected(let trail):
        state.path.pop(from: id)
        state.path.append(.detail(TrailDetail.State(trail: trail)))
      }
      return .none
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$sheet, action: \.sheet)
  }
}

extension TrailApp.Path.State: Equatable {}
extension TrailApp.Sheet: Equatable {}  // near-miss: reducer-enum-conformance

extension AlertState where Action == TrailApp.Sheet.Info {
  static var explanation: Self {
    AlertState {
      TextState("The app records your position while you walk.")
    } actions: {
      ButtonState(action: .infoConfirmed) { TextState("OK") }
    }
  }
}
