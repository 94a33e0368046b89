@testable import HeadgateMap
import Testing

@Suite struct MapBuilderContainmentsTests {
  @Test("each way to contain a child has its relation")
  func relations() throws {
    let map = try Fixture.shop()

    let found = map.children(of: "Shop").map { "\($0.name): \($0.child) \($0.relation) \($0.isGated)" }

    #expect(
      found == [
        "cart: Cart scope false", "login: Login optional true", "rows: Product each false",
        "path: Shop.Path stack false", "sheet: Product presented false", "orphan: Orphan unknown false",
      ]
    )
  }

  @Test("a case of an enum of features contains its feature")
  func cases() throws {
    let map = try Fixture.shop()

    let found = map.children(of: "Shop.Path").map { "\($0.child) \($0.relation) \($0.isGated)" }

    #expect(map.feature("Shop.Path")?.kind == .cases)
    #expect(found == ["Product case false", "Login case true"])
  }

  @Test("the location of a containment is that of its operator")
  func location() throws {
    let one = try #require(try Fixture.shop().children(of: "Shop").first { $0.name == "login" })

    #expect(one.location == MapLocation(path: "Shop.swift", line: 54))
  }

  @Test("features that nobody contains are the roots, and one feature of a circle")
  func roots() throws {
    let map = Fixture.map(
      """
      @Reducer struct A { enum Action { case b(B.Action) } }
      @Reducer struct B { indirect enum Action { case a(A.Action) } }
      @Reducer struct C { enum Action { case started } }
      """
    )

    #expect(map.roots == ["C", "A"])
    #expect(map.reachable(from: ["A"]) == ["A", "B"])
    #expect(map.reachable(from: ["A"], depth: 0) == ["A"])
  }

  @Test("a child whose feature is not in the files is listed")
  func unknownChild() {
    let map = Fixture.map(
      """
      @Reducer struct A {
        enum Action { case other(Other.Action) }
        var body: some ReducerOf<Self> { Scope(state: \\.other, action: \\.other) { Other() } }
      }
      """
    )

    #expect(map.containments.isEmpty)
    #expect(map.unresolved.map(\.text) == ["A contains Other, whose actions are not in these files."])
  }

  @Test("files of tests are left out")
  func tests() {
    let map = Fixture.map("import Testing\n@Reducer struct A { enum Action { case started } }")

    #expect(map.features.isEmpty)
  }
}
