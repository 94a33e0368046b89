import Foundation
import Headgate

/// The feature of the committed recording of version 1. **It must not change:** the recording is replayed with it for ever, and a
/// change of a name, a type or a line of its reducers is a change of what was recorded. A new version has a new feature.
@Reducer
struct VersionOne {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var ids: [UUID] = []
    var dates: [Date] = []
    var loads = 0
    var signedIn: [String] = []
    var token = Redacted("")
    var hasToken = false
    @Shared(.inMemory("version-1-titles")) var titles: [String] = []
    var first: Counter
    var second: Counter
    @Presents var sheet: SignInOne.State?
    var path = StackState<PageOne.State>()

    init() {
      let count = Shared(value: 0)
      first = Counter(count: count)
      second = Counter(count: count)
    }
  }

  struct Counter: Equatable, Codable, Sendable {
    @Shared var count: Int
  }

  enum Action: Codable, Sendable {
    case addTapped(String)
    case countTapped
    case loadTapped
    case loaded(Int, from: String)
    case stopTapped
    case tokenChanged(Redacted<String>)
    case signInTapped
    case sheet(PresentationAction<Gate<SignInOne>>)
    case pageTapped(String)
    case path(StackAction<PageOne.State, PageOne.Action>)
    case checkToken
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped(let title):
        state.ids.append(uuid())
        state.dates.append(now)
        state.$titles.withLock { $0.append(title) }
        return .none
      case .countTapped:
        state.first.$count.withLock { $0 += 1 }
        return .none
      case .loadTapped:
        return .run(name: "load") { send in
          await send(.loaded(1, from: "disk"))
          await send(.loaded(2, from: "network"))
        }
        .cancellable(id: "load")
      case .loaded(let number, let source):
        state.loads += number
        state.$titles.withLock { $0.append(source) }
        return .none
      case .stopTapped: return .cancel(id: "load")
      case .tokenChanged(let token):
        state.token = token
        return .none
      case .signInTapped:
        state.sheet = SignInOne.State(name: "Blob")
        return .none
      case .sheet(.presented(.delegate(.signedIn(let name)))):
        state.signedIn.append(name)
        state.sheet = nil
        return .none
      case .sheet: return .none
      case .pageTapped(let text):
        state.path.append(PageOne.State(text: text))
        return .none
      case .path(.element(let id, .closeTapped)):
        state.path.pop(from: id)
        return .none
      case .path: return .none
      case .checkToken:
        state.hasToken = !state.token.wrappedValue.isEmpty
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { SignInOne() }
    .forEach(\.path, action: \.path) { PageOne() }
  }
}

/// A child behind a gate, with sealed actions.
@Reducer
struct SignInOne {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var name: String
    var attempts = 0
  }

  enum Action: GatedAction, Codable, Hashable, Sendable {
    case view(View), delegate(Delegate), `internal`(Internal)

    enum View: Codable, Hashable, Sendable { case nameChanged(String), buttonTapped }
    enum Delegate: Codable, Hashable, Sendable { case signedIn(String) }
    @Sealed fileprivate enum InternalEvent: Codable, Hashable, Sendable { case accepted(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.nameChanged(let name)):
        state.name = name
        return .none
      case .view(.buttonTapped):
        state.attempts += 1
        return .send(.internal(.accepted(state.name)))
      case .internal(.accepted(let name)): return .send(.delegate(.signedIn(name)))
      case .delegate: return .none
      }
    }
  }
}

/// An element of a stack.
@Reducer
struct PageOne {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var text: String
  }

  enum Action: Codable, Sendable {
    case textChanged(String)
    case closeTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .textChanged(let text) = action { state.text = text }
      return .none
    }
  }
}
