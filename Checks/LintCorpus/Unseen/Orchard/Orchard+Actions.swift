// swift-format-ignore-file
import Headgate
import Foundation

// The answers of the orchard to its actions.

extension Orchard {
  enum CancelID: Hashable { case reports, trees }

  func onView(_ action: Action.View, _ state: inout State) -> EffectOf<Self> {
    switch action {
    case .orchardAppeared:
      return .merge(trees, reports)

    case .treeTapped(let id):
      state.selected = id
      guard let tree = state.trees.first(where: { $0.id == id }) else { return .none }
      state.panel = .tree(TreeCard.State(tree: tree))
      return .none

    case .treePlanted:
      state.trees.append(Tree(id: state.trees.count, kind: "apple"))
      return .none

    case .treeFelled(let id):
      state.trees.removeAll { $0.id == id }
      return .none

    case .seasonChosen(let season):
      state.season = season
      return trees

    case .zoomPinched(let zoom):
      state.zoom = min(max(zoom, 0.5), 4)
      return .none

    case .harvestButtonTapped:
      return .send(.internal(.harvestCounted(state.trees.count * 30))) // flags: action-as-function

    case .pruneButtonTapped where state.panel != nil:
      return .send(.panel(.presented(.tree(.delegate(.pruned(state.selected ?? 0)))))) // flags: delegate-forged

    case .graftButtonTapped:
      return .send(.panel(.presented(.tree(.internal(.branchesCounted(0)))))) // flags: internal-outside-feature

    case .waterButtonTapped, .fenceToggled, .beehivePlaced, .scarecrowPlaced, .pruneButtonTapped,
      .compassTapped, .photoButtonTapped, .basketEmptied, .ladderMoved, .lampToggled, .mapButtonTapped, .undoShaken:
      return .none
    }
  }

  func onInternal(_ action: Action.Internal, _ state: inout State) -> EffectOf<Self> {
    switch action {
    case .frostReported:
      state.weather = "Frost"
    case .rainReported(let millimeters):
      state.weather = "\(millimeters) mm"
    case .sunriseReported(let date):
      state.weather = date.formatted(date: .omitted, time: .shortened) // near-miss: ambient-nondeterminism
    case .treesLoaded(let trees):
      state.trees = trees
    case .treesLoadFailed:
      state.trees = []
    case .harvestCounted(let count):
      state.harvest = count
    }
    return .none
  }

  private var trees: EffectOf<Self> {
    .run { send in
      await send(.internal(.treesLoaded(try await client.trees())))
    } catch: { _, send in
      await send(.internal(.treesLoadFailed(.offline)))
    }
    .cancellable(id: CancelID.trees, cancelInFlight: true)
  }

  private var reports: EffectOf<Self> {
    .merge(
      .run { send in
        for await rain in station.rain() { // near-miss: uncancellable-loop
          await send(.internal(.rainReported(rain)))
        }
      },
      .run { send in
        for await night in station.nights() where night.isCold { // near-miss: uncancellable-loop
          await send(.internal(.frostReported))
        }
      }
    )
    .cancellable(id: CancelID.reports) // near-miss: shared-cancel-id
  }
}
