import Foundation
import Headgate

/// All rehearsals of the season.
@Reducer
struct RehearsalPlan {
  @Reducer
  enum Destination: Hashable {  // flags: reducer-enum-conformance
    case detail(RehearsalDetail)
    case closing(AlertState<Closing>)

    @CasePathable
    enum Closing: Equatable {
      case seasonClosed
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var archive = StackState<RehearsalDetail.State>()  // flags: unintegrated-child
    var rehearsals: [Rehearsal] = []
    var isClosed = false
  }

  enum Action: FeatureAction {
    enum ViewAction: Equatable {
      case closeButtonTapped
      case planAppeared
      case rehearsalCreated(title: String, hall: String, date: Date)  // flags: action-too-broad
      case rehearsalTapped(Rehearsal)
      case updatePlan  // flags: action-name
    }

    enum DelegateAction: Equatable {
      case planClosed  // near-miss: unobserved-delegate
    }

    enum InternalAction: Equatable {
      case rehearsalSaved(Rehearsal)
      case rehearsalsLoaded([Rehearsal])
      case requestFailed(Error)  // flags: equatable-error-payload, action-not-serializable
    }

    case view(ViewAction)
    case delegate(DelegateAction)
    case `internal`(InternalAction)
    case destination(PresentationAction<Destination.Action>)
  }

  @Dependency(\.orchestra) var orchestra
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.planAppeared), .view(.updatePlan):
        return .run { send in
          await send(.internal(.rehearsalsLoaded(try await orchestra.rehearsals())))
        } catch: { error, send in
          await send(.internal(.requestFailed(error)))
        }

      case .view(.rehearsalTapped(let rehearsal)):
        state.destination = .detail(RehearsalDetail.State(rehearsal: rehearsal))
        return .none

      case .view(.rehearsalCreated(let title, _, let date)):
        let id = withRandomNumberGenerator { .random(in: 1...99_999, using: &$0) }  // near-miss: ambient-nondeterminism
        let rehearsal = Rehearsal(id: id, title: title, date: date, attendees: [])
        return .run { send in
          let saved = try await orchestra.save(rehearsal)
          await send(.internal(.rehearsalSaved(saved)))  // flags: response-without-failure
        }

      case .view(.closeButtonTapped):
        state.destination = .closing(.question)
        return .none

      case .destination(.presented(.closing(.seasonClosed))):  // near-miss: parent-observes-inside
        state.isClosed = true
        return .send(.delegate(.planClosed))

      case .destination(.presented(.detail(.delegate(.rehearsalDeleted(let id))))):
        state.rehearsals.removeAll { $0.id == id }
        state.destination = nil
        return .none

      case .destination(.presented(.detail(.delegate(.rehearsalRenamed(let title))))):
        guard let id = state.destination?.detail?.rehearsal.id else { return .none }
        guard let index = state.rehearsals.firstIndex(where: { $0.id == id }) else { return .none }
        state.rehearsals[index].title = title
        return .none

      case .destination(.presented(.detail(.view(.attendeeToggled)))):  // flags: parent-observes-inside
        state.isClosed = false
        return .none

      case .destination:  // flags: delegate-default
        return .none

      case .internal(.rehearsalSaved(let rehearsal)):
        state.rehearsals.append(rehearsal)
        return .none

      case .internal(.rehearsalsLoaded(let rehearsals)):
        state.rehearsals = rehearsals
        return .none

      case .internal(.requestFailed):
        state.rehearsals = []
        return .none

      case .delegate:  // near-miss: delegate-handled-by-self
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension AlertState where Action == RehearsalPlan.Destination.Closing {
  static var question: Self {
    AlertState {
      TextState("Close the season?")
    } actions: {
      ButtonState(role: .destructive, action: .seasonClosed) { TextState("Close") }
    }
  }
}
