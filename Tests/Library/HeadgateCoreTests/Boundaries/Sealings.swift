import Headgate

/// A feature with sealed actions of every shape.
@Reducer
struct Sealings {
  enum Refusal: Error { case busy, tired }

  @ObservableState struct State: Equatable { var count = 0 }

  enum Action: GatedAction, Hashable, Sendable {
    case `internal`(Internal)
    case later
    @Sealed fileprivate enum InternalEvent: Hashable, Sendable {
      case counted(Int)
      case ticked
      case measured(width: Int, height: Int)
      case labelled(by: Int)
      case answered(Result<Int, Refusal>)
      case asked(Question)
      enum Question { case first, second }
      #if os(Linux) || os(macOS)
        case here
      #endif
    }
  }

  static func action(_ count: Int) -> Action { .internal(.counted(count)) }
  static let question = Action.internal(.asked(.second))
  static func answer(_ answer: Result<Int, Refusal>) -> Action { .internal(.answered(answer)) }
}

extension Sealings.Action {
  static let tick = Self.internal(.ticked)

  var count: Int? {
    switch opened {
    case .internal(.counted(let count)), .internal(.labelled(by: let count)): count
    case .internal(.measured(let width, let height)): width * height
    case .internal(.ticked): 1
    case .internal(.answered(let answer)): try? answer.get()
    case .internal(.asked(let question)): question == .first ? 1 : 2
    case .internal: 0
    case .later: nil
    }
  }
}

/// A sealed action that is on its way out: what is written for it warns nobody who does not use it.
@Reducer
struct Outdated {
  @ObservableState struct State: Equatable { var log: [String] = [] }
  enum Action: GatedAction {
    case tapped
    case `internal`(Internal)
    @Sealed fileprivate enum InternalEvent {
      @available(*, deprecated, message: "use 'loaded'") case old(Int)
      @available(*, deprecated) case older
      case loaded(Int)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .tapped: return .send(.internal(.loaded(1)))
      case .internal(.loaded(let number)): state.log.append("loaded \(number)")
      case .internal: state.log.append("old")
      }
      return .none
    }
  }
}
