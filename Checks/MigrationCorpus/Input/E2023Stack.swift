// style: 2023, before the macro
// other names: `.forEach(\.path, action: /Action.path) { Path() }` is `.forEach(\.path, action: \.path)` with a `@Reducer enum Path`;
//   `NavigationStackStore` is `NavigationStack(path:)`; `CaseLet` is `switch store.case`.
// no equivalent: `NavigationLink(state:)` (this version has no adapter for SwiftUI).

import ComposableArchitecture
import SwiftUI

struct RecipeBook: Reducer {
  struct State: Equatable {
    var path = StackState<Path.State>()
    var recipes = ["Soup", "Bread"]
    var cooked: Set<String> = []
  }

  enum Action: Equatable {
    case backToStartButtonTapped
    case path(StackAction<Path.State, Path.Action>)
  }

  struct Path: Reducer {
    enum State: Equatable {
      case recipe(RecipePage.State)
      case step(RecipeStep.State)
    }

    enum Action: Equatable {
      case recipe(RecipePage.Action)
      case step(RecipeStep.Action)
    }

    var body: some Reducer<State, Action> {
      Scope(state: /State.recipe, action: /Action.recipe) { RecipePage() }
      Scope(state: /State.step, action: /Action.step) { RecipeStep() }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .backToStartButtonTapped:
        state.path.removeAll()
        return .none

      case .path(.element(id: let id, action: .recipe(.delegate(.cooked)))):
        guard case .recipe(let recipe) = state.path[id: id] else { return .none }
        state.cooked.insert(recipe.name)
        state.path.pop(from: id)
        return .none

      case .path(.element(id: _, action: .step(.nextButtonTapped))):
        guard case .step(let step) = state.path.last else { return .none }
        state.path.append(.step(RecipeStep.State(number: step.number + 1)))
        return .none

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      Path()
    }
  }
}

struct RecipePage: Reducer {
  struct State: Equatable {
    let name: String
  }

  enum Action: Equatable {
    case cookButtonTapped
    case delegate(Delegate)

    enum Delegate: Equatable {
      case cooked
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .cookButtonTapped: .send(.delegate(.cooked))
    case .delegate: .none
    }
  }
}

struct RecipeStep: Reducer {
  struct State: Equatable {
    var number = 1
  }

  enum Action: Equatable {
    case nextButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct RecipeBookView: View {
  let store: StoreOf<RecipeBook>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      WithViewStore(store, observe: \.recipes) { viewStore in
        List(viewStore.state, id: \.self) { name in
          NavigationLink(name, state: RecipeBook.Path.State.recipe(RecipePage.State(name: name)))
        }
      }
    } destination: { state in
      switch state {
      case .recipe:
        CaseLet(/RecipeBook.Path.State.recipe, action: RecipeBook.Path.Action.recipe) { store in
          Button("Cooked") { store.send(.cookButtonTapped) }
        }
      case .step:
        CaseLet(/RecipeBook.Path.State.step, action: RecipeBook.Path.Action.step) { store in
          Button("Next") { store.send(.nextButtonTapped) }
        }
      }
    }
  }
}
