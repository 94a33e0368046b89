import Headgate
import SwiftUI
import Testing
import ViewHost

@Reducer
struct Catalog {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Entry.State> = []
    var deleted: [Int] = []
  }

  enum Action {
    case rows(IdentifiedActionOf<Entry>)
    case delete(Int)
  }

  @Reducer
  struct Entry {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
      @Presents var item: Screens.Item.State?
    }

    enum Action {
      case item(PresentationAction<Screens.Item.Action>)
      case countTapped
      case openTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .countTapped: state.count += 1
        case .openTapped: state.item = Screens.Item.State(id: state.id, title: "Item \(state.id)")
        case .item: break
        }
        return .none
      }
      .ifLet(\.$item, action: \.item) { Screens.Item() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .delete(let id) = action { state.rows.remove(id: id) }
      if case .rows(.element(let id, .item(.dismiss))) = action { state.deleted.append(id) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Entry() }
  }
}

private struct CatalogView: View {
  let store: StoreOf<Catalog>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { EntryView(store: $0) }
    }
  }
}

private struct EntryView: View {
  @Bindable var store: StoreOf<Catalog.Entry>

  var body: some View {
    Button("Count \(store.id): \(store.count)") { store.send(.countTapped) }
    Button("Open \(store.id)") { store.send(.openTapped) }
      .sheet(item: $store.scope(state: \.item, action: \.item)) { ItemView(store: $0) }
  }
}

@MainActor
@Suite("Rows of a store")
struct ListTests {
  private func store(rows: Int) -> StoreOf<Catalog> {
    let rows = IdentifiedArray(uniqueElements: (0..<rows).map { Catalog.Entry.State(id: $0) })
    return Store(initialState: Catalog.State(rows: rows)) { Catalog() }
  }

  // holds: UI-50
  @Test("A change of a field in one of 1,000 rows evaluates one body", arguments: [true, false])
  func oneRow(tracksPrimitives: Bool) throws {
    let store = store(rows: 1000)
    let host = ViewHost(CatalogView(store: store), tracksPrimitives: tracksPrimitives)
    try host.tap("Count 500: 0")
    #expect(host.texts.contains("Count 500: 1"))
    #expect(host.evaluations(of: CatalogView.self) == 1)
    #expect(host.evaluations(of: EntryView.self) == 1001)
  }

  // holds: UI-51
  @Test("A row that is deleted while its sheet is up takes its sheet with it")
  func deleted() throws {
    let store = store(rows: 3)
    let host = ViewHost(CatalogView(store: store))
    try host.tap("Open 1")
    #expect(host.texts.contains("Item 1"))
    store.send(.delete(1))
    host.update()
    #expect(host.presentationCount == 0)
    #expect(!host.texts.contains("Open 1"))
    #expect(store.deleted.isEmpty)
    #expect(host.warnings.isEmpty)
  }

  // holds: UI-51
  @Test("A swipe that ends after the row of the sheet was deleted sends nothing")
  func deletedDuringSwipe() throws {
    let store = store(rows: 3)
    let host = ViewHost(CatalogView(store: store))
    try host.tap("Open 1")
    let swipe = try host.beginSwipe()
    store.send(.delete(1))
    host.update()
    swipe.finish()
    #expect(store.deleted.isEmpty)
    #expect(store.rows.map(\.id) == [0, 2])
  }

  // holds: UI-52
  @Test("`switch store.case` shows the current case")
  func cases() throws {
    let store = Store(initialState: Screens.Destination.State.edit(Screens.Item.State(id: 1, title: "Edited"))) {
      Screens.Destination.body
    }
    let host = ViewHost(CaseView(store: store))
    #expect(host.texts.contains("Edited"))
    let evaluations = host.evaluations(of: CaseView.self)
    try host.tap("Count 0")
    #expect(host.texts.contains("Count 1"))
    #expect(host.evaluations(of: CaseView.self) == evaluations)
  }
}

private struct CaseView: View {
  let store: StoreOf<Screens.Destination>

  var body: some View {
    switch store.case {
    case .edit(let store): ItemView(store: store)
    case .settings(let store): Text("Settings \(store.isOn)")
    case .alert(let alert): Text(alert.title)
    }
  }
}
