import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct WeatherTests {
  @Test func refreshes() async {
    let effects = WeatherEffects(client: WeatherClient { _ in 21 })
    let store = TestStore(state: WeatherState(), reducer: effects.reduce)
    await store.send(RefreshTapped())
    await store.receive(DegreesLoaded(degrees: 21)) { $0.degrees = 21 }
  }
}
