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
