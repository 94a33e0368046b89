import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature that asks dependencies where no action is reduced: when it is created, in its body, in its children, in `==`, and when a
/// property is set.
@Reducer
struct Sprout {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var seeds: [Seed] = [Seed()]
    @ObservationStateIgnored var height = 0 { didSet { measured = State.today() } }
    var measured = State.today()
    var leaf = Leaflet.State()

    static func today() -> Date {
      @Dependency(\.date.now) var now
      return now
    }
  }

  /// Is compared with the help of a dependency.
  struct Seed: Codable, Sendable {
    var number = 0
    var planted = State.today()

    static func == (left: Seed, right: Seed) -> Bool {
      @Dependency(\.uuid) var uuid
      @Dependency(\.soil) var soil
      return uuid() != UUID(1 << 40) && soil.depth() >= 0 && left.number == right.number
        && left.planted == right.planted
    }
  }

  enum Action: Codable, Sendable { case planted, grew(Int), leaf(Leaflet.Action) }

  private let made: Date
  @Dependency(\.uuid) var uuid

  init() {
    made = State.today()
  }

  var body: some ReducerOf<Self> {
    let first = uuid()
    Scope(state: \.leaf, action: \.leaf) { Leaflet() }
    Reduce { state, action in
      switch action {
      case .planted: state.seeds.append(Seed(number: state.seeds.count + (uuid() == first ? 100 : 0)))
      case .grew(let centimeters): state.height += centimeters
      case .leaf: break
      }
      return .none
    }
  }
}

extension Sprout.Seed: Equatable {}

@Reducer
struct Leaflet {
  @ObservableState
  struct State: Equatable, Codable, Sendable { var colors: [UUID] = [] }

  enum Action: Codable, Sendable { case colored }

  private let first: UUID
  @Dependency(\.uuid) var uuid

  init() {
    @Dependency(\.uuid) var uuid
    first = uuid()
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      let color = uuid()
      if color != first { state.colors.append(color) }
      return .none
    }
  }
}

/// A client without a test value.
@DependencyClient(.recordable)
struct SoilClient: Sendable {
  var depth: @Sendable () -> Int = { 0 }
}

extension SoilClient: DependencyKey {
  static let liveValue = SoilClient(depth: { 3 })
}

extension DependencyValues {
  var soil: SoilClient {
    get { self[SoilClient.self] }
    set { self[SoilClient.self] = newValue }
  }
}

extension Sprout: OddFeature {
  static var feature: Sprout { Sprout() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = makeStore()
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for action in [.planted, .grew(2), .leaf(.colored), .planted, .leaf(.colored), .grew(-1)] as [Action] {
      store.send(action)
    }
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    let store = makeStore()
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for _ in 0..<count {
      store.send([.planted, .grew(1 + numbers.below(5)), .leaf(.colored)][numbers.below(3)])
    }
    try recorder.stop()
  }

  @MainActor
  private static func makeStore() -> StoreOf<Sprout> {
    func app(_ values: inout DependencyValues) {
      values.setApp()
      // Ids of a running app are never equal to those of a replay.
      values.uuid = UUIDGenerator { [next = LockIsolated(1000)] in
        next.withValue { next in
          next += 1
          return UUID(next)
        }
      }
    }
    return Store(initialState: withDependencies(app) { State() }) {
      Sprout()
    } withDependencies: {
      app(&$0)
    }
  }
}
