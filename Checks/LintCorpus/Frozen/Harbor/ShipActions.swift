import Foundation
import HeadgateUDF

struct Ship: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  var berth: Int?
  var tons: Double
}

enum HarborError: Error, Equatable, Sendable {
  case noBerth
  case stormWarning
}

struct ShipSighted: Action, Equatable {
  let ship: Ship
}

struct ShipBerthed: Action, Equatable {
  var berth: Int  // flags: mutable-action
  let id: Ship.ID
}

struct ShipDeparted: Action, Equatable {
  let id: Ship.ID
}

struct ShipDelayed: Action, Equatable {
  let id: Ship.ID
  let minutes: Int

  /// The hours of the delay, for the board.
  var hours: Double { Double(minutes) / 60 }  // near-miss: mutable-action
}

struct CargoDeclared: Action, Equatable {  // flags: action-too-broad
  let ship: Ship.ID
  let goods: String
  let tons: Double
  let isDangerous: Bool
}

struct CargoAccepted: Action, Equatable {  // near-miss: action-too-broad
  let declaration: CargoDeclaration
}

struct CargoDeclaration: Equatable, Sendable {
  var ship: Ship.ID  // near-miss: mutable-action
  var goods: String
  var tons: Double
  var isDangerous: Bool
}

struct HandleStorm: Action, Equatable {}  // flags: action-name

struct StormEnded: Action, Equatable {}

struct HandlingFeePaid: Action, Equatable {  // near-miss: action-name
  let cents: Int
}

struct GateOpened: Action {
  let open: @Sendable () -> Void  // flags: action-not-serializable
}

enum PilotAction {  // flags: enum-not-action
  case pilotRequested(Ship.ID)
  case pilotBoarded(Ship.ID)
  case pilotLeft
}

enum TugAction: Action, Equatable {  // near-miss: enum-not-action
  case tugAttached(Ship.ID)
  case tugReleased(Ship.ID)
}

/// The phase of a tide.
enum Tide: Sendable {  // near-miss: enum-not-action
  case high
  case low
}

struct CustomsCleared: Action, Equatable {
  let id: Ship.ID
  let accessToken: Redacted<String>  // near-miss: secret-payload
}

struct RadioOpened: Action, Equatable {
  let channel: Int
  let password: String  // flags: secret-payload
}
