import Headgate

/// Plays a song.
@Reducer
struct Player {
  @ObservableState
  struct State: Equatable {
    var isPlaying = false
    var seconds = 0
  }

  enum Action {

    // MARK: - View

    /// Starts or stops the song.
    case playButtonTapped  // The large button.

    // MARK: - Effects

    /// A second has passed.
    ///
    /// - Parameter seconds: The position in the song.
    case ticked(seconds: Int)

    /// The song has ended.
    case ended

    /// Whether the action comes from a timer.
    static let isTimed = true
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in core(&state, action) }
  }
}
