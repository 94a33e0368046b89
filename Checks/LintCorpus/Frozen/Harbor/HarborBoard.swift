import Foundation
import HeadgateUDF

struct BoardProps: Equatable {
  var lines: [String] = []
  var title = ""
}

/// The board above the gate: all ships, in the order of their berths.
@MainActor
final class BoardComponent: ViewComponent {
  let disposer = Disposer()
  let store: Store<HarborState>
  var props = BoardProps() {
    didSet { draw() }
  }

  init(store: Store<HarborState>) {
    self.store = store
  }

  func connect() {
    connect(to: store) { state, _ in
      BoardProps(
        lines: state.ships.map { "\($0.berth ?? 0) \($0.name)" },
        title: state.hasStorm ? "Storm" : "Harbor"
      )
    }
  }

  func keyPressed(_ key: Character) {
    switch key {
    case "s": store.dispatch(HandleStorm())
    case "e": store.dispatch(StormEnded())
    case "p": store.dispatch(PilotAction.pilotRequested(1))
    case "l": store.dispatch(PilotAction.pilotLeft)
    case "t": store.dispatch(TugAction.tugAttached(1))
    case "r": store.dispatch(TugAction.tugReleased(1))
    case "c": store.dispatch(CraneAction.craneStarted(1))
    case "x": store.dispatch(CraneAction.craneStopped(1))
    case "d": store.dispatch(LightAction.lightsDimmed)
    case "u": store.dispatch(LightAction.lightsRaised)
    default: store.dispatch(ShipSighted(ship: Ship(id: Int.random(in: 1...9), name: "Blob", tons: 1)))
    }
  }

  func declared(_ declaration: CargoDeclaration) {
    store.dispatch(
      CargoDeclared(
        ship: declaration.ship,
        goods: declaration.goods,
        tons: declaration.tons,
        isDangerous: declaration.isDangerous
      )
    )
    store.dispatch(CargoAccepted(declaration: declaration))
    store.dispatch(HandlingFeePaid(cents: 500))
  }

  func departed(_ ship: Ship) {
    store.dispatch(ShipDeparted(id: ship.id))
    store.dispatch(CraneMoved(crane: Crane(number: ship.id)))
    store.dispatch(ContainerLifted(craneNumber: ship.id))
  }

  func radioTapped(_ password: String) {
    store.dispatch(RadioOpened(channel: 16, password: password))
    store.dispatch(GateOpened(open: {}))
  }

  func cleared(_ id: Ship.ID, _ token: String) {
    store.dispatch(CustomsCleared(id: id, accessToken: Redacted(token)))
  }

  private func draw() {
    print(props.title)
    props.lines.forEach { print($0) }
  }
}

/// Counts the actions of each type.
final class HarborStatistics: ServiceActionListener {
  let disposer = Disposer()
  let count: @Sendable (String) -> Void

  init(count: @escaping @Sendable (String) -> Void) {
    self.count = count
  }

  func heard(_ action: any Action, _ state: HarborState) {
    switch action {
    case is ShipSighted: count("ship")
    case PilotAction.pilotBoarded: count("pilot")
    default: count("\(type(of: action))")  // near-miss: delegate-default
    }
  }
}
