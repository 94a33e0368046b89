import Foundation
import UDF

struct Photo: Equatable {
  let id: Int
}

struct PhotosState: Equatable {
  var photos: [Photo] = []
  var page = 0
  var isLoading = false
  var isComplete = false
}

struct EndReached: Action, Equatable {}

struct PageLoaded: Action, Equatable {
  let photos: [Photo]
}

struct PhotoClient: Sendable {
  var page: @Sendable (Int, @escaping @Sendable ([Photo]) -> Void) -> Void
}

struct PhotoReducers: Sendable {
  let client: PhotoClient

  func reduce(state: inout PhotosState, action: Action) -> SideEffect? {
    switch action {
    case is EndReached:
      guard !state.isLoading, !state.isComplete else { return nil }
      state.isLoading = true
      return { [client, page = state.page] dispatcher in
        client.page(page + 1) { dispatcher.dispatch(PageLoaded(photos: $0)) }
      }
    case let action as PageLoaded:
      state.isLoading = false
      state.page += 1
      state.photos += action.photos
      state.isComplete = action.photos.isEmpty
      return nil
    default:
      return nil
    }
  }
}
