// snippet: city-search
import Headgate

@Reducer
struct CitySearch {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var cities: [String] = []
    var hasFailed = false
  }

  enum Action {
    case queryChanged(String)
    case citiesLoaded(Result<[String], any Error>)
  }

  private enum CancelID { case search }
  @Dependency(\.cities) var cities

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { [cities] send in
          await send(.citiesLoaded(Result { try await cities.search(query) }))
        }
        .debounce(id: CancelID.search, for: .milliseconds(300))
      case .citiesLoaded(.success(let cities)):
        state.cities = cities
        return .none
      case .citiesLoaded(.failure):
        state.hasFailed = true
        return .none
      }
    }
  }
}
// snippet end
