import Foundation
import Headgate

/// The root: the lobby, the profile and the puzzle of the day.
@Reducer
struct ChessRoot {
  @ObservableState
  struct State: Equatable {
    var lobby = Lobby.State()
    var profile = Profile.State()
    var puzzle = Puzzle.State()
    var rating = 0
  }

  enum Action {
    case lobby(Lobby.Action)
    case profile(Profile.Action)
    case puzzle(Puzzle.Action)  // flags: unintegrated-child
    case tabTapped(Int)
    case _dayChanged  // near-miss: flat-internal-underscore
  }

  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Scope(state: \.lobby, action: \.lobby) { Lobby() }
    Scope(state: \.profile, action: \.profile) { Profile() }
    Reduce { state, action in
      if case .tabTapped(2) = action {
        let today = date.now  // near-miss: ambient-nondeterminism
        return .run { send in
          guard today.timeIntervalSince1970 > 0 else { return }
          await send(._dayChanged)
        }
      }
      if case ._dayChanged = action { state.puzzle = Puzzle.State() }
      if case .lobby(.delegate(.ratingChanged(let rating))) = action { state.rating = rating }
      if case .profile(.delegate(.nameChanged)) = action {
        return .send(.lobby(.delegate(.ratingChanged(state.rating))))  // flags: delegate-forged
      }
      if case .profile(._nameSaved) = action {  // flags: parent-observes-inside, internal-outside-feature
        state.rating += 1
      }
      return .none
    }
  }
}

/// The name of the player.
@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var bio = ""
    var problem: String?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveButtonTapped
    case save  // flags: action-name, flat-internal-underscore
    case _nameSaved
    case _nameSaveFailed(ChessError)
    case delegate(Delegate)

    enum Delegate: Equatable {
      case nameChanged(String)
    }
  }

  @Dependency(\.profiles) var profiles

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding(\.bio):
        state.bio = String(state.bio.prefix(100))
        return .none
      case .binding:
        return .none
      case .saveButtonTapped:
        Task(priority: .background) { [profiles] in await profiles.warmUp() }  // flags: unstructured-task
        return .send(.save)  // flags: action-as-function
      case .save:
        return .run { [name = state.name] send in
          try await profiles.rename(name)
          await send(._nameSaved)
        } catch: { error, send in
          await send(._nameSaveFailed(error as? ChessError ?? .offline))
        }
      case ._nameSaved:
        return .run { [name = state.name] send in
          await profiles.warmUp()
          await send(.delegate(.nameChanged(name)))
        }
      case ._nameSaveFailed:
        state.problem = "The name was not saved."
        return .none
      case .delegate:  // near-miss: delegate-handled-by-self
        return .none
      }
    }
    BindingReducer()  // flags: binding-without-reducer
  }
}

/// The puzzle of the day.
@Reducer
struct Puzzle {
  @ObservableState
  struct State: Equatable {
    var isSolved = false
    var tries = 0
  }

  enum Action {
    case moveTried(Move)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moveTried:
        state.tries += 1
        return .none
      }
    }
  }
}

@DependencyClient
struct ProfileClient: Sendable {
  var rename: @Sendable (_ name: String) async throws -> Void
  var warmUp: @Sendable () async -> Void
}

extension ProfileClient: TestDependencyKey {
  static let testValue = ProfileClient()
}

extension DependencyValues {
  var profiles: ProfileClient {
    get { self[ProfileClient.self] }
    set { self[ProfileClient.self] = newValue }
  }
}
