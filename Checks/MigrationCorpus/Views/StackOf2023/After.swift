import Headgate
import SwiftUI

@Reducer
struct Recipe {
  @ObservableState
  struct State: Equatable {
    let name: String
  }

  enum Action {
    case cookTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Step {
  @ObservableState
  struct State: Equatable {
    var number = 1
  }

  enum Action {
    case nextTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

@Reducer
struct Book {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var recipes: [String] = []
  }

  enum Action {
    case path(StackAction<Path.State, Path.Action>)
  }

  @Reducer
  struct Path {
    @ObservableState
    enum State: Equatable {
      case recipe(Recipe.State)
      case step(Step.State)
    }

    enum Action {
      case recipe(Recipe.Action)
      case step(Step.Action)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.recipe, action: \.recipe) { Recipe() }
      EmptyReducer().ifCaseLet(\.step, action: \.step) { Step() }
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Path() }
  }
}

struct BookView: View {
  @Bindable var store: StoreOf<Book>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List(store.recipes, id: \.self) { name in
        NavigationLink(name, state: Book.Path.State.recipe(Recipe.State(name: name)))
      }
    } destination: { store in
      switch store.state {
      case .recipe:
        if let store = store.scope(state: \.recipe, action: \.recipe) {
          Button("Cook") { store.send(.cookTapped) }
        }
      case .step:
        if let step = store.scope(state: \.step, action: \.step) {
          StepView(store: step)
        }
      }
    }
  }
}

struct StepView: View {
  let store: StoreOf<Step>

  var body: some View {
    Button("After \(store.number)") { store.send(.nextTapped) }
  }
}
