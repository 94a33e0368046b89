import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import HeadgateSession

/// A feature with a constant.
@Reducer
struct Constants: SessionFeature {
  struct State: Equatable, Codable, Sendable {
    let limit: Int
    var count = 0
    var value = JSONTree.null
  }

  enum Action: Codable, Sendable { case counted, limited(Int), valued }

  static var feature: Constants { Constants() }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted: state.count += 1
      case .valued: state.value = .bool(true)
      case .limited(let limit): state = State(limit: limit, count: state.count, value: state.value)
      }
      return .none
    }
  }
}

/// A feature with many rows before a child with a shared value.
@Reducer
struct ManyRows: SessionFeature {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var rows: IdentifiedArrayOf<Row>
    var last: Last? = Last()

    init(count: Int) { rows = IdentifiedArray(uniqueElements: (0..<count).map { Row(id: $0) }) }
  }

  struct Row: Equatable, Identifiable, Codable, Sendable { var id: Int }

  @ObservableState
  struct Last: Equatable, Codable, Sendable {
    @Shared(.inMemory("sum of rows")) var sum = 0
  }

  enum Action: Codable, Sendable { case tapped }

  static var feature: ManyRows { ManyRows() }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.last?.$sum.withLock { $0 += 1 }
      return .none
    }
  }
}

/// A feature whose states may have objects, so that they are encoded on the actor of the store.
@Reducer
struct Drawers: SessionFeature {
  final class Key: Codable { var number = 1 }

  @ObservableState
  struct State: Codable {
    let label: Int
    var count = 0
    var box = Box(label: 1)
    var key = Key()
    private(set) var isLocked = false

    mutating func lock() { isLocked = true }
  }

  @ObservableState
  struct Box: Codable {
    let label: Int
    var count = 0
  }

  enum Action: Codable { case tapped, boxTapped, boxReplaced, locked }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: state.count += 1
      case .boxTapped: state.box.count += 1
      case .boxReplaced: state.box = Box(label: 2)
      case .locked: state.lock()
      }
      return .none
    }
  }

  static var feature: Drawers { Drawers() }
}
