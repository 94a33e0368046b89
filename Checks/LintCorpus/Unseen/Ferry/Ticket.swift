// swift-format-ignore-file
import Headgate
import SwiftUI

@_spi(Sealed) import HeadgateTesting // flags: seal-opened

@Reducer
struct Ticket {
  @ObservableState
  struct State: Equatable {
    var brightness = 0.5
    var gate: String?
    var isRefundable = true
    var ticket: TicketInfo
    var remainingSeconds = 0
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface) // near-miss: action-order
    case `internal`(Internal)

    enum View: Equatable {
      case refundButtonTapped
      case shareButtonTapped
      case ticketAppeared
      case ticketDisappeared
    }
    enum Delegate: Equatable {
      case refunded
    }
    enum Interface: Equatable {
      case gateAnnounced(String)
    }
    @Sealed fileprivate enum InternalEvent: Equatable {
      case gateChanged(String)
      case refundCompleted
      case refundFailed
      case secondTick // near-miss: action-name
    }
  }

  enum CancelID { case boarding }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.gates) var gates
  @Dependency(\.refunds) var refunds
  @Dependency(\.screen) var screen

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.ticketAppeared):
        state.brightness = 1
        return .merge(
          .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { // near-miss: uncancellable-loop
              await send(.internal(.secondTick))
            }
          }
          .cancellable(id: CancelID.boarding),
          .run { [code = state.ticket.code] send in
            for await gate in gates.changes(code) {
              await send(.internal(.gateChanged(gate)))
            }
          }
          .cancellable(id: CancelID.boarding) // flags: shared-cancel-id
        )

      case .view(.ticketDisappeared):
        return .cancel(id: CancelID.boarding) // near-miss: shared-cancel-id

      case .view(.shareButtonTapped):
        Task { await screen.share(state.ticket.code) } // flags: unstructured-task
        return .none

      case .view(.refundButtonTapped):
        guard state.isRefundable else { return .none }
        return .run { [code = state.ticket.code] send in
          try await refunds.request(code)
          await send(.internal(.refundCompleted))
        } catch: { _, send in
          await send(.internal(.refundFailed))
        }

      case .interface(.gateAnnounced(let gate)):
        state.gate = gate
        return .none

      case .internal(let event):
        switch event.opened {
        case .gateChanged(let gate): state.gate = gate
        case .refundCompleted: return .send(.delegate(.refunded))
        case .refundFailed: state.isRefundable = false
        case .secondTick: state.remainingSeconds -= 1
        }
        return .none

      case .delegate(.refunded): // flags: delegate-handled-by-self
        state.isRefundable = false
        state.gate = nil
        return .none
      }
    }
  }
}

struct TicketView: View {
  let store: StoreOf<Ticket>

  var body: some View {
    VStack {
      Text(store.ticket.code).font(.largeTitle)
      if let gate = store.gate { Text("Gate \(gate)") }
      Button("Refund") { store.send(.view(.refundButtonTapped)) }
      Button("Share") {
        Task { @MainActor in // near-miss: unstructured-task
          try? await Task.sleep(for: .milliseconds(200)) // near-miss: ambient-nondeterminism
          store.send(.view(.shareButtonTapped))
        }
      }
    }
    .onAppear { store.send(.view(.ticketAppeared)) }
    .onDisappear { store.send(.view(.ticketDisappeared)) }
  }
}
