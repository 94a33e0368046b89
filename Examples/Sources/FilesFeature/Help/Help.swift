package import Headgate

/// A text about the keys. The screen knows its lines, so the feature only scrolls.
@Reducer
package struct Help {
  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    package let lineCount: Int
    package var cursor: ListCursor

    package init(lineCount: Int, height: Int) {
      self.lineCount = lineCount
      cursor = ListCursor(height: height)
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)

    package enum View: Codable {
      case moved(ListCursor.Move)
      case closePressed
    }

    package enum Delegate: Codable { case closed }
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.moved(let move)):
        state.cursor.move(move, count: state.lineCount)
        return .none
      case .view(.closePressed):
        return .send(.delegate(.closed))
      case .delegate:
        return .none
      }
    }
  }
}
