import Headgate
import HeadgateTesting
import Testing

struct RecipeTests {
  // snippet: recipe-list-test
  @Test func aSavedRecipeIsAdded() async {
    let store = TestStore(initialState: RecipeList.State()) { RecipeList() }
    await store.send(.addButtonTapped) { $0.editor = RecipeEditor.State() }
    await store.send(\.editor.presented.titleChanged, "Soup") { $0.editor?.title = "Soup" }
    await store.send(\.editor.presented.saveButtonTapped)
    await store.receive(\.editor.presented.delegate.saved, "Soup") { $0.recipes = ["Soup"] }
    await store.receive(\.editor.dismiss) { $0.editor = nil }
  }
  // snippet end

  @Test func effectsEndWithTheEditor() async {
    let store = TestStore(initialState: RecipeList.State(editor: RecipeEditor.State())) { RecipeList() }
    await store.send(\.editor.presented.appeared)
    await store.send(\.editor.dismiss) { $0.editor = nil }
  }

  @Test func anActionWithoutAnEditorIsReported() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: RecipeList.State()) { RecipeList() }
      await store.send(\.editor.presented.titleChanged, "Soup")
      await store.send(\.editor.dismiss)
    }
    #expect(issues.map(\.number) == ["CORE-4", "CORE-17"])
    #expect(issues.first?.fileID.hasSuffix("RecipeList.swift") == true)
  }

  @Test @MainActor func dismissWithoutAPresentationIsReported() async {
    let issues = await recordingIssues {
      let store = Store(initialState: RecipeEditor.State()) { RecipeEditor() }
      await store.send(.saveButtonTapped).finish()
    }
    #expect(issues.map(\.number) == ["CORE-10"])
  }

  // snippet: recipe-editor-test
  @Test func saveDismissesTheEditor() async {
    let store = TestStore(initialState: RecipeEditor.State(title: "Soup")) { RecipeEditor() }
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved, "Soup")
    #expect(store.isDismissed)
  }
  // snippet end

  @Test func aDestinationReplacesTheOther() async {
    let store = TestStore(initialState: RecipeBook.State()) { RecipeBook() }
    await store.send(.editButtonTapped("Soup")) { $0.destination = .editor(RecipeEditor.State(title: "Soup")) }
    await store.send(\.destination.presented.editor.appeared)
    // snippet: recipe-modify
    await store.send(\.destination.presented.editor.titleChanged, "Stew") {
      $0.$destination[case: \.editor]?.title = "Stew"
    }
    // snippet end
    await store.send(.searchButtonTapped) { $0.destination = .list(RecipeList.State()) }
    await store.send(\.destination.presented.list.addButtonTapped) {
      $0.$destination[case: \.list]?.editor = RecipeEditor.State()
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func anActionOfAnotherCaseIsReported() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: RecipeBook.State(destination: .help)) { RecipeBook() }
      await store.send(\.destination.presented.editor.titleChanged, "Soup")
    }
    #expect(issues.map(\.number) == ["CORE-18"])
  }

  @Test func aWriteToAnotherCaseIsReported() async {
    let issues = await recordingIssues {
      var state = RecipeBook.State(destination: .help)
      state.$destination[case: \.editor] = RecipeEditor.State()
      #expect(state.destination == .help)
    }
    #expect(issues.map(\.number) == ["CORE-50"])
  }

  @Test @MainActor func theCaseIsShown() {
    let store = Store(initialState: RecipeBook.State()) { RecipeBook() }
    #expect(recipeBookText(store) == "The book")
    store.send(.editButtonTapped("Soup"))
    #expect(recipeBookText(store) == "Edit Soup")
    store.send(.searchButtonTapped)
    #expect(recipeBookText(store) == "0 recipes")
    store.send(.helpButtonTapped)
    #expect(recipeBookText(store) == "Help")
  }

  @Test @MainActor func aScopedStoreIsNilWithoutItsChild() {
    let store = Store(initialState: RecipeList.State()) { RecipeList() }
    #expect(store.scope(state: \.editor, action: \.editor.presented) == nil)
    store.send(.addButtonTapped)
    // snippet: recipe-scope
    if let editor = store.scope(state: \.editor, action: \.editor.presented) {
      editor.send(.titleChanged("Soup"))
    }
    // snippet end
    #expect(store.editor?.title == "Soup")
  }

  // snippet: recipe-search-test
  @Test func aFoundRecipeIsAFavorite() async {
    let soup = RecipeRow.State(id: 1, title: "Soup")
    let store = TestStore(initialState: RecipeSearch.State(results: [soup])) { RecipeSearch() }
    await store.send(\.results[id: 1].favoriteButtonTapped) { $0.results?[id: 1]?.isFavorite = true }
    await store.send(.clearButtonTapped) { $0.results = nil }
  }
  // snippet end

  @Test @MainActor func theFoundRecipesAreShown() {
    let rows: IdentifiedArrayOf<RecipeRow.State> = [
      RecipeRow.State(id: 0, title: "Soup"), RecipeRow.State(id: 1, title: "Stew"),
    ]
    let store = Store(initialState: RecipeSearch.State(favorites: rows, results: rows)) { RecipeSearch() }
    #expect(recipeSearchText(store) == "Soup, Stew")
    store.send(.favorites(.element(id: 1, action: .favoriteButtonTapped)))
    #expect(store.favorites[id: 1]?.isFavorite == true)
    #expect(store.results?[id: 1]?.isFavorite == false)
    store.send(.clearButtonTapped)
    #expect(recipeSearchText(store) == "Search")
  }

  // snippet: recipe-kitchen-test
  @Test func theEditorIsPoppedWhenItSaves() async {
    let store = TestStore(initialState: RecipeKitchen.State()) { RecipeKitchen() }
    await store.send(.listButtonTapped) { $0.path[id: 0] = .list(RecipeList.State()) }
    await store.send(.editButtonTapped("Soup")) {
      $0.path[id: 1] = .editor(RecipeEditor.State(title: "Soup"))
    }
    await store.send(\.path[id: 1].editor.titleChanged, "Stew") {
      $0.path[id: 1, case: \.editor]?.title = "Stew"
    }
    await store.send(\.path[id: 1].editor.saveButtonTapped)
    await store.receive(\.path[id: 1].editor.delegate.saved, "Stew") { $0.lastSaved = "Stew" }
    await store.receive(\.path.popFrom, 1) { $0.path[id: 1] = nil }
    await store.send(\.path.popFrom, 0) { $0.path.removeAll() }
  }
  // snippet end

  @Test func elementsAboveArePoppedToo() async {
    let store = TestStore(initialState: RecipeKitchen.State()) { RecipeKitchen() }
    await store.send(.listButtonTapped) { $0.path[id: 0] = .list(RecipeList.State()) }
    await store.send(.editButtonTapped("Soup")) {
      $0.path[id: 1] = .editor(RecipeEditor.State(title: "Soup"))
    }
    await store.send(\.path[id: 1].editor.appeared)
    await store.send(\.path.popFrom, 0) { $0.path.removeAll() }
    await store.send(.listButtonTapped) { $0.path[id: 2] = .list(RecipeList.State()) }
    await store.send(.homeButtonTapped) { $0.path.removeAll() }
  }

  @Test func aMissingElementIsReported() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: RecipeKitchen.State()) { RecipeKitchen() }
      await store.send(\.path[id: 0].editor.titleChanged, "Soup")
      await store.send(\.path.popFrom, 0)
    }
    #expect(issues.map(\.number) == ["CORE-6", "CORE-12"])
  }

  @Test @MainActor func theStackIsShown() {
    let store = Store(initialState: RecipeKitchen.State()) { RecipeKitchen() }
    store.send(.listButtonTapped)
    store.send(.editButtonTapped("Soup"))
    var lines: [String] = []
    // snippet: recipe-stack
    for screen in store.scope(state: \.path, action: \.path) {
      switch screen.case {
      case .list(let store): lines.append("\(store.recipes.count) recipes")
      case .editor(let store): lines.append("Edit \(store.title)")
      }
    }
    // snippet end
    #expect(lines == ["0 recipes", "Edit Soup"])
  }
}
