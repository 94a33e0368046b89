// Tests of: Building/ActionIndex.swift, Building/MapBuilder+Code.swift

import HeadgateMap
import Testing

@Suite struct ActionsTests {
  private func action(_ id: String, in map: ActionMap) throws -> MapAction {
    try #require(map.features.flatMap(\.actions).first { $0.id == id }, "\(id)")
  }

  @Test(
    "an action has its kind",
    arguments: [
      ("Shop.view.appeared", MapAction.Kind.view), ("Shop.alert.confirmed", .presentation), ("Shop.cart", .child),
      ("Cart.interface.refresh", .interface), ("Cart.delegate.paid", .delegate), ("Cart.internal.loaded", .internal),
      ("Login.view.binding", .binding), ("Product.tapped", .unsorted),
    ]
  )
  func kinds(_ id: String, _ kind: MapAction.Kind) throws {
    #expect(try action(id, in: Fixture.shop()).kind == kind)
  }

  // seed: S0-34
  @Test("an action has its values and its documentation")
  func values() throws {
    let map = try Fixture.shop()

    #expect(try action("Cart.delegate.paid", in: map).text == "delegate.paid(Int, by: String)")
    #expect(try action("Cart.delegate.paid", in: map).shortText == "paid(Int, by: String)")
    #expect(try action("Shop.view.clearButtonTapped", in: map).documentation == "Empties the cart.")
    #expect(try action("Shop.view.appeared", in: map).documentation == nil)
  }

  @Test("the action of a child names its feature")
  func child() throws {
    let map = try Fixture.shop()

    #expect(try action("Shop.rows", in: map).child == "Product")
    #expect(try action("Shop.login", in: map).child == "Login")
  }

  // seed: S0-6, S2-9
  @Test("views, reducers and effects send actions")
  func senders() throws {
    let map = try Fixture.shop()

    let view = try action("Shop.view.clearButtonTapped", in: map).senders
    #expect(view.map(\.role) == [.view])
    #expect(view.map(\.location.line) == [167])

    let effect = try action("Cart.internal.failed", in: map).senders
    #expect(effect.map(\.role) == [.effect])
    #expect(effect.map(\.effect) == ["Cart/load"])
    #expect(effect.map(\.causes) == [["Cart.interface.refresh"]])

    let reducer = try action("Cart.delegate.paid", in: map).senders
    #expect(reducer.map(\.role) == [.reducer])
    #expect(reducer.map(\.causes) == [["Cart.internal.failed"]])
  }

  @Test("the causes of a send in a method are the actions whose code calls the method")
  func causesThroughMethods() throws {
    let senders = try action("Cart.interface.refresh", in: Fixture.shop()).senders

    #expect(senders.map(\.feature) == ["Shop", "Shop"])
    #expect(
      senders.flatMap(\.causes) == [
        "Product.delegate.chosen", "Shop.view.clearButtonTapped", "Shop.alert.confirmed", "Login.delegate.loggedIn",
      ]
    )
  }

  @Test("an own reducer and parents react")
  func reactions() throws {
    let map = try Fixture.shop()

    let chosen = try action("Product.delegate.chosen", in: map).reactions
    #expect(chosen.map(\.feature) == ["Product", "Shop"])
    #expect(chosen.map(\.sends) == [[], ["Cart.interface.refresh"]])
    #expect(chosen.map(\.cancels) == [["\"price\""], []])
  }

  @Test("code in front of a switch in a method is a reaction to all actions of the group")
  func groups() throws {
    let map = try Fixture.shop()

    let cancelled = try action("Login.delegate.cancelled", in: map).reactions
    #expect(cancelled.map(\.feature) == ["Shop"])
    let loggedIn = try action("Login.delegate.loggedIn", in: map).reactions
    #expect(loggedIn.map(\.cancels) == [["CancelID.load"]])
  }

  @Test("a case that does nothing is not a reaction")
  func trivialCases() throws {
    #expect(try action("Cart.internal.cacheExpired", in: Fixture.shop()).reactions.isEmpty)
  }

  @Test("a nested switch that does nothing with an action is not a reaction")
  func nestedSwitches() throws {
    let map = Fixture.map(
      """
      @Reducer struct A {
        enum Action { case view(View); enum View { case one, two } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(let action):
              switch action {
              case .one: state.count += 1; return .none
              case .two: return .none
              }
            }
          }
        }
      }
      """
    )

    #expect(try action("A.view.one", in: map).reactions.map(\.location.line) == [8])
    #expect(try action("A.view.two", in: map).reactions.isEmpty)
  }
}
