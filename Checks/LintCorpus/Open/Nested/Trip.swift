import Foundation
import Headgate

/// A trip, with its stops as a nested feature, which has a nested feature itself.
@Reducer
struct Trip {
  @Reducer
  struct Stop {
    @Reducer
    struct Note {
      @ObservableState
      struct State: Equatable {
        var text = ""
      }

      enum Action {
        case view(View)
        case delegate(Delegate)

        enum View {
          case noteChanged(String)
        }

        enum Delegate {
          case noteEmptied
        }
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .view(.noteChanged(let text)):
            state.text = text
            return text.isEmpty ? .send(.delegate(.noteEmptied)) : .none
          case .delegate:  // near-miss: delegate-handled-by-self
            return .none
          }
        }
      }
    }

    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var note = Note.State()
      var isDone = false
    }

    enum Action {
      case view(View)
      case delegate(Delegate)
      case note(Note.Action)

      enum View {
        case doneButtonTapped
        case cardDragged(Double)
      }

      enum Delegate {
        case stopReached(Int)
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.note, action: \.note) { Note() }
      Reduce { state, action in
        switch action {
        case .view(.doneButtonTapped):
          state.isDone = true
          return .send(.delegate(.stopReached(state.id)))
        case .view(.cardDragged), .delegate:
          return .none
        case .note(.delegate(.noteEmptied)):
          state.isDone = false
          return .none
        case .note(.view(.noteChanged)):  // flags: parent-observes-inside
          state.isDone = false
          return .none
        }
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var stops: IdentifiedArrayOf<Stop.State> = []
    var reached = 0
    var note = ""
  }

  enum Action {
    case view(View)
    case stops(IdentifiedActionOf<Stop>)

    enum View {
      case doFinish  // flags: action-name
      case noteChanged(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.doFinish):
        state.reached = state.stops.count
        return .none
      case .view(.noteChanged(let note)):  // near-miss: parent-observes-inside
        state.note = note
        return .none
      case .stops(.element(id: _, action: .delegate(.stopReached(let id)))):
        state.reached = max(state.reached, id)
        return .none
      case .stops(.element):  // flags: delegate-default
        return .none
      }
    }
    .forEach(\.stops, action: \.stops) { Stop() }
  }
}
