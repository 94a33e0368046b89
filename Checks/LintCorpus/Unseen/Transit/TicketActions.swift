// swift-format-ignore-file
import Foundation
import UDF

/// The names of the actions of the ticket shop.
enum Tickets {

	struct ShopAppeared: Action {}

	struct FareChosen: Action {
		let fare: String
	}

	struct PassengerAdded: Action {
		var name: String // flags: mutable-action
		let age: Int
	}

	struct CouponEntered: Action {
		let code: String
	}

	struct SignedIn: Action {
		let user: String
		let accessToken: String // flags: secret-payload
	}

	struct PasswordTyped: Action {
		let password: Redacted<String> // near-miss: secret-payload
	}

	struct PinTyped: Action {
		let pin: Redacted<String>
	}

	struct SetFare: Action { // flags: action-name
		let fare: String
	}

	struct HandlePayment: Action { // flags: action-name
		let receipt: String
	}

	struct PaymentCompleted: Action {
		private(set) var receipt: String // flags: mutable-action
		let total: Decimal
	}

	struct PaymentFailed: Action {
		let failure: PaymentFailure // near-miss: action-not-serializable
	}

	struct RefundRequested: Action {} // flags: unused-action

	struct ReceiptPrinted: Action {} // near-miss: unused-action

	struct PassengerEdited: Action { // flags: action-too-broad
		let name: String
		let birthday: Date
		let hasBicycle: Bool
	}
}

enum PaymentFailure: String, Error, Codable {
	case declined, expired, offline
}

extension Tickets {
	/// A seat of the plan.
	enum SeatAction { // flags: enum-not-action
		case picked(row: Int, letter: String)
		case released
	}

	enum BaggageAction { // flags: enum-not-action
		case bagAdded
		case bagRemoved
		case insuranceToggled(Bool)
	}

	/// A builder: no action, so its properties can change.
	struct OrderBuilder {
		var fare = "adult" // near-miss: mutable-action
		var names: [String] = []

		func build() -> [any Action] {
			names.map { PassengerAdded(name: $0, age: 30) } + [FareChosen(fare: fare)]
		}
	}
}

extension Tickets.PassengerAdded {
	var isChild: Bool { age < 14 } // near-miss: mutable-action
}
