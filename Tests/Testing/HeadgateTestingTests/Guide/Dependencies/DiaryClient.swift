import Headgate

// snippet: diary-client
@DependencyClient
struct WeatherClient: Sendable {
  var temperature: @Sendable (_ city: String) async throws -> Int
  var cities: @Sendable () -> [String] = { [] }
}

extension WeatherClient: DependencyKey {
  static let liveValue = WeatherClient { city in
    let text = try String(contentsOf: URL(fileURLWithPath: "weather/\(city).txt"), encoding: .utf8)
    return Int(text) ?? 0
  } cities: {
    ["Lisbon", "Oslo"]
  }
  static let testValue = WeatherClient()
}

extension DependencyValues {
  var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
// snippet end

// snippet: diary-entry
extension DependencyValues {
  @DependencyEntry(.live) var diaryTitle: String = "My diary"
  @DependencyEntry(testValue: "test.txt") var diaryFile: String = "diary.txt"
}
// snippet end
