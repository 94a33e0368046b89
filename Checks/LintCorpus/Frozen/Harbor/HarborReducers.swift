import Foundation
import HeadgateUDF

struct HarborState: Equatable, Sendable {
  var berths = 4
  var cargo: [CargoDeclaration] = []
  var fees = 0
  var hasStorm = false
  var log: [String] = []
  var pilots = 2
  var ships: [Ship] = []
  var tide = Tide.low
}

/// The ships and their berths.
func shipReducer(_ state: inout HarborState, _ action: any Action) {
  switch action {
  case let action as ShipSighted:
    state.ships.append(action.ship)

  case let action as ShipBerthed:
    guard let index = state.ships.firstIndex(where: { $0.id == action.id }) else { return }
    state.ships[index].berth = action.berth

  case let action as ShipDeparted:
    state.ships.removeAll { $0.id == action.id }

  case let action as ShipDelayed:
    state.log.append("\(action.id) is \(action.hours) hours late")

  case is HandleStorm:
    state.hasStorm = true

  case is StormEnded:
    state.hasStorm = false

  case is CustomsCleared, is RadioOpened, is GateOpened:
    state.log.append("\(type(of: action))")

  default:
    break
  }
}

/// The cargo and the fees.
func cargoReducer(_ state: inout HarborState, _ action: any Action) {
  switch action {
  case let action as CargoDeclared:
    guard !action.isDangerous else { return }
    state.log.append("\(action.tons) tons of \(action.goods)")

  case let action as CargoAccepted:
    state.cargo.append(action.declaration)

  case let action as HandlingFeePaid:
    state.fees += action.cents

  default:
    break
  }
}

/// The pilots and the tugs.
func pilotReducer(_ state: inout HarborState, _ action: any Action) {
  if case PilotAction.pilotRequested = action { state.pilots -= 1 }
  if case PilotAction.pilotLeft = action { state.pilots += 1 }
  guard let tug = action as? TugAction else { return }
  switch tug {
  case .tugAttached(let id): state.log.append("tug at \(id)")
  case .tugReleased(let id): state.log.append("tug left \(id)")
  }
}

/// The weather, the pilots and the radio.
let harborEffects: SideEffectReducer<HarborState> = { state, action in
  enum CancelID { case weather, pilot }
  @Dependency(\.harbor) var harbor
  @Dependency(\.uuid) var uuid

  switch action {
  case let action as ShipSighted:
    return .run { [berths = state.berths] send in
      let berth = try await harbor.freeBerth(berths)
      await send(ShipBerthed(berth: berth, id: action.ship.id))  // flags: response-without-failure
    }

  case PilotAction.pilotRequested(let id):
    let request = uuid()  // near-miss: ambient-nondeterminism
    return .run { send in
      await harbor.callPilot(request)
      await send(PilotAction.pilotBoarded(id))  // near-miss: response-without-failure
    }
    .cancellable(id: CancelID.pilot)

  case is HandlingFeePaid:
    Task {  // flags: unstructured-task
      await harbor.printReceipt(1)
    }
    return .none

  case is StormEnded:
    return .run { send in
      for await tide in harbor.tides() {  // near-miss: uncancellable-loop
        await send(ShipDelayed(id: 0, minutes: tide == .low ? 30 : 0))
      }
    }
    .cancellable(id: CancelID.weather, cancelInFlight: true)

  case is ShipDeparted:
    let number = Int.random(in: 1...100)  // flags: ambient-nondeterminism
    return .run { _ in await harbor.printReceipt(number) }

  default:  // near-miss: delegate-default
    return .none
  }
}

let harborReducer: CombinedReducer<HarborState> = combine {
  shipReducer
  cargoReducer
  pilotReducer
  harborEffects
}
