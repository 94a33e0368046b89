import Headgate
import SwiftUI

/// Rows with stores of their own, which are loaded, refreshed, moved and deleted.
@Reducer
struct ListStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var rows: IdentifiedArrayOf<RowStudy.State> = []
  }

  enum Action: Codable, Sendable {
    case task
    case loaded([RowStudy.State])
    case rowsDeleted(IndexSet)
    case rows(IdentifiedActionOf<RowStudy>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.loaded((1...20).map { RowStudy.State(id: $0) }), animation: .default)
        }
      case .loaded(let rows):
        state.rows = IdentifiedArray(uniqueElements: rows)
        return .none
      case .rowsDeleted(let offsets):
        state.rows.remove(atOffsets: offsets)
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { RowStudy() }
  }
}

@Reducer
struct RowStudy {
  @ObservableState
  struct State: Equatable, Identifiable, Codable, Sendable {
    let id: Int
    var stars = 0
  }

  enum Action: Codable, Sendable {
    case starButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .starButtonTapped:
        state.stars += 1
        return .none
      }
    }
  }
}

struct ListStudyView: View {
  let store: StoreOf<ListStudy>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        Button("Row \(row.id): \(row.stars)") { row.send(.starButtonTapped, animation: .bouncy) }
      }
      .onDelete { store.send(.rowsDeleted($0)) }
    }
    .task { await store.send(.task).finish() }
    .refreshable { await store.send(.task).finish() }
  }
}
