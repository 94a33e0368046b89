// grade: C, before: C
// A misspelled component of a path, in `send` of a test store.
import Headgate
import HeadgateTesting

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: Equatable {
    case saved(String)
    case closed
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .saved(let name) = action { state.name = name }
      return .none
    }
  }
}

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
  }
  enum Action: Equatable {
    case renamed(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .renamed(let name) = action { state.name = name }
      return .none
    }
  }
}

@Reducer
struct List {
  @ObservableState
  struct State: Equatable {
    var detail = Detail.State()
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action {
    case detail(Detail.Action)
    case rows(IdentifiedActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.detail, action: \.detail) { Detail() }
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

@MainActor
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func testList(_ store: TestStoreOf<List>) async {
  #if WRONG
    await store.send(\.detial.closed)  // must say: cannot convert value of type 'KeyPath<Root, Value>'
    await store.send(\.detail.closd)  // must say: cannot convert value of type 'KeyPath<Root, Value>'
    await store.send(\.rows[id: 1].renamd, "Blob")  // must say: has no dynamic member 'renamd'
    await store.send(\.detail.savd, "Blob") { $0.detail.name = "Blob" }  // must say: has no dynamic member 'savd'
  #else
    await store.send(\.detail.closed)
    await store.send(\.detail.saved, "Blob") { $0.detail.name = "Blob" }
    await store.send(\.rows[id: 1].renamed, "Blob")
  #endif
}
