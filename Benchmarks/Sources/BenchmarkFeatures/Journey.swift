import Headgate

/// Scenario d: a stack of ten elements, which are the ten cases of an enum reducer.
@Reducer
public struct Journey {
  @ObservableState
  public struct State {
    public var path: StackState<Path.State>
    public var title = "A title that does not fit into a small string"

    public init() {
      path = [
        .a(Flat.State()), .b(Flat.State()), .c(Flat.State()), .d(Flat.State()), .e(Flat.State()),
        .f(Flat.State()), .g(Flat.State()), .h(Flat.State()), .i(Flat.State()), .j(Flat.State()),
      ]
    }
  }

  public enum Action {
    case path(StackActionOf<Path>)
  }

  @Reducer
  public enum Path {
    case a(Flat), b(Flat), c(Flat), d(Flat), e(Flat)
    case f(Flat), g(Flat), h(Flat), i(Flat), j(Flat)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
  }

  /// Returns an action for the top feature.
  public static func topAction(_ state: State) -> Action? {
    state.path.ids.last.map { .path(.element(id: $0, action: .j(.incremented))) }
  }
}
