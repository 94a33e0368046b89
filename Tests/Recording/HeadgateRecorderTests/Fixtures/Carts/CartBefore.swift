import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings

/// The feature as it was when its session was recorded. The other files of the folder have later versions of the same types.
enum CartBefore {
  /// Records a session with each case.
  @MainActor
  static func record(to file: URL, states: RecordingOptions.States = .snapshots) throws {
    let store = Store(initialState: Cart.State()) { Cart() }
    let recorder = try store.record(to: file, options: RecordingOptions(states: states, snapshotInterval: 2))
    store.send(.view(.addTapped("Milk")))
    store.send(.added(CartItem(name: "Tea"), count: 2))
    store.send(.view(.addTapped("Bread")))
    store.send(.cleared)
    store.send(.added(CartItem(name: "Oats"), count: 1))
    try recorder.stop()
  }

  static func compatibility(of recording: Recording) throws -> RecordingCompatibility {
    try Replay<Cart.State, Cart.Action>.compatibility(of: recording)
  }
}

@Reducer
private struct Cart {
  struct State: Codable, Equatable, Sendable {
    var items: [CartItem] = [CartItem(name: "Bag")]
    var total = 0
    var coupon = "none"
  }

  enum Action: Codable, Sendable {
    case view(View)
    case added(CartItem, count: Int)
    case cleared

    enum View: Codable, Sendable { case addTapped(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.addTapped(let name)):
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
