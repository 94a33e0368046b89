// style: 2023, before the macro
// other names: `@PresentationState` is `@Presents`; the struct `Destination` with an enum state and `Scope(state: /State.edit …)` is
//   a `@Reducer enum`; `/Action.destination` is `\.destination`.
// no equivalent: `.sheet(store:state:action:content:)` (use `.sheet(item:)` with a scoped store).

import ComposableArchitecture
import SwiftUI

struct Inventory: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var items: IdentifiedArrayOf<Item> = []
  }

  enum Action: Equatable {
    case addButtonTapped
    case deleteButtonTapped(Item.ID)
    case destination(PresentationAction<Destination.Action>)
    case itemTapped(Item)
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case add(ItemForm.State)
      case alert(AlertState<Action.Alert>)
      case edit(ItemForm.State)
    }

    enum Action: Equatable {
      case add(ItemForm.Action)
      case alert(Alert)
      case edit(ItemForm.Action)

      enum Alert: Equatable {
        case confirmDeletion(Item.ID)
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.add, action: /Action.add) {
        ItemForm()
      }
      Scope(state: /State.edit, action: /Action.edit) {
        ItemForm()
      }
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .add(ItemForm.State(item: Item(id: uuid())))
        return .none

      case .deleteButtonTapped(let id):
        state.destination = .alert(
          AlertState {
            TextState("Delete?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmDeletion(id)) { TextState("Delete") }
          }
        )
        return .none

      case .destination(.presented(.alert(.confirmDeletion(let id)))):
        state.items.remove(id: id)
        return .none

      case .destination(.presented(.add(.saveButtonTapped))):
        guard case .add(let form) = state.destination else { return .none }
        state.items.append(form.item)
        state.destination = nil
        return .none

      case .destination(.presented(.edit(.saveButtonTapped))):
        guard case .edit(let form) = state.destination else { return .none }
        state.items[id: form.item.id] = form.item
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .itemTapped(let item):
        state.destination = .edit(ItemForm.State(item: item))
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
  }
}

struct Item: Equatable, Identifiable {
  let id: UUID
  var name = ""
  var quantity = 1
}

struct ItemForm: Reducer {
  struct State: Equatable {
    @BindingState var item: Item
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case saveButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct InventoryView: View {
  let store: StoreOf<Inventory>

  var body: some View {
    WithViewStore(store, observe: \.items) { viewStore in
      List(viewStore.state) { item in
        Button(item.name) { viewStore.send(.itemTapped(item)) }
      }
      .toolbar { Button("Add") { viewStore.send(.addButtonTapped) } }
    }
    .alert(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Inventory.Destination.State.alert,
      action: Inventory.Destination.Action.alert
    )
    .sheet(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Inventory.Destination.State.edit,
      action: Inventory.Destination.Action.edit
    ) { form in
      WithViewStore(form, observe: { $0 }) { viewStore in
        TextField("Name", text: viewStore.$item.name)
        Button("Save") { viewStore.send(.saveButtonTapped) }
      }
    }
  }
}
