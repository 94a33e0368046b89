import Headgate
import SwiftUI

struct KitchenView: View {
  let store: StoreOf<Kitchen>

  var body: some View {
    TabView {
      RecipeListView(store: store.scope(state: \.recipes, action: \.recipes))
      ShoppingListView(store: store.scope(state: \.shopping, action: \.shopping))
    }
    .safeAreaInset(edge: .top) {
      if let announcement = store.announcement {
        Button(announcement) { store.send(.view(.announcementClosed)) }
      }
    }
    .task { store.send(.view(.appLaunched)) }
    .toolbar { Button("Sync") { store.send(.view(.syncButtonTapped)) } }
  }
}

struct RecipeListView: View {
  @Bindable var store: StoreOf<RecipeList>
  @State private var filter = ""

  var body: some View {
    List(store.recipes) { recipe in
      Button(recipe.title) { store.send(.view(.recipeTapped(recipe))) }
        .contextMenu {
          Button("Cook") {
            store.send(.delegate(.cookingStarted(recipe)))  // flags: view-sends-non-view, delegate-forged
          }
        }
    }
    .searchable(text: $filter)
    .onChange(of: filter) { _, filter in store.send(.view(.filterChanged(filter))) }
    .toolbar {
      Button("Add") { store.send(.view(.addButtonTapped)) }
      Button("Reload") { store.send(.view(.reloadButtonTapped)) }
      Button("Sort") { store.send(.internal(.sortingChanged)) }  // flags: view-sends-non-view, internal-outside-feature
    }
    .onAppear { store.send(.view(.listAppeared)) }
    .sheet(item: $store.scope(state: \.editor, action: \.editor)) { RecipeEditorView(store: $0) }
  }
}

struct RecipeEditorView: View {
  @Bindable var store: StoreOf<RecipeEditor>

  var body: some View {
    Form {
      TextField("Title", text: $store.recipe.title)
      Stepper("Step \(store.step)", value: $store.step)
      Button("Back to the start") {
        store.send(.binding(.set(\.step, 1)))  // near-miss: view-sends-non-view
      }
      Button("Add water") {
        store.send(.view(.ingredientAdded(name: "Water", amount: "1 l", isOptional: false)))
      }
      Button("Share") { store.send(.view(.shareButtonTapped)) }
      Button("Delete", role: .destructive) { store.send(.view(.deleteButtonTapped)) }
    }
    .toolbar { Button("Save") { store.send(.view(.saveButtonTapped)) } }
    .alert($store.scope(state: \.alert, action: \.alert))
    .onAppear { store.send(.view(.sheetAppeared)) }
  }
}

struct ShoppingListView: View {
  let store: StoreOf<ShoppingList>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        HStack {
          Text(row.ingredient.name)
          Spacer()
          Button(row.isBought ? "Bought" : "Buy") {
            row.send(.view(.boughtButtonTapped))  // near-miss: view-sends-non-view
          }
          Button("Delete") { row.send(.view(.deleteButtonTapped)) }
        }
      }
      ForEach(store.deals, id: \.self) { Text($0).foregroundStyle(.green) }
    }
    .toolbar {
      Button("Undo") { store.send(.view(.undoButtonTapped)) }
      Button("Clear") { store.send(.view(.clearButtonTapped)) }
    }
    .onAppear { store.send(.view(.screenAppeared)) }
  }
}
