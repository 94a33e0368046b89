import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

/// The code of the guide "Record a session".
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RecordASessionGuideTests {
  private let temporary = TemporaryFile()
  private var file: URL { temporary.url }

  private func makeStore() -> StoreOf<Player> {
    Store(initialState: Player.State(token: Redacted("secret"))) {
      Player()
    } withDependencies: {
      $0.titles.load = { "Title \($0)" }
    }
  }

  // holds: REC-53
  @Test func `a session is recorded and replayed`() async throws {
    let store = makeStore()
    // snippet: record-session
    let recorder = try store.record(to: file)
    store.send(.playTapped)
    store.title = "Intro"
    try recorder.stop()
    // snippet end
    // snippet: replay-session
    let replay = try Replay(try Recording(contentsOf: file)) { Player() }
    try replay.go(to: 1)
    let isPlaying = replay.state.isPlaying
    let divergence = try replay.check()
    // snippet end
    #expect(isPlaying)
    #expect(divergence?.description == nil)
    #expect(replay.state.title == "Intro")
    #expect(replay.findings.isEmpty)
  }

  // holds: REC-53
  @Test func `answers of effects are recorded`() async throws {
    let store = makeStore()
    let recorder = try store.record(to: file)
    await store.send(.playTapped).finish()
    try recorder.stop()
    let recording = try Recording(contentsOf: file)
    let answers = try recording.actions().flatMap { try recording.answers(to: $0.number) }
    #expect(answers.map(\.name) == ["TitleClient.load"])
    #expect(try Replay(recording) { Player() }.check()?.description == nil)
  }

  // holds: REC-53
  @Test func `the flight recorder hands out a copy`() throws {
    let copy = TemporaryFile()
    let report = copy.url
    let store = makeStore()
    // snippet: flight-recorder
    let recorder = try store.record(to: file, options: .flightRecorder(.seconds(300)))
    store.send(.playTapped)
    try recorder.copy(to: report)
    // snippet end
    #expect(try Recording(contentsOf: report).actions().map(\.name) == [".playTapped"])
    try recorder.stop()
  }

  // holds: REC-53
  @Test func `the checked mode`() throws {
    let store = makeStore()
    // snippet: checked-recording
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    // snippet end
    store.send(.playTapped)
    try recorder.stop()
    #expect(try Recording(contentsOf: file).hasDigests())
  }
}

// snippet: recorded-feature
@Reducer
struct Player {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var title = ""
    var isPlaying = false
    var token = Redacted("")
    @Shared(.inMemory("volume")) var volume = 5
    @Presents var alert: AlertState<Alert>?
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case alert(PresentationAction<Alert>)
    case playTapped
    case loaded(LoadResult)
  }

  enum Alert: Equatable, Codable, Sendable { case stopConfirmed }

  enum LoadResult: Codable, Sendable {
    case success(String)
    case failure(String)
  }

  @Dependency(\.titles) var titles

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .playTapped:
        state.isPlaying = true
        return .run { send in
          await send(.loaded(.success(try await titles.load(id: 1))))
        } catch: { error, send in
          await send(.loaded(.failure("\(error)")))
        }
      case .loaded(.success(let title)): state.title = title
      case .loaded(.failure): state.isPlaying = false
      case .alert, .binding: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
// snippet end

// snippet: recordable-client
@DependencyClient(.recordable)
struct TitleClient: Sendable {
  var load: @Sendable (_ id: Int) async throws -> String
  var lastTitle: @Sendable () -> String? = { nil }
}
// snippet end

extension TitleClient: TestDependencyKey {
  static var testValue: TitleClient { TitleClient() }
}

extension DependencyValues {
  var titles: TitleClient {
    get { self[TitleClient.self] }
    set { self[TitleClient.self] = newValue }
  }
}
