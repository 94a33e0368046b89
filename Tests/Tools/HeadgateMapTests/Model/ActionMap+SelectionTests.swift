import Foundation
import HeadgateMap
import Testing

@Suite struct ActionMapSelectionTests {
  @Test("a selected feature keeps what it contains")
  func subtree() throws {
    let map = try Fixture.shop().selecting("Path")

    #expect(map.features.map(\.id) == ["Shop.Path", "Login", "Product"])
    #expect(map.containments.map(\.child) == ["Product", "Login"])
    #expect(map.unheardDelegates.isEmpty)
  }

  @Test("a depth leaves out deeper features")
  func depth() throws {
    let map = try Fixture.shop()

    #expect(try map.selecting(nil, depth: 0).features.map(\.id) == ["Shop"])
    #expect(try map.selecting("Shop.Path", depth: 1).features.count == 3)
  }

  @Test("an unknown feature is an error with the nearest name")
  func unknownFeature() throws {
    let map = try Fixture.shop()

    let error = #expect(throws: MapError.self) { try map.selecting("Lgoin") }
    #expect(error?.description == "There is no feature 'Lgoin'. Did you mean 'Login'?")
    let letters = #expect(throws: MapError.self) { try map.selecting("Shpo") }
    #expect(letters?.description == "There is no feature 'Shpo'. Did you mean 'Shop'?")
    let other = #expect(throws: MapError.self) { try map.selecting("Weather") }
    #expect(other?.description == "There is no feature 'Weather'.")
  }

  @Test("an action has a full and a short name")
  func actions() throws {
    let map = try Fixture.shop()

    #expect(try map.action(named: "Cart.internal.loaded").action.id == "Cart.internal.loaded")
    #expect(try map.action(named: "Cart.loaded").action.id == "Cart.internal.loaded")
    #expect(try map.action(named: "Cart.loaded").feature.id == "Cart")
  }

  @Test("an unknown action is an error with the nearest name")
  func unknownAction() throws {
    let map = try Fixture.shop()

    let error = #expect(throws: MapError.self) { try map.action(named: "Cart.loadd") }
    #expect(error?.description == "Cart has no action 'loadd'. Did you mean 'loaded'?")
    let feature = #expect(throws: MapError.self) { try map.action(named: "Crat.loaded") }
    #expect(feature?.description == "There is no feature 'Crat'. Did you mean 'Cart'?")
    #expect(throws: MapError.noAction("loaded")) { try map.action(named: "loaded") }
  }

  @Test("a name with several meanings is an error that lists them")
  func ambiguity() {
    let map = Fixture.map(
      """
      @Reducer struct A {
        enum Action { case view(View), `internal`(Internal); enum View { case done }; enum Internal { case done } }
      }
      """
    )

    #expect(throws: MapError.ambiguous("A.done", ["A.view.done", "A.internal.done"])) {
      try map.action(named: "A.done")
    }
  }

  @Test("a map is equal after a round trip through JSON")
  func json() throws {
    let map = try Fixture.shop()

    let text = try MapFormat.json.text(of: map, title: "", width: 80)

    #expect(try JSONDecoder().decode(ActionMap.self, from: Data(text.utf8)) == map)
  }
}
