import Headgate
import HeadgateRecorder
import HeadgateRecordings

/// A later version: a case has another name, a payload and the state have new properties without a default.
enum CartNow {
  /// What makes the recorded values those of this version.
  static let migrations: [RecordingMigration] = [
    .renamed(action: "view.addTapped", to: "addButtonTapped"),
    .action("added") { payload in
      payload["item"] = payload["_0"]
      payload["_0"] = nil
    },
    .state { $0["note"] = .string("") },
  ]

  static func compatibility(
    of recording: Recording,
    migrations: [RecordingMigration] = []
  ) throws -> RecordingCompatibility {
    try Replay<Cart.State, Cart.Action>.compatibility(of: recording, migrations: migrations)
  }

  /// The items after an action, and the first difference of the whole session.
  static func items(
    after number: UInt64,
    of recording: Recording,
    migrations: [RecordingMigration]
  ) throws -> (items: [String], total: Int, divergence: ReplayDivergence?) {
    let replay = try Replay(recording, migrations: migrations) { Cart() }
    try replay.go(to: number)
    let state = replay.state
    return (state.items.map(\.name), state.total, try replay.check())
  }
}

@Reducer
private struct Cart {
  struct State: Codable, Equatable, Sendable {
    var items: [CartItem] = []
    var total = 0
    var note: String
  }

  enum Action: Codable, Sendable {
    case view(View)
    case added(item: CartItem, count: Int)
    case cleared

    enum View: Codable, Sendable { case addButtonTapped(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.addButtonTapped(let name)):
        state.items.append(CartItem(name: name))
        state.total += 1
      case .added(let item, let count):
        state.items.append(item)
        state.total += count
      case .cleared: state.items = []
      }
      return .none
    }
  }
}

private struct CartItem: Codable, Equatable, Sendable {
  var name: String
}
