import Headgate

/// Plays a song.
@Reducer
struct Player {
  @ObservableState
  struct State: Equatable {
    var isPlaying = false
    var seconds = 0
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View {
      // MARK: - View

      /// Starts or stops the song.
      case playButtonTapped  // The large button.
    }

    enum Delegate {
      /// The song has ended.
      case ended
    }

    enum Internal {
      // MARK: - Effects

      /// A second has passed.
      ///
      /// - Parameter seconds: The position in the song.
      case ticked(seconds: Int)
    }

    /// Whether the action comes from a timer.
    static let isTimed = true
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in core(&state, action) }
  }
}
