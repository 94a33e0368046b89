import Foundation
import Headgate

/// One rehearsal, with the musicians who come.
@Reducer
struct RehearsalDetail {
  @ObservableState
  struct State: Equatable {
    var rehearsal: Rehearsal
    var loadStarted = false  // flags: progressive-flags
    var loadCompleted = false
    var loadFailed = false
    var musicians: [Musician] = []
  }

  enum Action: FeatureAction, BindableAction {  // flags: binding-without-reducer
    enum ViewAction: Equatable {
      case attendeeToggled(Musician)
      case deleteButtonTapped
      case detailAppeared
      case titleSubmitted
    }

    enum DelegateAction: Equatable {
      case rehearsalDeleted(Rehearsal.ID)
      case rehearsalRenamed(String)
      case attendanceChanged(Int)  // flags: unobserved-delegate
    }

    enum InternalAction: Equatable {
      case answerReceived(Musician.ID)
      case musiciansLoaded([Musician])
      case musiciansLoadFailed(OrchestraError)
      case countersUpdated
    }

    case view(ViewAction)
    case delegate(DelegateAction)
    case `internal`(InternalAction)
    case binding(BindingAction<State>)
  }

  private enum CancelID { case answers, musicians }

  @Dependency(\.orchestra) var orchestra

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .view(.detailAppeared):
        state.loadStarted = true
        return .merge(loadMusicians(), observeAnswers(state.rehearsal.id))

      case .view(.attendeeToggled(let musician)):
        if let index = state.rehearsal.attendees.firstIndex(of: musician.id) {
          state.rehearsal.attendees.remove(at: index)
        } else {
          state.rehearsal.attendees.append(musician.id)
        }
        return .send(.internal(.countersUpdated))  // flags: action-as-function

      case .view(.titleSubmitted):
        return .send(.delegate(.rehearsalRenamed(state.rehearsal.title)))  // near-miss: action-as-function

      case .view(.deleteButtonTapped):
        return .send(.delegate(.rehearsalDeleted(state.rehearsal.id)))

      case .internal(.answerReceived(let id)):
        state.rehearsal.attendees.append(id)
        return .send(.internal(.countersUpdated))  // flags: action-as-function

      case .internal(.countersUpdated):
        return .send(.delegate(.attendanceChanged(state.rehearsal.attendees.count)))  // flags: send-chain

      case .internal(.musiciansLoaded(let musicians)):
        state.loadCompleted = true
        state.musicians = musicians
        return .none

      case .internal(.musiciansLoadFailed):
        state.loadFailed = true
        return .none

      case .delegate(.rehearsalRenamed(let title)):  // flags: delegate-handled-by-self
        state.rehearsal.title = title
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func loadMusicians() -> EffectOf<Self> {
    .run { send in
      await send(.internal(.musiciansLoaded(try await orchestra.musicians())))
    } catch: { error, send in
      await send(.internal(.musiciansLoadFailed(error as? OrchestraError ?? .offline)))
    }
    .cancellable(id: CancelID.musicians, cancelInFlight: true)
  }

  private func observeAnswers(_ id: Rehearsal.ID) -> EffectOf<Self> {
    .run { send in
      for await musician in orchestra.answers(id) {  // near-miss: uncancellable-loop
        await send(.internal(.answerReceived(musician)))
      }
    }
    .cancellable(id: CancelID.answers, cancelInFlight: true)  // near-miss: shared-cancel-id
  }
}
