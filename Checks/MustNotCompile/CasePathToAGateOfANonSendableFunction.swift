import Headgate

final class Counter {
  var count = 0
}

@Reducer
struct Keypad {
  struct State {}
  enum Action: GatedAction {
    case view(View)
    enum View {
      case digitTapped(Int)
    }
  }
}

enum DoorAction {
  case keypad(Gate<Keypad>)

  static func path(_ counter: Counter) -> AnyCasePath<DoorAction, Gate<Keypad>> {
    AnyCasePath(
      _$gate: 0,
      enter: { box in
        #if WRONG
          counter.count += 1  // must say: non-Sendable type 'Counter'
        #endif
        return box._$into(DoorAction.keypad)
      },
      open: { if case .keypad(let gate)? = Optional($0) { ._$through(gate) } else { nil } }
    )
  }
}
