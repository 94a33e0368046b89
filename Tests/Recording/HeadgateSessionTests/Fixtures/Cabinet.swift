import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature with names and values that are hard to write as Swift code.
@Reducer
struct Cabinet {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    private(set) var seals = 0
    var _hidden = 0
    var `default` = 0
    var `init` = 0
    @ObservationStateIgnored @Clamped var level = 0
    var filter: Filter?
    var mood = Mood.calm
    var deep: Int??
    var filters: [Filter?] = []
    var table: [Filter: [Mood]] = [:]
    var kinds: Set<Kind> = []
    var texts = Texts()
    var text = ""
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var data = Data()
    var price = Decimal(0)
    var ratio = 0.0
    var small: Float = 0
    var big: UInt64 = 0
    var duration = Duration.zero
    var url: URL?
    var tree = Tree.leaf
    var range = 0..<1
    var key = Key.lower
    @Shared(.inMemory("cabinet label")) var label = ""
    @Shared(.inMemory("cabinet box")) private var box = 0
    var lock = Lock.State()
    var shelf = Shelf.State(width: 1)
    @Presents var locks: Lock.State?
    var isLast: Bool { texts.lines.isEmpty }

    mutating func seal() {
      seals += 1
      $box.withLock { $0 += 1 }
    }
  }

  enum Filter: Hashable, Codable, Sendable {
    case map(Int), flatMap, hashValue, `default`
    case pair(Int, String), named(name: String?), nested([Filter?]), texts(Texts)
  }

  enum Mood: String, Codable, Sendable, CustomDebugStringConvertible {
    case calm, wild

    var debugDescription: String { "mood" }
  }

  enum Kind: Int, Codable, Sendable { case one = 1, two }

  indirect enum Tree: Hashable, Codable, Sendable { case leaf, node(Tree, right: Tree) }

  enum Key: Codable, Equatable, Sendable { case lower, upper }

  /// Encodes itself as a list.
  struct Texts: Hashable, Codable, Sendable {
    var lines: [String] = []

    init(lines: [String] = []) { self.lines = lines }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { lines.append(try container.decode(String.self)) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for line in lines { try container.encode(line) }
    }
  }

  enum Action: Codable, Sendable {
    case change(Int)
    case take(Filter?, mood: Mood?)
    case lock(Lock.Action)
    case locks(PresentationAction<Lock.Action>)
  }

  private static let changes: [@Sendable (inout State) -> Void] = [
    { $0.seal() },
    { $0._hidden = 1 },
    { $0.default = 1 },
    { $0.`init` = 1 },
    { $0.level = 200 },
    { $0.filter = .map(1) },
    { $0.filter = .flatMap },
    { $0.filter = .hashValue },
    { $0.filter = .named(name: nil) },
    { $0.filter = .nested([.pair(1, "a\u{301}"), nil, .texts(Texts(lines: ["try it"]))]) },
    { $0.mood = .wild },
    { $0.deep = .some(.some(3)) },
    { $0.deep = .some(nil) },
    { $0.filters = [nil, .default, .texts(Texts())] },
    { $0.table = [.pair(1, "\"#"): [.wild]] },
    { $0.kinds = [.one, .two] },
    { $0.texts = Texts(lines: ["#\u{301}", "\\#(x)", "\"\"\"", "\u{2028}\u{0}\u{7F}\u{FEFF}\u{202E}", "👩‍👩‍👧"]) },
    { $0.text = "\u{301}#\u{301}\"#\\(x)\u{2028}\u{85}\u{0}\u{7F}\u{FEFF}\u{202E}👩‍👩‍👧\r\n\t'" },
    { $0.date = .distantFuture },
    { $0.date = Date(timeIntervalSinceReferenceDate: -.infinity) },
    { $0.data = Data([0, 255]) },
    { $0.price = Decimal(string: "0.1000000000000000000000000000000000001")! },
    { $0.ratio = -.infinity },
    { $0.ratio = .leastNonzeroMagnitude },
    { $0.small = .greatestFiniteMagnitude },
    { $0.big = .max },
    { $0.duration = .seconds(1) + .nanoseconds(1) },
    { $0.url = URL(string: "https://example.com/ä?b=%20#c") },
    { $0.tree = .node(.node(.leaf, right: .leaf), right: .leaf) },
    { $0.range = 3..<9 },
    { $0.key = .upper },
    { $0.$label.withLock { $0 = "try it" } },
    { $0.lock.turn() },
    { $0.lock.bolts = 9 },
    { $0.locks = Lock.State() },
    { $0.locks?.turn() },
    { $0.locks?.bolts = 9 },
    { $0.shelf.count = 1 },
    { $0.shelf = Shelf.State(width: 2) },
    { $0.url = URL(string: "b?c", relativeTo: URL(string: "https://example.com/a/")) },
    { $0 = State() },
  ]

  var body: some ReducerOf<Self> {
    Scope(state: \.lock, action: \.lock) { Lock() }
    Reduce { state, action in
      switch action {
      case .change(let index): Self.changes[index](&state)
      case .take(let filter, _): state.filter = filter
      case .lock, .locks: break
      }
      return .none
    }
    .ifLet(\.$locks, action: \.locks) { Lock() }
  }

  /// Records a session in which each of the values changes.
  @MainActor
  static func record(to file: URL) throws {
    let store = Store(initialState: State()) {
      Cabinet()
    } withDependencies: {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for index in changes.indices { store.send(.change(index)) }
    store.send(.take(.nested([.flatMap, nil]), mood: .wild))
    store.send(.take(nil, mood: nil))
    store.send(.lock(.turned))
    try recorder.stop()
  }
}

@Reducer
struct Lock {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    private(set) var turns = 0
    var bolts = 0

    mutating func turn() { turns += 1 }

    /// The children of a mirror are no properties.
    var customMirror: Mirror { Mirror(self, children: ["turns and bolts": [turns, bolts]]) }
  }

  enum Action: Codable, Sendable { case turned }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.turn()
      return .none
    }
  }
}

/// A feature whose state is not observable.
enum Shelf {
  struct State: Equatable, Codable, Sendable {
    let width: Int
    var count = 0
  }
}

/// A wrapper whose coding has another form than its value.
@propertyWrapper
struct Clamped: Equatable, Codable, Sendable {
  private var stored: Int

  init(wrappedValue: Int) { stored = wrappedValue }

  var wrappedValue: Int {
    get { stored }
    set { stored = min(newValue, 100) }
  }
}

extension Cabinet: SessionFeature {
  static var feature: Cabinet { Cabinet() }

  /// The written test is a part of this module.
  static var testedModules: [String] { [] }
}
