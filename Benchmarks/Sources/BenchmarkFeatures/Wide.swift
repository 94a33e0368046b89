import Headgate

/// Scenario h: many fields, each with its own observer.
@Reducer
public struct Wide {
  @ObservableState
  public struct State {
    public var blocks: IdentifiedArrayOf<Block.State>
    public var title = "Untouched"
    public init(blocks: Int) {
      self.blocks = IdentifiedArray(uniqueElements: (0..<blocks).map { Block.State(id: $0) })
    }
  }

  public enum Action {
    case titleChanged(String)
    case blocks(IdentifiedActionOf<Block>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title):
        state.title = title
        return .none
      case .blocks:
        return .none
      }
    }
    .forEach(\.blocks, action: \.blocks) { Block() }
  }
}

/// Ten fields.
@Reducer
public struct Block {
  @ObservableState
  public struct State: Identifiable {
    public let id: Int
    public var a = 0
    public var b = 0
    public var c = 0
    public var d = 0
    public var e = 0
    public var f = 0
    public var g = 0
    public var h = 0
    public init(id: Int) { self.id = id }
  }

  public enum Action { case incremented }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.a += 1
      return .none
    }
  }
}
