import Headgate

/// Children that are opened and closed repeatedly: a presented child, a stack, an enum destination. Each has an effect that
/// never ends on its own.
@Reducer
public struct Gallery {
  @ObservableState
  public struct State {
    @Presents public var picture: Picture.State?
    @Presents public var destination: Destination.State?
    public var path = StackState<Picture.State>()
    public init() {}
  }

  public enum Action: Sendable {
    case pictureOpened, picture(PresentationAction<Picture.Action>)
    case destinationSwitched(Bool), destination(PresentationAction<Destination.Action>)
    case stackOpened, stackClosed, path(StackActionOf<Picture>)
  }

  @Reducer
  public enum Destination {
    case first(Picture)
    case second(Picture)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pictureOpened:
        state.picture = Picture.State()
        return .send(.picture(.presented(.appeared)))
      case .destinationSwitched(let isFirst):
        state.destination = isFirst ? .first(Picture.State()) : .second(Picture.State())
        return .send(.destination(.presented(isFirst ? .first(.appeared) : .second(.appeared))))
      case .stackOpened:
        for _ in 1...5 { state.path.append(Picture.State()) }
        return .merge(state.path.ids.map { .send(.path(.element(id: $0, action: .appeared))) })
      case .stackClosed:
        state.path.removeAll()
        return .none
      case .picture, .destination, .path:
        return .none
      }
    }
    .ifLet(\.$picture, action: \.picture) { Picture() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { Picture() }
  }
}

@Reducer
public struct Picture {
  @ObservableState
  public struct State: Sendable {
    public var title = "A title that does not fit into a small string"
    public init() {}
  }

  public enum Action: Sendable {
    case appeared
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, _ in
      // A cancelled sleep would keep its timer until the deadline.
      .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
    }
  }
}
