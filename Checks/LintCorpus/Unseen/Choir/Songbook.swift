// swift-format-ignore-file
import ComposableArchitecture
import Foundation

struct Song: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var bars: Int
}

@Reducer
struct Songbook {
  @ObservableState
  struct State: Equatable {
    var songs: IdentifiedArrayOf<Song> = []
    var failure: String?
    var barsPlayed = 0
    @Presents var alert: AlertState<Alert>?
  }

  enum Alert: Equatable, Sendable { case removalConfirmed(Song.ID) } // near-miss: unused-action

  enum Action: Equatable, Sendable { // near-miss: action-sendable
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case songsLoaded(Result<[Song], any Error>) // near-miss: equatable-error-payload
    case beatTick // near-miss: action-name
    case alert(PresentationAction<Alert>) // near-miss: action-order

    enum View: Equatable, Sendable {
      case addButtonTapped
      case bookAppeared
      case closeButtonTapped
      case removeSwiped(Song.ID)
      case songTapped(Song.ID)
    }

    enum Delegate: Equatable, Sendable {
      case bookClosed
      case songOpened(Song)
      case songRemoved // flags: unobserved-delegate
    }

    enum Interface: Equatable, Sendable {
      case songAdded(Song)
    }

    // Two failures are the same if their texts are.
    static func == (lhs: Action, rhs: Action) -> Bool {
      switch (lhs, rhs) {
      case let (.songsLoaded(.success(a)), .songsLoaded(.success(b))): a == b
      case let (.songsLoaded(.failure(a)), .songsLoaded(.failure(b))): "\(a)" == "\(b)"
      case let (.view(a), .view(b)): a == b
      case let (.delegate(a), .delegate(b)): a == b
      case let (.interface(a), .interface(b)): a == b
      case let (.alert(a), .alert(b)): a == b
      case (.beatTick, .beatTick): true
      default: false // near-miss: delegate-default
      }
    }
  }

  @Dependency(\.songClient) var client
  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .view(action): view(&state, action)
      case let .interface(action): interface(&state, action)
      case let .songsLoaded(.success(songs)):
        merge(songs, into: &state)
      case let .songsLoaded(.failure(error)):
        fail(error, &state)
      case .beatTick:
        beat(&state)
      case let .alert(.presented(.removalConfirmed(id))): // near-miss: parent-observes-inside
        remove(id, &state)
      case .alert(.dismiss), .delegate: // near-miss: delegate-handled-by-self
        .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension Songbook {
  private func view(_ state: inout State, _ action: Action.View) -> EffectOf<Self> {
    switch action {
    case .addButtonTapped:
      let song = Song(id: state.songs.count, title: "New song", bars: 0)
      return .send(.interface(.songAdded(song))) // flags: interface-from-self, action-as-function
    case .bookAppeared:
      return .merge(
        .run { send in
          await send(.songsLoaded(Result { try await client.songs() })) // near-miss: response-without-failure
        },
        .run { send in
          for await _ in clock.timer(interval: .milliseconds(500)) { // flags: uncancellable-loop
            await send(.beatTick)
          }
        }
      )
    case .closeButtonTapped:
      return .send(.delegate(.bookClosed))
    case let .removeSwiped(id):
      state.alert = AlertState { TextState("Remove?") } actions: {
        ButtonState(role: .destructive, action: .removalConfirmed(id)) { TextState("Remove") }
      }
      return .none
    case let .songTapped(id):
      guard let song = state.songs[id: id] else { return .none }
      return .send(.delegate(.songOpened(song))) // near-miss: send-chain
    }
  }

  private func interface(_ state: inout State, _ action: Action.Interface) -> EffectOf<Self> {
    switch action {
    case let .songAdded(song): // near-miss: interface-from-self
      state.songs[id: song.id] = song
      return .none
    }
  }

  private func merge(_ songs: [Song], into state: inout State) -> EffectOf<Self> {
    for song in songs { state.songs[id: song.id] = song }
    return .none
  }

  private func fail(_ error: any Error, _ state: inout State) -> EffectOf<Self> {
    state.failure = error.localizedDescription
    return .none
  }

  private func beat(_ state: inout State) -> EffectOf<Self> {
    state.barsPlayed += 1
    return .none
  }

  private func remove(_ id: Song.ID, _ state: inout State) -> EffectOf<Self> {
    state.songs[id: id] = nil
    return .send(.delegate(.songRemoved))
  }
}
