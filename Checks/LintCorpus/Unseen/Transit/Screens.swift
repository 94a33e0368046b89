// swift-format-ignore-file
import SwiftUI
import UDF

struct SearchScreen: View {
	@EnvironmentObject var store: Store<TransitState>
	let service: SearchService

	var body: some View {
		List {
			TextField("Stop", text: Binding(
				get: { store.state.search.text },
				set: { text in
					store.dispatch(SearchTextChanged(text: text))
					service.search(text)
				}
			))
			ForEach(store.state.search.stops) { stop in
				Button(stop.name) {
					store.dispatch(StopSelected(stop: stop))
					Task { await service.trips(from: stop) } // near-miss: unstructured-task
				}
				.swipeActions {
					Button("Keep") { store.dispatch(FavoriteAction.added(stop)) }
					Button("Forget") { store.dispatch(FavoriteAction.removed(stop.id)) }
				}
			}
			ForEach(store.state.search.trips) { trip in
				Button(trip.id) { store.dispatch(Trip.Opened(trip: trip)) }
					.contextMenu { Button("Remind me") { service.remind(trip) } }
			}
			filters
		}
		.onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { date in
			store.dispatch(ClockTick(now: date))
		}
	}

	@ViewBuilder
	private var filters: some View {
		Toggle("Night buses", isOn: Binding(
			get: { store.state.search.nightBuses },
			set: { store.dispatch(FilterAction.nightBusesToggled($0)) }
		))
		Stepper("Walk", value: Binding(
			get: { store.state.search.walk },
			set: { store.dispatch(FilterAction.maximumWalkChanged(minutes: $0)) }
		))
		Button("Clear") { store.dispatch(FilterAction.cleared) }
		Button("Here") { store.dispatch(PositionChanged(latitude: 52.5, longitude: 13.4, altitude: 34)) }
		Button("Left") { store.dispatch(MapAction.panned(x: -1, y: 0)) }
		Button("Closer") { store.dispatch(MapAction.zoomed(2)) }
		Button("Change") {
			store.dispatch(TripChanged(name: "M10", seats: 2, isAccessible: true, departure: Date())) // near-miss: ambient-nondeterminism
		}
	}
}

struct TicketScreen: View {
	@EnvironmentObject var store: Store<TransitState>
	@State private var coupon = ""
	let payment: PaymentService

	var body: some View {
		Form {
			Button("Child") { store.dispatch(Tickets.FareChosen(fare: "child")) }
			Button("Adult") { store.dispatch(Tickets.SetFare(fare: "adult")) }
			Button("Order for Ida") {
				var order = Tickets.OrderBuilder()
				order.names = ["Ida"]
				order.build().forEach(store.dispatch)
			}
			TextField("Coupon", text: $coupon).onSubmit { store.dispatch(Tickets.CouponEntered(code: coupon)) }
			SecureField("Password", text: Binding(
				get: { "" },
				set: { store.dispatch(Tickets.PasswordTyped(password: Redacted($0))) }
			))
			SecureField("PIN", text: Binding(get: { "" }, set: { store.dispatch(Tickets.PinTyped(pin: Redacted($0))) }))
			Button("Bicycle") {
				store.dispatch(Tickets.PassengerEdited(name: "Ida", birthday: .distantPast, hasBicycle: true))
			}
			Button("Seat 4A") { store.dispatch(Tickets.SeatAction.picked(row: 4, letter: "A")) }
			Button("No seat") { store.dispatch(Tickets.SeatAction.released) }
			bags
			Button("Pay") { Task { await payment.pay(12) } }
		}
		.onAppear { store.dispatch(Tickets.ShopAppeared()) }
	}

	private var bags: some View {
		Group {
			Button("More bags") { store.dispatch(Tickets.BaggageAction.bagAdded) }
			Button("Fewer bags") { store.dispatch(Tickets.BaggageAction.bagRemoved) }
			Toggle("Insurance", isOn: Binding(
				get: { store.state.tickets.isInsured },
				set: { store.dispatch(Tickets.BaggageAction.insuranceToggled($0)) }
			))
		}
	}
}
