import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature with objects in its state, which its reducer changes in place. Two properties may have the same one.
@Reducer
struct Chains {
  final class Ring: Codable, Equatable {
    var weight = 0
    var next: Ring?

    static func == (left: Ring, right: Ring) -> Bool { left.weight == right.weight && left.next == right.next }
  }

  @ObservableState
  struct State: Equatable, Codable {
    var first = Ring()
    var held: Ring?
    var count = 0
  }

  enum Action: Codable { case weighed, held, heldWeighed, released, lengthened, counted }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .weighed: state.first.weight += 1
      case .held: state.held = state.first
      case .heldWeighed: state.held?.weight += 10
      case .released: state.held = nil
      case .lengthened:
        let ring = Ring()
        ring.next = state.first
        state.first = ring
      case .counted: state.count += 1
      }
      return .none
    }
  }
}

extension Chains: OddFeature {
  static var feature: Chains { Chains() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = Store(initialState: State()) { Chains() }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    let actions: [Action] = [
      .weighed, .held, .heldWeighed, .weighed, .counted, .lengthened, .weighed, .heldWeighed, .released, .weighed,
    ]
    for action in actions { store.send(action) }
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    let store = Store(initialState: State()) { Chains() }
    let options = RecordingOptions(states: numbers.below(2) == 0 ? .checked : .snapshots, snapshotInterval: 3)
    let recorder = try store.record(to: file, options: options)
    let actions: [Action] = [.weighed, .held, .heldWeighed, .released, .lengthened, .counted]
    for _ in 0..<count { if let action = numbers.element(of: actions) { store.send(action) } }
    try recorder.stop()
  }
}
