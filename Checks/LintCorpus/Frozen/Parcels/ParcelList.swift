import Foundation
import Headgate

/// The parcels that are on their way.
@Reducer
struct ParcelList {
  @ObservableState
  struct State: Equatable {
    @Presents var add: AddParcel.State?
    var parcels: [Parcel] = []
    var path = StackState<Path.State>()
    var refreshedAt: Date?
  }

  @Reducer
  enum Path {  // near-miss: reducer-enum-conformance
    case detail(ParcelDetail)
    case map(ParcelMap)
  }

  enum Action {  // flags: action-equatable
    case addButtonTapped
    case listAppeared
    /// The user opened a parcel.
    /// - Parameter parcel: The parcel.
    case parcelTapped(Parcel)
    /// The server sent the parcels.
    /// - Parameter result: The parcels, or the reason of the failure.
    case parcelsReceived(TaskResult<[Parcel]>)  // flags: task-result
    /// The user dragged a parcel, so that the list has another order.
    /// - Parameters:
    ///   - from: The old index.
    ///   - to: The new index.
    case parcelMoved(from: Int, to: Int)  // near-miss: action-too-broad
    /// The user reported a problem.
    /// - Parameters:
    ///   - parcel: The parcel.
    ///   - text: The problem in the words of the user.
    ///   - isUrgent: Whether the service calls back.
    case reportSubmitted(parcel: Parcel, text: String, isUrgent: Bool)  // flags: action-too-broad
    /// Actions of the sheet.
    /// - Parameter action: The action.
    case add(PresentationAction<AddParcel.Action>)
    /// Actions of the screens above the list.
    /// - Parameter action: The action.
    case path(StackActionOf<Path>)
  }

  @Dependency(\.date.now) var now
  @Dependency(\.parcels) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .listAppeared:
        state.refreshedAt = now
        return .run { send in
          await send(.parcelsReceived(.init { try await client.parcels() }))  // near-miss: response-without-failure
        }

      case .addButtonTapped:
        state.add = AddParcel.State()
        return .none

      case .parcelTapped(let parcel):
        state.path.append(.detail(ParcelDetail.State(parcel: parcel)))
        return .none

      case .parcelsReceived(.success(let parcels)):
        state.parcels = parcels
        return .none

      case .parcelsReceived(.failure), .reportSubmitted:
        return .none

      case .parcelMoved(let source, let target):
        state.parcels.insert(state.parcels.remove(at: source), at: target)
        return .none

      case .add(.presented(.parcelFound(let parcel))):  // flags: parent-observes-inside
        state.parcels.append(parcel)
        return .none

      case .path(.element(let id, .detail(.removalFinished(.success(let number))))):  // flags: parent-observes-inside
        state.parcels.removeAll { $0.id == number }
        state.path.pop(from: id)
        return .none

      case .path(.popFrom), .path(.push), .add(.dismiss):  // near-miss: parent-observes-inside
        return .none

      case .add, .path:
        return .none
      }
    }
    .ifLet(\.$add, action: \.add) { AddParcel() }
    .forEach(\.path, action: \.path)  // near-miss: unintegrated-child
  }
}

extension ParcelList.Path.State: Equatable {}  // near-miss: reducer-enum-conformance
