import Headgate
import SwiftUI

/// Two features share a value. It is stored in the settings of the app, so it survives a restart.
@Reducer
struct SharedStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    @Shared(.appStorage("studies.favorites")) var favorites = 0
    var detail = SharedDetailStudy.State()
  }

  enum Action: Codable, Sendable {
    case addButtonTapped
    case detail(SharedDetailStudy.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.detail, action: \.detail) { SharedDetailStudy() }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.$favorites.withLock { $0 += 1 }
        return .none
      case .detail:
        return .none
      }
    }
  }
}

@Reducer
struct SharedDetailStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    @Shared(.appStorage("studies.favorites")) var favorites = 0
  }

  enum Action: Codable, Sendable {
    case clearButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        state.$favorites.withLock { $0 = 0 }
        return .none
      }
    }
  }
}

struct SharedStudyView: View {
  let store: StoreOf<SharedStudy>

  var body: some View {
    VStack {
      Button("Favorites: \(store.favorites)") { store.send(.addButtonTapped) }
      SharedDetailStudyView(store: store.scope(state: \.detail, action: \.detail))
    }
  }
}

private struct SharedDetailStudyView: View {
  let store: StoreOf<SharedDetailStudy>

  var body: some View {
    Button("Clear \(store.favorites)") { store.send(.clearButtonTapped) }
  }
}
