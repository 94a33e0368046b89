import CustomDump
import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings

/// A session of one random feature, which its steps determine apart from the order of its effects.
@MainActor
struct RandomSession<Feature: RandomFeature> {
  /// The seed of each step.
  var steps: [UInt64]
  var options: RecordingOptions

  init(seed: UInt64, count: Int, options: RecordingOptions) {
    var random = SeededNumbers(seed)
    steps = (0..<count).map { _ in random.next() }
    self.options = options
  }

  /// Records the session and replays it. Returns the number of its actions, and what is wrong; nil if nothing is.
  func run() async throws -> (actions: Int, problem: String?) {
    let file = TemporaryFile()
    // Values of their own: sessions that run at the same time share nothing.
    let values = DependencyValues.apart(in: .live)
    let clock = TestClock()
    let seen = SeenStates()
    try await withDependencies {
      $0 = values
      $0.continuousClock = clock
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.defaultFileStorage = .inMemory()
      $0.defaultAppStorage = .inMemory()
      $0.weather = .changing
    } operation: {
      let store = Store(initialState: Feature.State(id: 0)) { Feature() }
      try await record(store, clock, seen, to: file.url)
    }
    let recording = try Recording(contentsOf: file.url)
    return (try recording.actionCount(), try problem(in: recording, seen))
  }

  private func record(
    _ store: StoreOf<Feature>,
    _ clock: TestClock<Duration>,
    _ seen: SeenStates,
    to file: URL
  ) async throws {
    @Shared(.inMemory("total-1")) var total = 0
    @Shared(.inMemory("profile-1")) var profile = SharedProfile()
    @Shared(.fileStorage(URL(filePath: "/random/notes-1.json"))) var saved: [Int] = []
    @Shared(.appStorage("level-1")) var level = 0
    let token = store.addObserver(seen)
    defer { token.cancel() }
    let recorder = try store.record(to: file, options: options)
    for seed in steps {
      var random = SeededNumbers(seed)
      switch random.below(26) {
      case 0: await clock.advance(by: .milliseconds(random.below(30)))
      case 1: $total.withLock { $0 += 1 }
      case 2: $profile.withLock { $0.visits += 10 }
      case 6: $level.withLock { $0 &+= 100 }
      case 7: $saved.withLock { $0 = [] }
      case 3, 4, 5: for _ in 0..<random.below(4) { await Task.yield() }
      default: store.send(Feature.randomAction(store.withState { $0 }, &random))
      }
    }
    seen.noteState(String(customDumping: store.withState { $0 }))
    try recorder.stop()
  }

  private func problem(in recording: Recording, _ seen: SeenStates) throws -> String? {
    let replay = try Replay(recording) { Feature() }
    // A short distance, so that a short session has several states to go to.
    replay.checkpointInterval = 10
    if let divergence = try replay.check() { return "\(divergence)" }
    if let finding = replay.findings.first { return "\(finding)" }
    // Each step determines where to look, so that two runs look at the same places.
    var random = SeededNumbers(steps.first ?? 0)
    for number in seen.dumps.keys.sorted().shuffled(using: &random).prefix(40) {
      try replay.go(to: number)
      let dump = String(customDumping: replay.state)
      if let difference = diff(seen.dumps[number] ?? "", dump) {
        return
          "The state after action \(number) is not the one that was seen (-), going there at random:\n\(difference)"
      }
    }
    return nil
  }
}

extension WeatherClient {
  /// A client that never answers the same twice.
  fileprivate static var changing: WeatherClient {
    let calls = LockIsolated(0)
    @Sendable func next() -> Int {
      calls.withValue {
        $0 += 1
        return $0
      }
    }
    @Sendable func nextOrFailure() throws -> Int {
      let number = next()
      if number.isMultiple(of: 5) { throw Failure() }
      return number
    }
    return WeatherClient(
      degrees: { _ in next() },
      cached: { _ in try nextOrFailure() },
      load: { _ in try nextOrFailure() },
      count: { next() },
      note: { _ in },
      updates: { .finished },
      handle: { Handle(number: 0) }
    )
  }
}

/// Notes some states of a store as texts: shared values in a kept state would change.
private final class SeenStates: StoreObserver {
  private(set) var dumps: [UInt64: String] = [:]
  private var last: UInt64 = 0

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    guard case .actionReceived(let action) = event else { return }
    last = action.number
    // The state before this action, so with all changes of shared values until then.
    if action.number % 29 == 1 { dumps[action.number - 1] = String(customDumping: state()) }
  }

  func noteState(_ dump: String) { dumps[last] = dump }
}
