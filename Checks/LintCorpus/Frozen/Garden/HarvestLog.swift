import Foundation
import Headgate

/// What the garden yielded, by week.
@Reducer
struct HarvestLog {  // near-miss: monolithic-feature
  @ObservableState
  struct State: Equatable, Sendable {
    var crops: [String: Double] = [:]
    var goal = 100.0
    var isSynced = false  // near-miss: progressive-flags
    var week = 1
  }

  enum Action: Equatable {  // flags: action-sendable
    enum Entry: Equatable {  // flags: action-sendable
      case cropWeighed(String, kilograms: Double)
      case cropRenamed(from: String, to: String)
      case cropRemoved(String)
    }

    enum Goal: Equatable, Sendable {
      case goalChanged(Double)
      case goalReached
      case goalMissed
    }

    case entry(Entry)  // near-miss: group-actions
    case goal(Goal)
    case syncButtonTapped
    case syncFinished
    case syncFailed(GardenError)
    case weekChanged(Int)
  }

  @Dependency(\.harvestServer) var server

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .entry(let entry):
        reduce(&state, entry)
        guard state.crops.values.reduce(0, +) >= state.goal else { return .none }
        return .run { send in
          await server.celebrate()
          await send(.goal(.goalReached))  // near-miss: action-as-function
        }

      case .goal(.goalChanged(let goal)):
        state.goal = goal
        return .none

      case .goal(.goalReached), .goal(.goalMissed):
        return .none

      case .syncButtonTapped:
        return .run { [crops = state.crops] send in
          try await server.upload(crops)
          await send(.syncFinished)
        } catch: { error, send in
          await send(.syncFailed(error as? GardenError ?? .offline))
        }

      case .syncFinished:
        state.isSynced = true
        return .none

      case .syncFailed:
        state.isSynced = false
        return .none

      case .weekChanged(let week):
        state.week = week
        return .none
      }
    }
  }

  private func reduce(_ state: inout State, _ entry: Action.Entry) {
    state.isSynced = false
    switch entry {
    case .cropWeighed(let crop, let kilograms):
      state.crops[crop, default: 0] += kilograms
    case .cropRenamed(let old, let new):
      state.crops[new] = state.crops.removeValue(forKey: old)
    case .cropRemoved(let crop):
      state.crops[crop] = nil
    }
  }
}

@DependencyClient
struct HarvestServer: Sendable {
  var upload: @Sendable (_ crops: [String: Double]) async throws -> Void
  var celebrate: @Sendable () async -> Void
}

extension HarvestServer: TestDependencyKey {
  static let testValue = HarvestServer()
}

extension DependencyValues {
  var harvestServer: HarvestServer {
    get { self[HarvestServer.self] }
    set { self[HarvestServer.self] = newValue }
  }
}

/// All tools of the shed. One flat enum, because the shed has few events of each kind.
@Reducer
struct ToolShed {  // flags: monolithic-feature
  @ObservableState
  struct State: Equatable, Sendable {
    var axes = 0, brooms = 0, buckets = 0, canes = 0, drills = 0, forks = 0, gloves = 0, hammers = 0
    var hoes = 0, hoses = 0, knives = 0, ladders = 0, mowers = 0, nails = 0, pots = 0, pruners = 0
    var rakes = 0, ropes = 0, saws = 0, scythes = 0, shovels = 0, sieves = 0, spades = 0, trowels = 0
  }

  enum Action: Equatable, Sendable {
    case axeSharpened
    case broomBought
    case bucketFilled(Double)
    case caneCut
    case drillCharged
    case forkBent
    case gloveLost
    case hammerLent(String)
    case hoeReturned
    case hoseUnrolled
    case knifeSharpened
    case ladderPlaced
    case mowerRefueled(Double)
    case nailsCounted(Int)
    case potBroken
    case prunerOiled
    case rakeReplaced
    case ropeKnotted
    case sawCleaned
    case scytheHung
    case shovelStolen
    case sieveShaken
    case spadeEngraved(String)
    case trowelFound
    case vaseGlued
    case wheelbarrowLoaded(Double)
    case workbenchCleared
    case yardSwept
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .axeSharpened, .caneCut, .drillCharged, .hoseUnrolled, .knifeSharpened, .ladderPlaced: break
      case .prunerOiled, .ropeKnotted, .sawCleaned, .scytheHung, .sieveShaken, .vaseGlued: break
      case .workbenchCleared, .yardSwept, .bucketFilled, .mowerRefueled, .wheelbarrowLoaded: break
      case .broomBought: state.brooms += 1
      case .forkBent: state.forks -= 1
      case .gloveLost: state.gloves -= 1
      case .hammerLent: state.hammers -= 1
      case .hoeReturned: state.hoes += 1
      case .nailsCounted(let count): state.nails = count
      case .potBroken: state.pots -= 1
      case .rakeReplaced: state.rakes += 1
      case .shovelStolen: state.shovels -= 1
      case .spadeEngraved: state.spades += 1
      case .trowelFound: state.trowels += 1
      }
      return .none
    }
  }
}
