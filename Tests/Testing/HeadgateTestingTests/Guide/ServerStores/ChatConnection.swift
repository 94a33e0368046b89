import Headgate
import Testing

// snippet: chat-connection
actor ChatConnection {
  private lazy var store = ActorStore(
    initialState: ChatSession.State(),
    reducer: { ChatSession() },
    withDependencies: { [write] in $0.chatOutput = write },
    isolation: self
  )
  private let write: @Sendable (String) async -> Void

  init(write: @escaping @Sendable (String) async -> Void) {
    self.write = write
  }

  func received(_ line: String) {
    store.send(.lineReceived(line))
  }

  var summary: ChatSession.State { store.state }
}
// snippet end

// snippet: chat-server
actor ChatServer {
  private var connections: [Int: ChatConnection] = [:]

  func accepted(_ id: Int, write: @escaping @Sendable (String) async -> Void) {
    connections[id] = ChatConnection(write: write)
  }

  func received(_ line: String, from id: Int) async {
    await connections[id]?.received(line)
  }

  func closed(_ id: Int) {
    connections[id] = nil
  }
}
// snippet end

extension ChatServer {
  func connection(_ id: Int) -> ChatConnection? { connections[id] }
}

actor ChatLobby {
  private var store: ActorStoreOf<ChatSession>?

  func open() {
    store = ActorStore(initialState: ChatSession.State()) { ChatSession() }
  }

  func received(_ line: String) {
    store?.send(.lineReceived(line))
  }
}

extension ChatLobby {
  var names: [String] { (store?.state.name).map { [$0] } ?? [] }
}

// snippet: chat-async-init
actor ChatArchive {
  private var store: ActorStoreOf<ChatSession>?

  init(load: @Sendable () async -> [String]) async {
    let messages = await load()
    store = ActorStore(
      initialState: ChatSession.State(messages: messages),
      reducer: { ChatSession() },
      isolation: self
    )
  }
}
// snippet end

@Reducer
struct ChatCounter {
  struct State: Equatable { var lines = 0 }

  enum Action {
    case lineReceived(String)
    case delegate(Delegate)
    enum Delegate { case wrote(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .lineReceived(let line) = action else { return .none }
      state.lines += 1
      return .send(.delegate(.wrote("\(state.lines): \(line)")))
    }
  }
}

// snippet: chat-order
actor ChatPrinter {
  private lazy var store = ActorStore(
    initialState: ChatCounter.State(),
    reducer: { ChatCounter() },
    isolation: self
  )
  private var output: ObserveToken?
  private(set) var lines: [String] = []

  func open() {
    output = store.onAction { [weak self] _, action in
      guard case .delegate(.wrote(let line)) = action else { return }
      self?.assumeIsolated { $0.lines.append(line) }
    }
  }
  // snippet end

  func received(_ line: String) {
    store.send(.lineReceived(line))
  }
}

extension ChatArchive {
  var messages: [String] { store?.state.messages ?? [] }
  func received(_ line: String) { store?.send(.lineReceived(line)) }
}

@globalActor actor ChatActor {
  static let shared = ChatActor()
}

@ChatActor
final class ChatRoom {
  let store: ActorStoreOf<ChatSession>

  init() {
    store = ActorStore(initialState: ChatSession.State()) { ChatSession() }
  }
}

extension ChatRoom {
  var name: String? { store.state.name }
}
