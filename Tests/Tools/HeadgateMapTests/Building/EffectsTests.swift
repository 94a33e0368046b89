// Tests of: Building/MapBuilder.swift, Building/CodeUnits.swift

import HeadgateMap
import Testing

@Suite struct EffectsTests {
  @Test("an effect has its name, its id, its causes and the actions that it sends")
  func parts() throws {
    let effects = try #require(try Fixture.shop().feature("Cart")).effects
    try #require(effects.count == 2)

    #expect(effects[0].id == "Cart/load")
    #expect(effects[0].name == "load")
    #expect(effects[0].cancelID == "CancelID.load")
    #expect(effects[0].causes == ["Cart.interface.refresh"])
    #expect(effects[0].returns.map(\.action) == ["Cart.internal.loaded", "Cart.internal.failed"])
    #expect(!effects[0].isEndless)
    #expect(effects[1].label == "effect at Shop.swift:98")
    #expect(effects[1].isEndless)
  }

  @Test("a reaction starts the effects of the methods that it calls")
  func methods() throws {
    let map = Fixture.map(
      """
      @Reducer struct A {
        enum Action { case started, loaded }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .started: return first(&state)
            case .loaded: return .none
            }
          }
        }
        func first(_ state: inout State) -> EffectOf<Self> { self.second(&state, count: 1) }
        func second(_ state: inout State, count: Int, isFast: Bool = false) -> EffectOf<Self> {
          .run(name: "load") { send in await send(.loaded) }
        }
        func second(_ state: inout State) {}
      }
      """
    )

    let feature = try #require(map.feature("A"))
    #expect(feature.effects.map(\.causes) == [["A.started"]])
    #expect(feature.actions[0].reactions.map(\.effects) == [["A/load"]])
    #expect(map.unresolved.isEmpty)
  }

  @Test("an effect whose closure returns the action sends it")
  func returnedActions() throws {
    let map = Fixture.map(
      """
      @Reducer struct A {
        enum Action { case started, loaded(TaskResult<Int>), failed(any Error), saved(Int), stopped, logged }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .started:
              return .task { await .loaded(TaskResult { try await load() }) }
            case .loaded:
              return EffectTask.task { [count = state.count] in
                let ids = [1].map { id in return id }
                guard ids.isEmpty else { return Action.stopped }
                return .saved(try await save(count))
              } catch: { .failed($0) }.cancellable(id: CancelID.save)
            case .failed:
              return .task {
                do { return .saved(try await save(1)) } catch { return .failed(error) }
              }
            case .saved: return .fireAndForget { log() }
            case .stopped, .logged: return .none
            }
          }
        }
      }
      """
    )
    let feature = try #require(map.feature("A"))

    #expect(
      feature.effects.map { $0.returns.map(\.action) } == [
        ["A.loaded"], ["A.stopped", "A.saved", "A.failed"], ["A.saved", "A.failed"], [],
      ]
    )
    #expect(feature.effects.map(\.causes) == [["A.started"], ["A.loaded"], ["A.failed"], ["A.saved"]])
    #expect(feature.effects[1].cancelID == "CancelID.save")
    #expect(map.unresolved.isEmpty)
  }

  @Test("a call of one of several methods is listed, and its effect has no cause")
  func ambiguousCalls() throws {
    let map = Fixture.map(
      """
      @Reducer struct A {
        enum Action { case started, loaded }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .started: return load(1)
            case .loaded: return .none
            }
          }
        }
        func load(_ value: Int) -> EffectOf<Self> { .run { send in await send(.loaded) } }
        func load(_ value: String) -> EffectOf<Self> { .none }
      }
      """
    )

    #expect(map.unresolved.map(\.kind) == [.call, .effect])
    #expect(map.unresolved.map(\.location.line) == [6, 11])
    #expect(map.feature("A")?.actions[0].reactions.map(\.effects) == [[]])
  }
}
