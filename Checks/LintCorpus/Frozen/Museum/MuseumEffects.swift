import Foundation
import HeadgateUDF

let exhibitsEffects: SideEffectReducer<ExhibitsState> = { state, action in
  enum CancelID { case image, list }
  @Dependency(\.museum) var museum
  switch action {
  case is ExhibitListAppearedAction:
    return .run { send in
      await send(ExhibitsLoadedAction(exhibits: try await museum.exhibits()))
    } catch: { error, send in
      await send(ExhibitsLoadFailedAction(error: error))
    }
    .cancellable(id: CancelID.list, cancelInFlight: true)

  case let action as LoadExhibitImageAction:
    guard state.images[action.id] == nil else { return .none }
    return .run { send in
      do {
        let data = try await museum.image(action.id)
        await send(ExhibitImageLoadedAction(id: action.id, data: data))  // near-miss: response-without-failure
      } catch {
        await send(ExhibitImageLoadFailedAction(id: action.id, problem: .offline))
      }
    }
    .cancellable(id: CancelID.image, cancelInFlight: true)

  case let action as ExhibitSharedAction:
    let completion = action.completion
    Task {  // flags: unstructured-task
      completion(true)
    }
    return .none

  default:
    return .none
  }
}

let ticketsEffects: SideEffectReducer<TicketsState> = { state, action in
  @Dependency(\.museum) var museum
  @Dependency(\.uuid) var uuid
  switch action {
  case let action as TicketActions.BuyButtonTapped:
    let ticket = Ticket(id: UUID(), name: action.name, day: action.day, cents: 1_200)  // flags: ambient-nondeterminism
    return .run { send in
      let bought = try await museum.buy(ticket)
      await send(TicketActions.PurchaseFinished(ticket: bought))  // flags: response-without-failure
    }

  case is VoucherRedeemed:
    let id = uuid()  // near-miss: ambient-nondeterminism
    let ticket = Ticket(id: id, name: "Voucher", day: .distantFuture, cents: 0)
    return .run { send in
      await send(TicketActions.PurchaseFinished(ticket: try await museum.buy(ticket)))
    } catch: { error, send in
      await send(TicketActions.PurchaseFailed(reason: error as? MuseumError ?? .offline))
    }

  case RefundAction.refundRequested(let id):
    guard let ticket = state.tickets.first(where: { $0.id == id }) else { return .none }
    return .run { send in
      let (data, _) = try await URLSession.shared.data(from: .refunds)  // flags: ambient-nondeterminism
      await send(RefundAction.refundAccepted(cents: data.isEmpty ? 0 : ticket.cents))
    } catch: { _, send in
      await send(RefundAction.refundRejected(.offline))
    }

  default:
    return .none
  }
}
