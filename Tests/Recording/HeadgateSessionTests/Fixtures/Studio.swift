import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature whose shared values are changed by reducers, by an effect, and by code outside of the store.
@Reducer
struct Studio {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    @Shared(.inMemory("studio theme")) var theme = Theme()
    @Shared(.inMemory("studio volume")) var volume = 1
    var rooms: IdentifiedArrayOf<StudioRoom.State> = []
    var sketch: StudioRoom.State?
    var seen: [String] = []
    var months = 0
  }

  struct Theme: Equatable, Codable, Sendable {
    var name = "light"
    var size = 10
  }

  enum Action: Codable, Sendable {
    case openTapped(Int)
    case room(IdentifiedActionOf<StudioRoom>)
    case sketch(StudioRoom.Action)
    case sketchTapped
    case lookTapped
    case logTapped(String)
    case loadTapped
    case loaded
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openTapped(let id): state.rooms.append(StudioRoom.State(id: id, theme: state.$theme))
      case .sketchTapped:
        // Another sketch has another constant.
        let id = state.sketch.map { $0.id + 1 } ?? 0
        state.sketch = StudioRoom.State(id: id, theme: Shared(value: Theme(name: "sketch \(id)")))
      case .lookTapped:
        state.seen.append("\(state.theme.name) \(state.volume)")
        state.months = calendar.component(.month, from: now)
      case .logTapped(let line):
        @Shared(.inMemory("studio log")) var log: [String] = []
        $log.withLock { $0.append(line) }
      case .loadTapped:
        return .run(name: "load") { [volume = state.$volume] send in
          volume.withLock { $0 = 5 }
          await send(.loaded)
        }
      case .loaded: state.$volume.withLock { $0 += 1 }
      case .room, .sketch: break
      }
      return .none
    }
    .forEach(\.rooms, action: \.room) { StudioRoom() }
    .ifLet(\.sketch, action: \.sketch) { StudioRoom() }
  }

  /// Records a session in which each kind of code changes shared values.
  @MainActor
  static func record(to file: URL) async throws {
    let store = Store(initialState: State()) {
      Studio()
    } withDependencies: {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.date = .constant(Date(timeIntervalSince1970: 1_000_000))
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = TimeZone(identifier: "GMT")!
      $0.calendar = Calendar(identifier: .hebrew)
    }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.openTapped(1))
    store.send(.room(.element(id: 1, action: .renamed("dark"))))
    let theme = store.withState { $0.$theme }
    theme.withLock { $0.size = 12 }
    store.send(.lookTapped)
    await store.send(.loadTapped).finish()
    store.send(.sketchTapped)
    store.send(.sketch(.renamed("drawing")))
    store.send(.sketchTapped)
    // Once: whether a second one creates the shared value again depends on when the recorder releases it.
    store.send(.logTapped("1"))
    store.send(.lookTapped)
    try recorder.stop()
  }
}

@Reducer
struct StudioRoom {
  @ObservableState
  struct State: Equatable, Codable, Sendable, Identifiable {
    let id: Int
    @Shared var theme: Studio.Theme
  }

  enum Action: Codable, Sendable {
    case renamed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .renamed(let name) = action { state.$theme.withLock { $0.name = name } }
      return .none
    }
  }
}

extension Studio: SessionFeature {
  static var feature: Studio { Studio() }

  /// The written test is a part of this module.
  static var testedModules: [String] { [] }
}
