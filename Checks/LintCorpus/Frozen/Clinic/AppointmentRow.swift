import Foundation
import Headgate

/// One appointment in the list. The patient can cancel it or move it.
@Reducer
struct AppointmentRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let appointment: Appointment
    var isCancelling = false
    var problem: String?

    var id: Appointment.ID { appointment.id }
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)  // near-miss: action-order
    case `internal`(Internal)

    enum View: Equatable {
      case cancelButtonTapped
      case detailsButtonTapped
    }

    enum Delegate: Equatable {
      case appointmentCancelled
      case detailsRequested(Appointment)
    }

    enum Interface: Equatable {
      case highlightRequested  // near-miss: unused-action
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case cancellationConfirmed
      case cancellationFailed(ClinicError)
      case highlightEnded
    }
  }

  @Dependency(\.clinic) var clinic
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.cancelButtonTapped):
        guard !state.isCancelling else { return .none }
        state.isCancelling = true
        state.problem = nil
        return .run { [id = state.id] send in
          try await clinic.cancel(id)
          await send(.internal(.cancellationConfirmed))  // near-miss: response-without-failure
        } catch: { error, send in
          await send(.internal(.cancellationFailed(error as? ClinicError ?? .offline)))
        }

      case .view(.detailsButtonTapped):
        return .send(.delegate(.detailsRequested(state.appointment)))  // near-miss: action-as-function

      case .internal(.cancellationConfirmed):
        state.isCancelling = false
        return .send(.delegate(.appointmentCancelled))  // near-miss: send-chain

      case .internal(.cancellationFailed(let error)):
        state.isCancelling = false
        state.problem = error == .notAllowed ? "It is too late to cancel." : "Please try again."
        return .none

      case .internal(.highlightEnded):
        state.problem = nil
        return .none

      case .interface(.highlightRequested):
        state.problem = "This time changed."
        return .run { send in
          try await clock.sleep(for: .seconds(3))
          await send(.internal(.highlightEnded))  // near-miss: response-without-failure
        }

      case .delegate:  // near-miss: delegate-handled-by-self
        return .none
      }
    }
  }
}
