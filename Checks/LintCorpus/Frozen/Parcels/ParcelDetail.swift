import Foundation
import Headgate

/// One parcel with its stops.
@Reducer
struct ParcelDetail {
  @ObservableState
  struct State: Equatable {
    var parcel: Parcel
    var isLoading = false
    var problem: ParcelError?
  }

  enum Action: Equatable {
    case removeButtonTapped  // near-miss: document-action
    case screenAppeared
    /// The user renamed the parcel.
    /// - Parameter title: The new name.
    case titleChanged(String)  // near-miss: document-action
    case stopsLoaded([Stop])  // flags: document-action
    /// The carrier did not answer.
    /// - Parameter error: The reason.
    case stopsLoadFailed(ParcelError)
    /// The parcel was deleted on the server, or the deletion failed.
    /// - Parameter result: The number of the parcel, or the reason.
    case removalFinished(Result<String, ParcelError>)  // flags: task-result
    // The result of a search on the screen of the carrier.
    /// - Parameter text: What the user searched.
    case searchResultTapped(String)  // near-miss: task-result
  }

  @Dependency(\.parcels) var parcels

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .screenAppeared:
        state.isLoading = true
        return .run { [number = state.parcel.id] send in
          switch await parcels.stops(number) {
          case .success(let stops): await send(.stopsLoaded(stops))  // near-miss: response-without-failure
          case .failure(let error): await send(.stopsLoadFailed(error))
          }
        }

      case .titleChanged(let title):
        state.parcel.title = title
        return .none

      case .removeButtonTapped:
        return .run { [number = state.parcel.id] send in
          try await parcels.remove(number)
          await send(.removalFinished(.success(number)))
        } catch: { error, send in
          await send(.removalFinished(.failure(error as? ParcelError ?? .offline)))
        }

      case .stopsLoaded(let stops):
        state.isLoading = false
        state.parcel.stops = stops
        return .none

      case .stopsLoadFailed(let error):
        state.isLoading = false
        state.problem = error
        return .none

      case .removalFinished(.success), .searchResultTapped:
        return .none

      case .removalFinished(.failure(let error)):
        state.problem = error
        return .none
      }
    }
  }
}
