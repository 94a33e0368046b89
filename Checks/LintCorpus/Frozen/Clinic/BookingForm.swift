import Foundation
import Headgate

/// The sheet in which a patient books an appointment.
@Reducer
struct BookingForm {
  @ObservableState
  struct State: Equatable {
    var doctors: [Doctor] = []
    var selectedDoctor: Doctor?
    var slots: [Date] = []
    var selectedSlot: Date?
    var note = ""
    var isBooking = false  // flags: progressive-flags
    var isBooked = false
    var hasBookingFailed = false

    var canBook: Bool { selectedDoctor != nil && selectedSlot != nil && !isBooking }
  }

  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)  // flags: action-order
    case `internal`(Internal)

    enum Delegate: Equatable {
      case appointmentBooked(Appointment)
    }

    enum View: BindableAction {
      case binding(BindingAction<BookingForm.State>)
      case bookButtonTapped
      case cancelButtonTapped
      case doctorSelected(Doctor)
      case screenAppeared
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case bookingFailed(ClinicError)
      case bookingFinished(Appointment)
      case doctorsLoaded([Doctor])
      case slotsChanged([Date])
    }
  }

  private enum CancelID { case request }

  @Dependency(\.clinic) var clinic
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)  // near-miss: binding-without-reducer
    Reduce { state, action in
      switch action.opened {
      case .view(.binding):
        return .none

      case .view(.screenAppeared):
        return .run { send in
          let doctors = try await clinic.doctors()
          await send(.internal(.doctorsLoaded(doctors)))  // flags: response-without-failure
        }

      case .view(.doctorSelected(let doctor)):
        state.selectedDoctor = doctor
        state.selectedSlot = nil
        return .run { send in
          // The sheet owns this effect: it ends when the sheet is dismissed.
          for await slots in clinic.freeSlots(doctor.id) {  // near-miss: uncancellable-loop
            await send(.internal(.slotsChanged(slots)))
          }
        }
        .cancellable(id: CancelID.request, cancelInFlight: true)

      case .view(.bookButtonTapped):
        guard let doctor = state.selectedDoctor, let start = state.selectedSlot else { return .none }
        state.isBooking = true
        let appointment = Appointment(id: uuid(), doctor: doctor, start: start, note: state.note)
        return .run { send in
          await send(.internal(.bookingFinished(try await clinic.book(appointment))))
        } catch: { error, send in
          await send(.internal(.bookingFailed(error as? ClinicError ?? .offline)))
        }
        .cancellable(id: CancelID.request, cancelInFlight: true)  // flags: shared-cancel-id

      case .view(.cancelButtonTapped):
        return .run { _ in await dismiss() }

      case .internal(.doctorsLoaded(let doctors)):
        state.doctors = doctors
        return .none

      case .internal(.slotsChanged(let slots)):
        state.slots = slots
        if let selected = state.selectedSlot, !slots.contains(selected) { state.selectedSlot = nil }
        return .none

      case .internal(.bookingFinished(let appointment)):
        state.isBooking = false
        state.isBooked = true
        return .send(.delegate(.appointmentBooked(appointment)))

      case .internal(.bookingFailed):
        state.isBooking = false
        state.hasBookingFailed = true
        return .none

      case .delegate:
        return .none
      }
    }
  }
}
