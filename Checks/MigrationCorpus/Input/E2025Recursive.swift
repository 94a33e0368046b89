// style: 2025
// other names: `Scope(state: \.folder, action: \.folder)` on an enum state is `.ifCaseLet(\.folder, action: \.folder)`.
// no equivalent: a body whose `if` is evaluated for each action (the body is resolved once; put the condition into a `Reduce`).

import ComposableArchitecture
import SwiftUI

@Reducer
struct Outline {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var children: IdentifiedArrayOf<State> = []
    var isExpanded = true
    var title = ""
  }

  enum Action: BindableAction {
    case addChildButtonTapped
    case binding(BindingAction<State>)
    indirect case children(IdentifiedActionOf<Outline>)
    case deleteButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addChildButtonTapped:
        state.children.append(State(id: uuid()))
        state.isExpanded = true
        return .none

      case .children(.element(id: let id, action: .deleteButtonTapped)):
        state.children.remove(id: id)
        return .none

      case .binding, .children, .deleteButtonTapped:
        return .none
      }
    }
    .forEach(\.children, action: \.children) {
      Self()
    }
  }
}

@Reducer
struct Document {
  @ObservableState
  @CasePathable
  enum State: Equatable {
    case empty
    case outline(Outline.State)
  }

  enum Action {
    case newButtonTapped
    case outline(Outline.Action)
  }

  @Dependency(\.context) var context
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .newButtonTapped:
        state = .outline(Outline.State(id: uuid(), title: "Untitled"))
        return .none
      case .outline:
        return .none
      }
    }
    Scope(state: \.outline, action: \.outline) {
      Outline()
    }
    if context == .preview {
      Reduce { _, action in
        .run { _ in print(action) }
      }
    }
  }
}

struct OutlineView: View {
  @Bindable var store: StoreOf<Outline>

  var body: some View {
    DisclosureGroup(isExpanded: $store.isExpanded) {
      ForEach(store.scope(state: \.children, action: \.children)) { child in
        OutlineView(store: child)
      }
    } label: {
      HStack {
        TextField("Title", text: $store.title)
        Button("Add") { store.send(.addChildButtonTapped) }
        Button("Delete") { store.send(.deleteButtonTapped) }
      }
    }
  }
}
