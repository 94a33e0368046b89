// swift-format-ignore-file
import Foundation
import UDF

/// Sends the events of the app to a server.
actor Telemetry {
	static let shared = Telemetry()

	private var lines: [String] = []

	func signIn(_ user: String) {
		lines.append("\(Date()) \(user)") // near-miss: ambient-nondeterminism
	}
}

/// Looks for stops and trips. It listens to the store.
final class SearchService {
	private let store: Store<TransitState>
	private let api: TransitAPI
	private var running: Task<Void, Never>?

	init(store: Store<TransitState>, api: TransitAPI) {
		self.store = store
		self.api = api
	}

	func search(_ text: String) {
		running?.cancel()
		running = Task { [store, api] in // near-miss: unstructured-task
			store.dispatch(LoadStops(query: text))
			store.dispatch(StopsLoading())
			do {
				let stops = try await api.stops(text)
				store.dispatch(StopsLoaded(stops: stops)) // near-miss: response-without-failure
			} catch {
				store.dispatch(StopsLoadFailed(error: error))
			}
		}
	}

	func trips(from stop: Stop) async {
		do {
			let trips = try await api.trips(stop.id)
			store.dispatch(TripsLoaded(trips: trips))
		} catch {
			store.dispatch(TripsLoadFailed(reason: error.localizedDescription))
		}
	}

	func remind(_ trip: Trip) {
		store.dispatch(Trip.Reminded(trip: trip, handler: {}))
		store.dispatch(Trip.Shared(trip: trip, sheet: ShareController(text: trip.id)))
	}
}

/// Pays for tickets.
struct PaymentService {
	let store: Store<TransitState>
	let bank: BankClient

	func pay(_ total: Decimal) async {
		switch await bank.pay(total) {
		case .success(let receipt):
			store.dispatch(Tickets.PaymentCompleted(receipt: receipt, total: total))
			store.dispatch(Tickets.HandlePayment(receipt: receipt))
			printLater(Tickets.ReceiptPrinted.self)
		case .failure(let failure):
			store.dispatch(Tickets.PaymentFailed(failure: failure))
		}
	}

	func signIn(_ user: String) async {
		do {
			let token = try await bank.session(user)
			store.dispatch(Tickets.SignedIn(user: user, accessToken: token)) // near-miss: response-without-failure
		} catch {
			store.dispatch(Tickets.PaymentFailed(failure: .offline))
		}
	}

	/// Dispatches an action without values after the receipt is on paper.
	private func printLater<Printed: EmptyAction>(_ type: Printed.Type) {
		store.dispatch(type.init())
	}
}

protocol EmptyAction: Action { init() }
extension Tickets.ReceiptPrinted: EmptyAction {}

struct TransitAPI {
	var stops: (String) async throws -> [Stop]
	var trips: (Stop.ID) async throws -> [Trip]

	static let live = TransitAPI(
		stops: { text in
			let url = URL(string: "https://transit.example/stops?q=\(text)")!
			let (data, _) = try await URLSession.shared.data(from: url) // near-miss: ambient-nondeterminism
			return try JSONDecoder().decode([Stop].self, from: data)
		},
		trips: { _ in [] }
	)
}

struct BankClient {
	var pay: (Decimal) async -> Result<String, PaymentFailure> // near-miss: task-result
	var session: (String) async throws -> String
}
