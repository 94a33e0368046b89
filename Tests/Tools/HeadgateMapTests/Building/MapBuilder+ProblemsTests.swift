import HeadgateMap
import Testing

@Suite struct MapBuilderProblemsTests {
  @Test("a delegate action that no parent handles is listed")
  func delegates() throws {
    #expect(try Fixture.shop().unheardDelegates == ["Cart.delegate.paid"])
  }

  @Test("a delegate action of a feature without a parent is not listed")
  func roots() {
    let map = Fixture.map(
      "@Reducer struct A { enum Action { case delegate(Delegate); enum Delegate { case closed } } }"
    )

    #expect(map.unheardDelegates.isEmpty)
    #expect(map.unsentActions == ["A.delegate.closed"])
  }

  @Test("a delegate action that an unresolved pattern may match is not listed")
  func unresolvedPatterns() {
    let map = Fixture.map(
      """
      @Reducer struct A { enum Action { case delegate(Delegate); enum Delegate { case closed } } }
      @Reducer struct B {
        enum Action { case a(A.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.a, action: \\.a) { A() }
          Reduce { state, action in
            switch action {
            case .unknown(.delegate(.closed)): state.count += 1; return .none
            case .a: return .none
            }
          }
        }
      }
      """
    )

    #expect(map.unheardDelegates.isEmpty)
    #expect(map.unresolved.map(\.kind) == [.pattern])
  }

  @Test("an action that no code sends is listed; of a view only when the files contain the view")
  func unsent() throws {
    #expect(try Fixture.shop().unsentActions == ["Shop.view.appeared", "Cart.internal.cacheExpired"])
  }

  @Test("what is not known is listed with its position")
  func problems() throws {
    let problems = try Fixture.shop().unresolved

    #expect(problems.map(\.text) == ["The sent action .missing is not known."])
    #expect(problems.map(\.location.line) == [158])
  }

  @Test("a file that cannot be parsed is listed")
  func syntaxErrors() {
    let map = Fixture.map("struct A {")

    #expect(map.features.isEmpty)
    #expect(map.unresolved.map(\.kind) == [.file])
  }
}
