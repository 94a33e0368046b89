import Testing

struct ModelProgramShrinkingTests {
  @Test func `a seed makes the same program each time, another one another`() {
    #expect(ModelProgram.random(seed: 7).description == ModelProgram.random(seed: 7).description)
    #expect(ModelProgram.random(seed: 7).description != ModelProgram.random(seed: 8).description)
  }

  @Test func `shrinking leaves only what the condition is about`() throws {
    let program = try #require((1...100).lazy.map { ModelProgram.random(seed: $0) }.first { cancels($0) })
    let smallest = program.shrunk(while: cancels)
    #expect(smallest.events.count == 1)
    #expect(smallest.world == ModelWorld())
    let reactions = (smallest.own + smallest.seen).joined().filter { $0 != ModelReaction() }
    #expect(reactions.count == 1)
    #expect(reactions.first?.plan == .cancel(0) || reactions.first?.plan == .cancel(1))
  }

  /// An example of a condition: a leaf cancels by id, and a send is cancelled.
  private func cancels(_ program: ModelProgram) -> Bool {
    let plans = program.own[ModelFeature.leaf.rawValue].compactMap(\.plan)
    let events = program.events.filter { if case .cancelSend = $0 { true } else { false } }
    return !events.isEmpty && plans.contains { "\($0)".contains("cancel id") }
  }
}
