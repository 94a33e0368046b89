import Headgate

@DependencyClient
struct CityClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [String]
}

extension CityClient: TestDependencyKey {
  static let testValue = CityClient()
}

extension DependencyValues {
  var cities: CityClient {
    get { self[CityClient.self] }
    set { self[CityClient.self] = newValue }
  }
}
