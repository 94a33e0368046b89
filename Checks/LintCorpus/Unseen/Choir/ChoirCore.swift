// swift-format-ignore-file
import ComposableArchitecture
import Foundation

@Reducer
struct ChoirCore {
  @Reducer
  enum Screen: Hashable { // flags: reducer-enum-conformance
    case song(SongDetail)
    case invite(Invitation)
  }

  @ObservableState
  struct State: Equatable {
    var songbook = Songbook.State()
    var screens = StackState<Screen.State>()
    var news = ""
  }

  enum Action: Sendable {
    case view(View)
    case namesLoaded(Result<[String], ChoirError>) // near-miss: task-result
    case songbook(Songbook.Action)
    case screens(StackActionOf<Screen>) // near-miss: unintegrated-child

    enum View: Sendable {
      case appeared
      case inviteButtonTapped
      case rehearsalButtonTapped // flags: unused-action
      case newsClosed // near-miss: unused-action
    }
  }

  @Dependency(\.singers) var singers

  var body: some ReducerOf<Self> {
    songbook
    core
      .forEach(\.screens, action: \.screens)
  }

  private var songbook: some ReducerOf<Self> {
    Scope(state: \.songbook, action: \.songbook) { Songbook() }
  }

  private var core: some ReducerOf<Self> {
    Reduce { state, action in
      if case .songbook(.interface(.songAdded)) = action { // flags: parent-observes-inside, interface-from-self
        state.news = "A new song"
      }

      switch action {
      case .view(.appeared):
        return .run { send in
          await send(.namesLoaded(await singers.names())) // near-miss: response-without-failure
        }

      case .view(.inviteButtonTapped):
        state.screens.append(.invite(Invitation.State()))
        return .none

      case .view(.rehearsalButtonTapped):
        state.news = "Rehearsal at seven"
        return .none

      case .view(.newsClosed):
        state.news = ""
        return .none

      case let .namesLoaded(.success(names)):
        state.news = names.joined(separator: ", ")
        return .none

      case .namesLoaded(.failure):
        return .none

      case let .songbook(.delegate(.songOpened(song))): // near-miss: parent-observes-inside
        state.screens.append(.song(SongDetail.State(song: song)))
        return .none

      case .songbook(.delegate(.bookClosed)):
        state.screens.removeAll()
        return .none

      case let .screens(.element(id: _, action: .song(.delegate(.copied(song))))):
        return .send(.songbook(.interface(.songAdded(song)))) // near-miss: interface-from-self

      case .songbook, .screens: // flags: delegate-default
        return .none
      }
    }
  }
}

enum ChoirError: Error, Equatable {
  case offline
  case forbidden
}

extension ChoirCore.Screen.State: Equatable {} // near-miss: reducer-enum-conformance
extension ChoirCore.Screen.Action: Sendable {}
