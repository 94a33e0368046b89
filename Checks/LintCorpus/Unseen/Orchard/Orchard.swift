// swift-format-ignore-file
import Headgate
import SwiftUI
@_spi(Sealed) @preconcurrency import HeadgateTesting // flags: seal-opened

@Reducer
struct Orchard { // flags: monolithic-feature
  @Reducer enum Panel: Codable { // flags: reducer-enum-conformance
    case tree(TreeCard)
  }

  @ObservableState
  struct State {
    var trees: [Tree] = []
    var selected: Tree.ID?
    var zoom = 1.0
    var season = "spring"
    var weather = ""
    var harvest = 0
    @Presents var panel: Panel.State?
  }

  enum Action {
    case view(View)
    case `internal`(Internal)
    case panel(PresentationAction<Panel.Action>) // near-miss: action-order

    enum View: Equatable { // near-miss: group-actions
      case orchardAppeared
      case treeTapped(Tree.ID)
      case treePlanted
      case treeFelled(Tree.ID)
      case seasonChosen(String)
      case zoomPinched(Double)
      case harvestButtonTapped
      case waterButtonTapped
      case fenceToggled(Bool)
      case beehivePlaced
      case scarecrowPlaced
      case graftButtonTapped
      case pruneButtonTapped
      case compassTapped
      case photoButtonTapped
      case basketEmptied
      case ladderMoved(Double)
      case lampToggled(Bool)
      case mapButtonTapped
      case undoShaken
    }

    enum Internal: Equatable {
      case frostReported
      case rainReported(Int)
      case treesLoaded([Tree])
      case treesLoadFailed(OrchardError)
      case harvestCounted(Int)
      case sunriseReported(Date)
    }
  }

  @Dependency(\.orchardClient) var client
  @Dependency(\.weatherStation) var station

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action): return onView(action, &state)
      case .internal(let action): return onInternal(action, &state)
      case .panel(.presented(.tree(.delegate(.pruned(let id))))): // near-miss: parent-observes-inside
        state.harvest += state.trees.contains { $0.id == id } ? 1 : 0
        return .none
      case .panel(.presented(.tree(.internal(.branchesCounted)))): // flags: parent-observes-inside, internal-outside-feature
        state.weather = "Counting"
        return .none
      case .panel(.presented(.tree)): // flags: delegate-default
        return .none
      case .panel(.dismiss):
        return .none
      }
    }
    .ifLet(\.$panel, action: \.panel)
  }
}

struct Tree: Equatable, Identifiable, Sendable {
  let id: Int
  var kind: String
}

enum OrchardError: Error, Equatable { case offline }

@ViewAction(for: Orchard.self)
struct OrchardView: View {
  @Bindable var store: StoreOf<Orchard>

  var body: some View {
    VStack {
      ForEach(store.trees) { tree in
        Button(tree.kind) { send(.treeTapped(tree.id)) }
      }
      Slider(value: Binding(get: { store.zoom }, set: { send(.zoomPinched($0)) }), in: 0.5...4)
      Button("Plant") { send(.treePlanted) }
      Button("Harvest") { send(.harvestButtonTapped) }
    }
    .onAppear { send(.orchardAppeared) }
    .sheet(item: $store.scope(state: \.panel?.tree, action: \.panel.tree)) { TreeCardView(store: $0) } // near-miss: view-sends-non-view
  }
}
