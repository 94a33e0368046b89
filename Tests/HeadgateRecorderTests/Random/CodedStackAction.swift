import Headgate
import HeadgateCore

/// The Codable form of the action of a stack.
indirect enum CodedStackAction<State: Codable, Action: Codable>: Codable {
  case element(id: UInt64, action: Action)
  case popFrom(id: UInt64)
  case push(id: UInt64, state: State)

  init(_ action: StackAction<State, Action>) {
    self =
      switch action {
      case .element(let id, let action): .element(id: id.number, action: action)
      case .popFrom(let id): .popFrom(id: id.number)
      case .push(let id, let state): .push(id: id.number, state: state)
      }
  }

  var action: StackAction<State, Action> {
    switch self {
    case .element(let id, let action): .element(id: StackElementID(integerLiteral: id), action: action)
    case .popFrom(let id): .popFrom(id: StackElementID(integerLiteral: id))
    case .push(let id, let state): .push(id: StackElementID(integerLiteral: id), state: state)
    }
  }
}

typealias CodedStackActionOf<R: RandomFeature> = CodedStackAction<R.State, R.Action>
