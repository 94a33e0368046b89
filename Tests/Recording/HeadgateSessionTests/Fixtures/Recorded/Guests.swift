import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature whose states ask for an id, a date and a random number when they are made: also when they are decoded.
@Reducer
struct Guests {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var host = Guest()
    var list: IdentifiedArrayOf<Guest> = [Guest(), Guest()]
    var byTable: [Int: Guest] = [:]
    var last: Guest?
    var score = 0
    @Presents var badge: Badge.State?

    /// A new number for each read.
    var luck: Int {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      return withRandomNumberGenerator { Int.random(in: 0..<1000, using: &$0) }
    }
  }

  enum Action: Codable, Sendable {
    case arrived, left, scored, replaced, seated(Guest, table: Int), met(Guest?)
    case badgeTapped, badge(PresentationAction<Badge.Action>), loadTapped
  }

  @Dependency(\.lists) var lists

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .arrived: state.list.append(Guest())
      case .left: if let id = state.list.ids.last { state.list.remove(id: id) }
      case .scored: state.score = state.luck &+ state.luck
      case .replaced:
        state.host = State().host
        return .send(.arrived)
      case .seated(let guest, let table): state.byTable[table] = guest
      case .met(let guest): state.last = guest
      case .badgeTapped: state.badge = Badge.State()
      // A decoded answer makes a guest with an id of its own first.
      case .loadTapped: state.last = lists.known().last
      case .badge: break
      }
      return .none
    }
    .ifLet(\.$badge, action: \.badge) { Badge() }
  }
}

struct Guest: Equatable, Codable, Sendable, Identifiable {
  var id: UUID
  var arrival: Date

  init() {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date.now) var now
    id = uuid()
    arrival = now
  }
}

/// A decoded guest list has default values of its own.
struct GuestList: Equatable, Codable, Sendable {
  var owner = Guest()
  var last: Guest? = Guest()
}

@DependencyClient(.recordable)
struct ListClient: Sendable {
  var known: @Sendable () -> GuestList = { GuestList() }
}

extension ListClient: DependencyKey {
  static let liveValue = ListClient(known: { GuestList() })
}

extension DependencyValues {
  var lists: ListClient {
    get { self[ListClient.self] }
    set { self[ListClient.self] = newValue }
  }
}

@Reducer
struct Badge {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var number = Badge.number()
    var isShown = false
  }

  enum Action: Codable, Sendable { case toggled }

  static func number() -> Int {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    return withRandomNumberGenerator { Int.random(in: 0..<1000, using: &$0) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isShown.toggle()
      return .none
    }
  }
}

extension Guests: OddFeature {
  static var feature: Guests { Guests() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = makeStore(1)
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    let guest = store.withState { $0.host }
    for action in [.arrived, .scored, .loadTapped, .seated(guest, table: 2), .met(guest), .met(nil)] as [Action] {
      store.send(action)
    }
    await store.send(.replaced).finish()
    store.send(.badgeTapped)
    store.send(.badge(.presented(.toggled)))
    store.send(.badge(.dismiss))
    store.send(.left)
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    let store = makeStore(numbers.next())
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for _ in 0..<count {
      let guest = store.withState { $0.list.last ?? $0.host }
      switch numbers.below(9) {
      case 0: store.send(.arrived)
      case 1: store.send(.left)
      case 2: store.send(.scored)
      case 3: await store.send(.replaced).finish()
      case 4: store.send(.seated(guest, table: numbers.below(3)))
      case 5: store.send(.met(numbers.below(2) == 0 ? nil : guest))
      case 6: store.send(.badgeTapped)
      case 7: if store.withState({ $0.badge != nil }) { store.send(.badge(.presented(.toggled))) }
      default: store.send(.loadTapped)
      }
    }
    try recorder.stop()
  }

  @MainActor
  private static func makeStore(_ seed: UInt64) -> StoreOf<Guests> {
    Store(
      initialState: withDependencies {
        $0.setApp(seed: seed)
      } operation: {
        State()
      }
    ) {
      Guests()
    } withDependencies: {
      $0.setApp(seed: seed)
    }
  }
}
