// swift-format-ignore-file
import Foundation
import UDF

struct Stop: Equatable, Codable, Identifiable {
	let id: Int
	let name: String
}

struct Trip: Equatable, Codable, Identifiable {
	let id: String
	var stops: [Stop]
	var leavesAt: Date
}

// MARK: Search

struct SearchTextChanged: Action {
	let text: String
}

struct StopsLoading: Action {} // near-miss: action-name

struct StopsLoaded: Action {
	let stops: [Stop] // near-miss: action-not-serializable
}

struct StopsLoadFailed: Action {
	let error: any Error // flags: action-not-serializable
}

struct LoadStops: Action { // flags: action-name
	let query: String
}

struct StopSelected: Action, Equatable {
	var stop: Stop // flags: mutable-action
}

struct SearchCanceled: Action {} // flags: unused-action

// MARK: Trips

extension Trip {
	struct Opened: Action {
		let trip: Trip
		var title: String { trip.stops.first?.name ?? trip.id } // near-miss: mutable-action
	}

	struct Reminded: Action {
		let trip: Trip
		let handler: () -> Void // flags: action-not-serializable
	}

	struct Shared: Action {
		let trip: Trip
		let sheet: ShareController // flags: action-not-serializable
	}
}

struct TripsLoaded: Action {
	let trips: [Trip]
	static var isTraced = true // near-miss: mutable-action
}

struct TripsLoadFailed: Action {
	let reason: String
}

struct TripChanged: Action { // flags: action-too-broad
	let name: String
	let seats: Int
	let isAccessible: Bool
	let departure: Date
}

struct PositionChanged: Action { // near-miss: action-too-broad
	let latitude: Double
	let longitude: Double
	let altitude: Double
}

struct ClockTick: Action { // near-miss: action-name
	let now: Date
}

/// The filters of the list are one action with a case for each of them.
enum FilterAction { // flags: enum-not-action
	case nightBusesToggled(Bool)
	case maximumWalkChanged(minutes: Int)
	case cleared
}

enum MapAction: Action { // near-miss: enum-not-action
	case panned(x: Double, y: Double)
	case zoomed(Double)
}

/// Why somebody reads the list. This is a value in the state.
enum SearchKind: String, Codable { // near-miss: enum-not-action
	case arrival, departure
}

enum FavoriteAction { // near-miss: enum-not-action
	case added(Stop)
	case removed(Stop.ID)
}

extension FavoriteAction: Action {}

final class ShareController {
	let text: String
	init(text: String) { self.text = text }
}
