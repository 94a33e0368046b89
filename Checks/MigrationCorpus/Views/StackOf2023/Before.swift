import ComposableArchitecture
import SwiftUI

struct Recipe: Reducer {
  struct State: Equatable {
    let name: String
  }

  enum Action {
    case cookTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Step: Reducer {
  struct State: Equatable {
    var number = 1
  }

  enum Action {
    case nextTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Book: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    var recipes: [String] = []
  }

  enum Action {
    case path(StackAction<Path.State, Path.Action>)
  }

  struct Path: Reducer {
    enum State: Equatable {
      case recipe(Recipe.State)
      case step(Step.State)
    }

    enum Action {
      case recipe(Recipe.Action)
      case step(Step.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.recipe, action: /Action.recipe) { Recipe() }
      Scope(state: /State.step, action: /Action.step) { Step() }
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: /Action.path) { Path() }
  }
}

struct BookView: View {
  let store: StoreOf<Book>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      WithViewStore(store, observe: \.recipes) { viewStore in
        List(viewStore.state, id: \.self) { name in
          NavigationLink(name, state: Book.Path.State.recipe(Recipe.State(name: name)))
        }
      }
    } destination: { state in
      switch state {
      case .recipe:
        CaseLet(/Book.Path.State.recipe, action: Book.Path.Action.recipe) { store in
          Button("Cook") { store.send(.cookTapped) }
        }
      case .step:
        CaseLet(/Book.Path.State.step, action: Book.Path.Action.step, then: StepView.init(store:))
      }
    }
  }
}

struct StepView: View {
  let store: StoreOf<Step>

  var body: some View {
    WithViewStore(store, observe: { $0.number }) { viewStore in
      Button("After \(viewStore.state)") { viewStore.send(.nextTapped) }
    }
  }
}
