import Foundation
@testable import HeadgateLint
import Testing

@Suite struct FileFactsTests {
  private func facts(_ source: String) -> FileFacts { FileFacts(path: "A.swift", source: source) }

  @Test("a pattern of a nested switch has the whole path")
  func nestedSwitch() {
    let facts = facts(
      """
      struct Login {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .view(viewAction):
              switch viewAction {
              case .saveTapped, .closeTapped: return .none
              }
            case .internal(let event):
              if case .loaded(_) = event.opened { return .none }
              return .none
            case .rows(.element(id: _, action: .tapped)): return .none
            }
          }
        }
      }
      """
    )

    #expect(
      facts.patterns.map(\.path.text) == [
        ".view", ".view(.saveTapped)", ".view(.closeTapped)", ".internal", ".internal(.loaded)",
        ".rows(.element(.tapped))",
      ]
    )
    #expect(facts.patterns.map(\.inheritedCount) == [0, 1, 1, 0, 1, 0])
    #expect(facts.patterns[0].path.tail == .binding("viewAction"))
    #expect(facts.patterns[4].path.tail == .wildcard)
  }

  @Test("a name inside of a closure hides the action of the same name")
  func shadowing() {
    let facts = facts(
      """
      let reducer = Reduce { state, action in
        items.map { action in
          switch action { case .other: 1 }
        }
        return .none
      }
      """
    )
    #expect(facts.patterns.isEmpty)
  }

  @Test("the name that a pattern declares hides a store, and the parameter of a closure can be one")
  func stores() {
    let facts = facts(
      """
      struct A {
        func body() {
          switch screen.case {
          case .detail(let store): store.send(.closed)
          }
          ForEach(rows.scope(state: \\.rows, action: \\.rows)) { row in row.send(.tapped) }
          if let child = rows.scope(state: \\.child, action: \\.child) { child.send(.opened) }
        }
      }
      """
    )
    #expect(facts.sends.map(\.receiver) == [nil, "rows", "rows"])
    #expect(facts.sends.map(\.path.text) == [".closed", ".rows(.element(.tapped))", ".child(.opened)"])
  }

  @Test("sends are told apart by who can write them")
  func sends() {
    let facts = facts(
      """
      struct A {
        func body(store: StoreOf<Login>) {
          store.send(.view(.tapped))
          store.scope(state: \\.row, action: \\.row).send(.selected)
          subject.send(.other)
          send(.tapped)
          _ = Effect.run { emit in
            await emit(.loaded(1))
          }
          _ = .merge(.send(.saved), .none)
          store.dispatch(LoadedAction())
        }
      }
      """
    )
    let sends = facts.sends.map { "\($0.style) \($0.path.text)" }
    #expect(
      sends == [
        "store .view(.tapped)", "store .row(.selected)", "store .other", "view .tapped", "closure .loaded",
        "effect .saved",
        "dispatch ",
      ]
    )
    // Only the type of `subject` says whether it is a store.
    #expect(facts.sends.map(\.isCertain) == [true, true, false, true, true, true, true])
  }

  @Test("an effect knows its id, its loops and the calls that can throw")
  func effects() {
    let facts = facts(
      """
      let a: Effect<Action> = .run { send in
        for await value in stream() { await send(.received(value)) }
        try await client.save()
        try? await client.log()
        try await clock.sleep(for: .seconds(1))
      }
      .cancellable(id: CancelID.stream)
      let b: Effect<Action> = .run { send in
        for await value in stream() { if value == 1 { break } }
        do { try await client.save() } catch {}
        await send(.saved(Result { try await client.save() }))
      } catch: { _, send in await send(.failed) }
      """
    )
    #expect(facts.effects.map(\.cancelID) == ["CancelID.stream", nil])
    #expect(facts.effects.map(\.endlessLoops.count) == [1, 0])
    #expect(facts.effects.map(\.uncaughtTries.count) == [1, 0])
    #expect(facts.effects.map(\.handlesErrors) == [false, true])
  }

  @Test("declarations have their attributes, conformances, cases and documentation, also inside of `#if`")
  func types() {
    let facts = facts(
      """
      @Reducer
      public struct Login<ID: Hashable> {
        enum Action: Equatable {
          /// The user is here.
          /// - Parameter user: The user.
          case loaded(User, retry: Bool)
          #if DEBUG
            case debugged
          #endif
        }
        @Presents var alert: AlertState<Alert>?
        static let shared = 1
        var count: Int { 1 }
      }
      extension Login.Action: Sendable {}
      """
    )
    #expect(facts.types.map(\.fullName) == ["Login", "Login.Action", "Login.Action"])
    #expect(facts.types[0].isReducer && facts.types[0].isPublic)
    #expect(facts.types[0].genericParameters == ["ID"])
    #expect(facts.types[0].properties.filter(\.isStored).map(\.name) == ["alert"])
    #expect(facts.types[1].cases.map(\.name) == ["loaded", "debugged"])
    #expect(facts.types[1].cases[0].values.map(\.label) == [nil, "retry"])
    #expect(facts.types[1].cases[0].documentedParameters == ["user"])
    #expect(facts.types[2].kind == .extension && facts.types[2].inherits("Sendable"))
  }

  @Test("a file that does not parse has errors and no other facts")
  func syntaxErrors() {
    let facts = facts("struct A {\n  enum Action { case a\n")

    #expect(!facts.syntaxErrors.isEmpty)
    #expect(facts.types.isEmpty)
  }

  @Test("facts are the same after they were written and read")
  func coding() throws {
    let facts = facts("struct A { enum Action { case a(Result<Int, any Error>) }\n func f() { store.send(.a(1)) } }")
    let copy = try JSONDecoder().decode(FileFacts.self, from: JSONEncoder().encode(facts))

    #expect(copy.types.map(\.path) == facts.types.map(\.path))
    #expect(copy.types[1].cases[0].values[0].type == facts.types[1].cases[0].values[0].type)
    #expect(copy.sends.map(\.range) == facts.sends.map(\.range))
  }
}
