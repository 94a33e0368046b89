import Headgate

/// A feature that presents a child. Each depth has its own type. See ``Nested``.
@Reducer
public struct Presenting<Child: Nestable> {
  @ObservableState
  public struct State {
    @Presents public var child: Child.State?
    public var count = 0
    public var title = "A title that does not fit into a small string"
  }

  public enum Action: Sendable {
    case incremented
    case child(PresentationAction<Child.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Child.make() }
  }
}

extension Presenting: Nestable {
  public static func make() -> Self { Self() }
  public static func makeState() -> State { State(child: Child.makeState()) }
  public static func leafAction() -> Action { .child(.presented(Child.leafAction())) }
  public static func leafCount(_ state: State) -> Int { state.child.map(Child.leafCount) ?? -1 }
}

public typealias Presenting10<Leaf: Nestable> =
  Presenting<
    Presenting<Presenting<Presenting<Presenting<Presenting<Presenting<Presenting<Presenting<Presenting<Leaf>>>>>>>>>
  >
public typealias PresentedDepth10 = Presenting10<Flat>
public typealias PresentedDepth100 =
  Presenting10<
    Presenting10<
      Presenting10<
        Presenting10<
          Presenting10<Presenting10<Presenting10<Presenting10<Presenting10<Presenting10<Flat>>>>>>
        >
      >
    >
  >
