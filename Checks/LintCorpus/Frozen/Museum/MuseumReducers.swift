import Foundation
import HeadgateUDF

extension PaymentAction: Action {}

struct ConnectivityChangedAction: Action, Equatable {
  let isOnline: Bool
}

let exhibitsReducer: Reducer<ExhibitsState> = { state, action in
  switch action {
  case is ExhibitListAppearedAction:
    state.isLoading = true
    state.problem = nil

  case let action as ExhibitsLoadedAction:
    state.isLoading = false
    state.exhibits = action.exhibits

  case let action as ExhibitsLoadFailedAction:
    state.isLoading = false
    state.problem = "\(action.error)"

  case let action as ExhibitSelectedAction:
    state.selection = action.id

  case let action as ExhibitFavoriteToggledAction:
    guard let index = state.exhibits.firstIndex(where: { $0.id == action.id }) else { return }
    state.exhibits[index].isFavorite = action.isFavorite

  case let action as ExhibitSearchChangedAction:
    state.search = action.isEmpty ? "" : action.text

  case let action as ExhibitRatedAction:
    state.problem = action.stars < 2 ? action.comment : nil

  case let action as ExhibitQueueChangedAction:
    state.problem = action.waiting > 20 ? "Very full" : nil

  case let action as ExhibitImageLoadedAction:
    state.images[action.id] = action.data

  case is ExhibitImageLoadFailedAction, is ExhibitSharedAction:
    break

  default:
    break
  }
}

let ticketsReducer: Reducer<TicketsState> = { state, action in
  switch action {
  case is TicketActions.BuyButtonTapped:
    state.purchaseStarted = true

  case let action as TicketActions.PurchaseFinished:
    state.purchaseFinished = true
    state.tickets.append(action.ticket)

  case let action as TicketActions.PurchaseFailed:
    state.purchaseFailed = true
    state.problem = action.reason == .soldOut ? "Sold out" : "Try again"

  case let action as TicketActions.UpdateTicket:
    state.tickets.removeAll { $0.id == action.ticket.id }
    state.tickets.append(action.ticket)

  case is TicketActions.MemberSignedIn, is TicketActions.PictureDrawn:
    state.problem = nil

  case let action as TicketActions.MemberSignedOut:
    state.problem = "Signed out of \(action.tokenCount) devices"

  case PaymentAction.feePaid, PaymentAction.cardChosen:
    state.problem = nil

  case PaymentAction.paymentDeclined:
    state.problem = "The payment was declined."

  case RefundAction.refundAccepted, RefundAction.refundRequested:
    state.problem = nil

  case RefundAction.refundRejected:
    state.problem = "No refund."

  case let action as VoucherRedeemed:
    state.problem = action.code.count == VoucherRedeemed.length ? nil : "Wrong code"

  default:
    break
  }
}

let connectivityReducer: Reducer<MuseumState> = { state, action in
  guard let action = action as? ConnectivityChangedAction else { return }
  state.isOnline = action.isOnline
}

let museumReducer: CombinedReducer<MuseumState> = combine {
  connectivityReducer
  embed(\.exhibits, exhibitsReducer)
  embed(\.tickets, ticketsReducer)
  embed(\.tour, tourReducer)
  embed(\.exhibits, exhibitsEffects)
  embed(\.tickets, ticketsEffects)
  embed(\.tour, tourEffects)
}
