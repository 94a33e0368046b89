// swift-format-ignore-file
import ComposableArchitecture
import Foundation

@Reducer
struct SongDetail {
  @ObservableState
  struct State: Equatable {
    var song: Song
    var isPlaying = false
    var tempo = 90
    var lyrics: String?
  }

  enum Action { // flags: action-sendable
    case view(View)
    case delegate(Delegate)
    case lyricsLoaded(String)
    case lyricsFailed
    case interface(Interface) // flags: action-order

    enum Interface: Sendable { case tempoRequested(Int) }
    enum View: Sendable { case copyButtonTapped, detailAppeared, playButtonTapped, tempoChanged(Int) }
    enum Delegate: Sendable { case copied(Song) }
  }

  @Dependency(\.songClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.copyButtonTapped):
        return .send(.delegate(.copied(state.song)))
      case .view(.playButtonTapped):
        state.isPlaying.toggle()
        return .send(.interface(.tempoRequested(state.isPlaying ? 120 : 90))) // flags: interface-from-self, action-as-function
      case let .view(.tempoChanged(tempo)):
        state.tempo = tempo
        return .none
      case let .interface(.tempoRequested(tempo)):
        state.tempo = tempo
        return .none
      case .view(.detailAppeared):
        return .run { [id = state.song.id] send in
          if let text = await client.lyrics(id) {
            await send(.lyricsLoaded(text)) // near-miss: response-without-failure
          } else {
            await send(.lyricsFailed)
          }
        }
      case let .lyricsLoaded(text):
        state.lyrics = text
        return .none
      case .lyricsFailed:
        state.lyrics = nil
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Invitation {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var voice = "alto"
    var sent: [String] = []
  }

  enum Action: BindableAction, Equatable, Sendable { // near-miss: action-sendable
    case binding(BindingAction<State>)
    case view(View)
    case invitationSent(Result<String, any Error>) // flags: equatable-error-payload

    enum View: Equatable, Sendable {
      case sendButtonTapped
      case voiceChosen(String)
    }
  }

  @Dependency(\.singers) var singers

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .view(.sendButtonTapped):
        return .run { [name = state.name] send in
          await send(.invitationSent(Result { try await singers.invite(name) }))
        }
      case let .view(.voiceChosen(voice)):
        state.voice = voice
        return .none
      case let .invitationSent(.success(name)):
        state.sent.append(name)
        return .none
      case .invitationSent(.failure):
        return .none
      }
    }
  }
}

/// Clients of the choir.
struct SingersClient: Sendable {
  var names: @Sendable () async -> Result<[String], ChoirError>
  var invite: @Sendable (String) async throws -> String
  var legacyInvite: @Sendable (String) async -> TaskResult<String> // near-miss: task-result
}
