import Headgate

/// A state with 64 KB inline that another feature presents.
@Reducer
public struct LargeParent {
  public struct State {
    public var taps = 0
    public var child: Large.State?
    public init() {}
  }

  public enum Action: Sendable {
    case present, dismiss
    case child(Large.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present: state.child = Large.State.empty
      case .dismiss: state.child = nil
      case .child: state.taps += 1
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Large() }
  }
}

@Reducer
public struct Large {
  public struct State: Sendable {
    public var count = 0
    var parts = Eightfold(Eightfold(Eightfold(Eightfold(Pair(0, 0)))))
    static let empty = State()
  }

  public enum Action: Sendable { case tapped }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      state.parts.h.h.h.h.second = state.count
      return .none
    }
  }
}

struct Eightfold<Part: Sendable>: Sendable {
  var a, b, c, d, e, f, g, h: Part

  init(_ part: Part) {
    (a, b, c, d, e, f, g, h) = (part, part, part, part, part, part, part, part)
  }
}

struct Pair: Sendable {
  var first, second: Int

  init(_ first: Int, _ second: Int) {
    (self.first, self.second) = (first, second)
  }
}
