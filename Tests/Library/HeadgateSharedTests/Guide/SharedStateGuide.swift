import Headgate

// snippet: shared-settings
struct Settings: Codable, Equatable, Sendable {
  var name = "Blob"
  var isLoud = false
}

extension SharedKey where Self == FileStorageKey<Settings>.Default {
  static var settings: Self {
    Self[.fileStorage(.homeDirectory.appending(path: ".config/greeter/settings.json")), default: Settings()]
  }
}
// snippet end

// snippet: shared-feature
@Reducer
struct Greeter {
  @ObservableState
  struct State: Equatable {
    @Shared(.settings) var settings
    @Shared var count: Int
    var greeting = ""
  }
  enum Action {
    case greetButtonTapped
    case loudSwitchTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .greetButtonTapped:
        state.$count.withLock { $0 += 1 }
        state.greeting = "Hello, \(state.settings.name)"
        return .none
      case .loudSwitchTapped:
        state.$settings.isLoud.withLock { $0.toggle() }
        return .none
      }
    }
  }
}
// snippet end

// snippet: shared-key
/// The price of the shop's server. The server is asked when the first property is created, and told of each change.
struct PriceKey: SharedKey {
  let server: PriceServer
  var id: ObjectIdentifier { ObjectIdentifier(server) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    Task { continuation.resume(with: await Result { try await server.price() }) }
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    Task { continuation.resume(with: await Result { try await server.setPrice(value) }) }
  }
}
// snippet end

actor PriceServer {
  private(set) var stored: Int?
  init(_ stored: Int?) { self.stored = stored }
  func price() async throws -> Int? { stored }
  func setPrice(_ price: Int) async throws { stored = price }
}
