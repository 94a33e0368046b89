// swift-format-ignore-file
import Foundation
import UDF

struct TransitState: Equatable {
	var search = SearchState()
	var tickets = TicketState()
	var favorites: [Stop] = []
	var position: (latitude: Double, longitude: Double) = (0, 0)
	var now = Date(timeIntervalSince1970: 0) // near-miss: ambient-nondeterminism

	static func == (lhs: Self, rhs: Self) -> Bool {
		lhs.search == rhs.search && lhs.tickets == rhs.tickets && lhs.favorites == rhs.favorites
	}
}

struct SearchState: Equatable {
	var text = ""
	var stops: [Stop] = []
	var trips: [Trip] = []
	var isSearching = false // flags: progressive-flags
	var isFound = false
	var isSearchFailed = false
	var kind = SearchKind.departure
	var nightBuses = true
	var walk = 10
	var opened: Trip?
	var lastSearch: Date?
}

struct TicketState: Equatable {
	var fare = "adult"
	var passengers: [String] = []
	var user: String?
	var orderNumber = ""
	var seat: String?
	var bags = 0
	var isInsured = false
	var receipt: String?
	var failure: PaymentFailure?
}

func reduce(_ state: inout TransitState, _ action: any Action) {
	search(&state.search, action)
	tickets(&state.tickets, action)

	switch action {
	case FavoriteAction.added(let stop):
		state.favorites.append(stop)
	case FavoriteAction.removed(let id):
		state.favorites.removeAll { $0.id == id }
	case let action as PositionChanged:
		state.position = (action.latitude, action.longitude)
	case let tick as ClockTick:
		state.now = tick.now // near-miss: ambient-nondeterminism
	default: // near-miss: delegate-default
		break
	}
}

func search(_ state: inout SearchState, _ action: any Action) {
	switch action {
	case let action as SearchTextChanged:
		state.text = action.text
	case is LoadStops:
		state.lastSearch = Date() // flags: ambient-nondeterminism
	case is StopsLoading:
		state.isSearching = true
	case let action as StopsLoaded:
		(state.isSearching, state.isFound) = (false, true)
		state.stops = action.stops
	case is StopsLoadFailed:
		(state.isSearching, state.isSearchFailed) = (false, true)
	case is SearchCanceled:
		state = SearchState()
	case let action as StopSelected:
		state.text = action.stop.name
	case let action as TripsLoaded:
		state.trips = action.trips.sorted { $0.leavesAt < $1.leavesAt }
	case let action as Trip.Opened:
		state.opened = action.trip
	case let action as FilterAction:
		switch action {
		case .nightBusesToggled(let isOn): state.nightBuses = isOn
		case .maximumWalkChanged(minutes: let minutes): state.walk = minutes
		case .cleared: (state.nightBuses, state.walk) = (true, 10)
		}
	default:
		break
	}
}

func tickets(_ state: inout TicketState, _ action: any Action) {
	switch action {
	case is Tickets.ShopAppeared:
		state.orderNumber = UUID().uuidString // flags: ambient-nondeterminism
	case let action as Tickets.FareChosen:
		state.fare = action.fare
	case let action as Tickets.SetFare:
		state.fare = action.fare
	case let action as Tickets.PassengerAdded:
		state.passengers.append(action.isChild ? "\(action.name) (child)" : action.name)
	case let action as Tickets.SignedIn:
		state.user = action.user
		Task { await Telemetry.shared.signIn(action.user) } // flags: unstructured-task
	case let action as Tickets.PaymentCompleted:
		state.receipt = action.receipt
	case let action as Tickets.HandlePayment:
		state.receipt = action.receipt
	case let action as Tickets.PaymentFailed:
		state.failure = action.failure
	case is Tickets.RefundRequested:
		state.receipt = nil
	case Tickets.SeatAction.picked(row: let row, letter: let letter):
		state.seat = "\(row)\(letter)"
	case Tickets.SeatAction.released:
		state.seat = nil
	case let action as Tickets.BaggageAction:
		switch action {
		case .bagAdded: state.bags += 1
		case .bagRemoved: state.bags -= 1
		case .insuranceToggled(let isOn): state.isInsured = isOn
		}
	default:
		break
	}
}
