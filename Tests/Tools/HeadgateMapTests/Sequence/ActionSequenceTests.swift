import HeadgateMap
import Testing

@Suite struct ActionSequenceTests {
  private func sequence(_ name: String, in map: ActionMap) throws -> ActionSequence {
    ActionSequence(of: try map.action(named: name).action, in: map)
  }

  @Test(
    "a sequence writes the expected text",
    arguments: [(SequenceFormat.text, "sequence.txt"), (.mermaid, "sequence.mmd")]
  )
  func golden(_ format: SequenceFormat, _ name: String) throws {
    let text = try format.text(of: sequence("Shop.clearButtonTapped", in: Fixture.shop()))

    #expect(try text == Fixture.golden(name))
  }

  @Test("an action passes from a child to its parent, and on to another child")
  func parents() throws {
    let steps = try sequence("Product.tapped", in: Fixture.shop()).steps

    let features = steps.filter { $0.kind == .reaction }.map(\.to)
    #expect(features.starts(with: ["Product", "Product", "Shop", "Cart"]))
  }

  @Test("a sequence of actions that cause each other ends")
  func circles() throws {
    let map = Fixture.map(
      """
      @Reducer struct A {
        enum Action { case ping, pong }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .ping: return .send(.pong)
            case .pong: return .run { send in await send(.ping) }
            }
          }
        }
      }
      """
    )

    let steps = try sequence("A.ping", in: map).steps

    #expect(steps.last?.kind == .repetition)
    #expect(steps.last?.text == "ping")
  }

  @Test("a sequence says that no reducer reacts")
  func silence() throws {
    let steps = try sequence("Cart.cacheExpired", in: Fixture.shop()).steps

    #expect(steps.map(\.kind) == [.send, .silence])
    #expect(steps.first?.from == "unknown sender")
  }

  @Test("no text leaves its place in a sequence diagram")
  func hostile() throws {
    let map = Fixture.hostile
    let action = try #require(map.features.first?.actions.first)

    let text = try SequenceFormat.mermaid.text(of: ActionSequence(of: action, in: map))

    let starts = ["sequenceDiagram", "  participant p", "  p0", "  p1", "  Note over p"]
    #expect(text.split(separator: "\n").allSatisfy { line in starts.contains { line.hasPrefix($0) } })
    #expect(!text.contains("<"))
  }
}
