// swift-format-ignore-file
import Headgate
import SwiftUI

struct Passenger: Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

struct TicketInfo: Equatable, Sendable {
  var code: String
  var sailing: Sailing
}

@Reducer
struct Booking {
  @Reducer
  enum Destination: Sendable { // near-miss: reducer-enum-conformance
    case cabins(Gate<CabinPicker>)
    case confirmation(AlertState<Confirmation>)
  }

  @CasePathable
  enum Confirmation: Equatable, Sendable {
    case abandonConfirmed
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var vehicle: Vehicle.State?
    var cabin: String?
    var passengers: IdentifiedArrayOf<Passenger> = []
    var sailing: Sailing
    var step = Step.passengers // near-miss: progressive-flags
    var total: Decimal = 0

    enum Step { case passengers, payment, done }
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    case destination(PresentationAction<Destination.Action>)
    case vehicle(PresentationAction<Vehicle.Action>) // flags: unintegrated-child

    enum View: Equatable {
      case addPassengerButtonTapped
      case cabinButtonTapped
      case closeButtonTapped
      case passengerEdited(Passenger.ID, name: String)
      case payButtonTapped
      case setVehicle(Bool) // flags: action-name
    }

    enum Delegate: Equatable {
      case abandoned
      case booked(TicketInfo)
    }

    enum Internal {
      case bookingCompleted(TicketInfo)
      case bookingFailed(any Error) // flags: action-not-serializable
      case priceUpdated(Decimal)
      case recalculatePrice // flags: action-name
    }
  }

  @Dependency(\.bookings) var bookings
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.addPassengerButtonTapped):
        state.passengers.append(Passenger(id: uuid())) // near-miss: ambient-nondeterminism
        return .send(.internal(.recalculatePrice)) // flags: action-as-function

      case .view(.cabinButtonTapped):
        state.destination = .cabins(CabinPicker.State(sailing: state.sailing.id))
        return .none

      case .view(.closeButtonTapped):
        guard !state.passengers.isEmpty else { return .send(.delegate(.abandoned)) }
        state.destination = .confirmation(
          AlertState {
            TextState("Discard this booking?")
          } actions: {
            ButtonState(role: .destructive, action: .abandonConfirmed) { TextState("Discard") }
          }
        )
        return .none

      case let .view(.passengerEdited(id, name: name)):
        state.passengers[id: id]?.name = name
        return .none

      case .view(.payButtonTapped):
        state.step = .payment
        return book(state)

      case let .view(.setVehicle(isOn)):
        state.vehicle = isOn ? Vehicle.State() : nil
        return .send(.internal(.recalculatePrice)) // flags: action-as-function

      case .internal(.recalculatePrice):
        let count = state.passengers.count
        return .send(.internal(.priceUpdated(Decimal(count) * 19))) // flags: action-as-function, send-chain

      case let .internal(.priceUpdated(total)):
        state.total = total
        return .none

      case let .internal(.bookingCompleted(ticket)):
        state.step = .done
        return .send(.delegate(.booked(ticket))) // near-miss: send-chain

      case .internal(.bookingFailed):
        state.step = .passengers
        return .none

      case let .destination(.presented(.cabins(.delegate(.cabinChosen(name))))): // near-miss: parent-observes-inside
        state.cabin = name
        return .none

      case .destination(.presented(.confirmation(.abandonConfirmed))): // near-miss: parent-observes-inside
        return .send(.delegate(.abandoned))

      case .destination(.dismiss), .destination(.presented(.cabins(.interface))), .destination(.presented(.cabins(.inside))):
        return .none

      case .delegate, .vehicle:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func book(_ state: State) -> Effect<Action> {
    .run { [sailing = state.sailing, passengers = state.passengers.elements] send in
      let code = try await bookings.book(sailing.id, passengers)
      await send(.internal(.bookingCompleted(TicketInfo(code: code, sailing: sailing))))
    } catch: { error, send in
      await send(.internal(.bookingFailed(error)))
    }
  }
}

extension Booking.Destination.State: Equatable {} // near-miss: reducer-enum-conformance

@ViewAction(for: Booking.self)
struct BookingView: View {
  @Bindable var store: StoreOf<Booking>

  var body: some View {
    Form {
      ForEach(store.passengers) { passenger in
        TextField("Name", text: Binding {
          passenger.name
        } set: {
          send(.passengerEdited(passenger.id, name: $0))
        })
      }
      Button("Add passenger") { send(.addPassengerButtonTapped) }
      Button("Cabin") { send(.cabinButtonTapped) }
      Toggle("Car", isOn: Binding(get: { store.vehicle != nil }, set: { send(.setVehicle($0)) }))
      LabeledContent("Total") { Text(store.total, format: .number) }
      Button("Refresh price") {
        store.send(.internal(.recalculatePrice)) // flags: view-sends-non-view, internal-outside-feature
      }
      Button("Pay") { send(.payButtonTapped) }
    }
    .toolbar { Button("Close") { send(.closeButtonTapped) } }
    .alert($store.scope(state: \.destination?.confirmation, action: \.destination.confirmation))
    .sheet(item: $store.scope(state: \.destination?.cabins, action: \.destination.cabins)) { CabinPickerView(store: $0) }
  }
}
