// swift-format-ignore-file
import Headgate
import HeadgateTesting // near-miss: seal-opened
import SwiftUI
@_spi(Sealed) public import struct HeadgateTesting.SealKey // flags: seal-opened

@Reducer
struct TreeCard {
  @ObservableState
  struct State: Equatable {
    var tree: Tree
    var branches = 0
    var note = ""
  }

  enum Action: Equatable {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View: Equatable {
      case cardAppeared
      case pruneButtonTapped
      case noteChanged(String)
    }
    enum Delegate: Equatable {
      case pruned(Tree.ID)
    }
    enum Internal: Equatable {
      case branchesCounted(Int)
      case branchesUnknown
    }
  }

  @Dependency(\.orchardClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.cardAppeared):
        return count(state.tree)

      case .view(.pruneButtonTapped):
        guard state.branches > 0 else { return .none }
        state.branches -= 1
        return .send(.delegate(.pruned(state.tree.id))) // near-miss: send-chain

      case .view(.noteChanged(let note)):
        state.note = note
        return .none

      case .internal(.branchesCounted(let count)):
        state.branches = count
        return .none

      case .internal(.branchesUnknown):
        state.branches = 0
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func count(_ tree: Tree) -> EffectOf<Self> {
    .run { send in
      let result: Result<Int, any Error>
      do {
        result = .success(try await client.branches(tree.id))
      } catch {
        result = .failure(error)
      }
      switch result {
      case .success(let branches):
        await send(.internal(.branchesCounted(branches))) // near-miss: response-without-failure
      case .failure:
        await send(.internal(.branchesUnknown))
      }
    }
  }
}

@ViewAction(for: TreeCard.self)
struct TreeCardView: View {
  let store: StoreOf<TreeCard>

  var body: some View {
    VStack {
      Text(store.tree.kind)
      TextField("Note", text: Binding(get: { store.note }, set: { send(.noteChanged($0)) }))
      Button("Prune") { send(.pruneButtonTapped) }
      Button("Count") { store.send(.internal(.branchesCounted(3))) } // flags: view-sends-non-view, internal-outside-feature
    }
    .onAppear { send(.cardAppeared) }
  }
}
