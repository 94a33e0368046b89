import Foundation
import HeadgateUDF

/// A picture of a ticket, drawn for the wallet of the phone.
final class TicketPicture: Sendable {
  let pixels: [UInt8]
  let width: Int

  init(pixels: [UInt8], width: Int) {
    self.pixels = pixels
    self.width = width
  }
}

/// Groups the actions of tickets.
enum TicketActions {  // near-miss: enum-not-action
  struct BuyButtonTapped: Action, Equatable {
    let name: String
    let day: Date
  }

  struct PurchaseFinished: Action, Equatable {
    let ticket: Ticket
  }

  struct PurchaseFailed: Action, Equatable {
    let reason: MuseumError
  }

  struct PictureDrawn: Action {
    let picture: TicketPicture  // flags: action-not-serializable
  }

  struct MemberSignedIn: Action, Equatable {
    let memberToken: String  // flags: secret-payload
  }

  struct MemberSignedOut: Action, Equatable {
    let tokenCount: Int  // near-miss: secret-payload
  }

  struct UpdateTicket: Action, Equatable {  // flags: action-name
    var ticket: Ticket  // flags: mutable-action
  }
}

/// A payment. An enum of actions that conforms in another file.
enum PaymentAction {  // near-miss: enum-not-action
  case cardChosen(last4: String)
  case feePaid(cents: Int)
  case paymentDeclined
}

/// A refund, in the order of its steps.
enum RefundAction {  // flags: enum-not-action
  case refundRequested(Ticket.ID)
  case refundAccepted(cents: Int)
  case refundRejected(MuseumError)
}

/// A voucher.
struct VoucherRedeemed: Action, Equatable {
  let code: String
  static var length: Int { 8 }  // near-miss: mutable-action
}
