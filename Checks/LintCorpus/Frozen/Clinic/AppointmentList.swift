import Foundation
import Headgate

/// The appointments of the patient, with a sheet for a new one.
@Reducer
struct AppointmentList {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var booking: BookingForm.State?
    var details: Appointment?
    var isLoading = false
    var rows: IdentifiedArrayOf<AppointmentRow.State> = []
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case alert(PresentationAction<Alert>)
    case booking(PresentationAction<Gate<BookingForm>>)
    case rows(IdentifiedGatesOf<AppointmentRow>)

    enum View: Equatable {
      case bookButtonTapped
      case refreshPulled
      case screenAppeared
      case sortMenuOpened  // flags: unused-action
    }

    enum Delegate: Equatable {
      case countChanged(Int)
    }

    enum Interface: Equatable {
      case refreshRequested
    }

    @CasePathable
    enum Alert: Equatable {
      case retryConfirmed  // near-miss: unused-action
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case appointmentsLoaded([Appointment])
      case appointmentsLoadFailed(ClinicError)
      case appointmentChanged(AppointmentChange)
    }
  }

  private enum CancelID { case changes, loading }

  @Dependency(\.clinic) var clinic

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.screenAppeared):
        return .merge(load(&state), observeChanges())

      case .view(.refreshPulled), .interface(.refreshRequested), .alert(.presented(.retryConfirmed)):
        return load(&state)

      case .view(.bookButtonTapped):
        state.booking = BookingForm.State()
        return .none

      case .view(.sortMenuOpened):
        return .none

      case .internal(.appointmentsLoaded(let appointments)):
        state.isLoading = false
        state.rows = IdentifiedArray(uniqueElements: appointments.map { AppointmentRow.State(appointment: $0) })
        return .send(.delegate(.countChanged(state.rows.count)))

      case .internal(.appointmentsLoadFailed(let error)):
        state.isLoading = false
        state.alert = .loadFailed(error)
        return .none

      case .internal(.appointmentChanged(.added(let appointment))):
        state.rows.updateOrAppend(AppointmentRow.State(appointment: appointment))
        return .send(.rows(.element(id: appointment.id, action: .interface(.highlightRequested))))

      case .internal(.appointmentChanged(.removed(let id))):
        state.rows.remove(id: id)
        return .none

      case .booking(.presented(.delegate(.appointmentBooked(let appointment)))):
        state.booking = nil
        state.rows.append(AppointmentRow.State(appointment: appointment))
        return .none

      case .rows(.element(let id, .delegate(.appointmentCancelled))):
        state.rows.remove(id: id)
        return .none

      case .rows(.element(_, .delegate(.detailsRequested(let appointment)))):
        state.details = appointment
        return .none

      case .rows(.element(_, .interface)), .rows(.element(_, .inside)):  // near-miss: interface-from-self
        return .none

      case .booking(.presented(.inside)), .booking(.dismiss), .alert(.dismiss):  // near-miss: parent-observes-inside
        return .none

      case .delegate:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { AppointmentRow() }
    .ifLet(\.$booking, action: \.booking) { BookingForm() }  // near-miss: unintegrated-child
    .ifLet(\.$alert, action: \.alert)
  }

  private func load(_ state: inout State) -> EffectOf<Self> {
    state.isLoading = true
    return .run { send in
      await send(.internal(.appointmentsLoaded(try await clinic.appointments())))
    } catch: { error, send in
      await send(.internal(.appointmentsLoadFailed(error as? ClinicError ?? .offline)))
    }
    .cancellable(id: CancelID.loading, cancelInFlight: true)
  }

  private func observeChanges() -> EffectOf<Self> {
    .run { send in
      for await change in clinic.changes() {
        await send(.internal(.appointmentChanged(change)))
      }
    }
    .cancellable(id: CancelID.changes, cancelInFlight: true)  // near-miss: shared-cancel-id
  }
}

extension AlertState where Action == AppointmentList.Action.Alert {
  static func loadFailed(_ error: ClinicError) -> Self {
    AlertState {
      TextState(error == .offline ? "You are offline" : "The appointments could not be loaded")
    } actions: {
      ButtonState(action: .retryConfirmed) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("Not now") }
    }
  }
}
