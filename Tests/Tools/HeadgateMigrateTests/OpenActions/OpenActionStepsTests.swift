// Tests of: OpenActions

import Testing

/// The steps for open actions, in cases that no program of the corpus contains.
@Suite struct OpenActionStepsTests {
  // MARK: Requirements

  @Test func aConnectorWithTwoSuchMethodsIsListed() {
    let source = """
      struct C: Connector {
        func one(state: S, dispatcher: ActionDispatcher) -> P { P() }
        func two(state: S, dispatcher: ActionDispatcher) -> P { P() }
      }

      """
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == ["2 [open-requirements]"])
  }

  @Test func aListenerWithoutAStateIsListed() {
    let source = """
      final class L: ActionListener {
        let disposer = Disposer()
        func update(action: Action) {}
      }

      """
    #expect(OpenMigrated(source).changes == ["2 [open-requirements]"])
  }

  @Test func theConnectorOfAnAppIsNotTheOneOfUDF() {
    let source = """
      protocol Connector { func make(state: S, dispatcher: ActionDispatcher) -> P }
      struct C: Connector {
        func make(state: S, dispatcher: ActionDispatcher) -> P { P() }
      }

      """
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == [])
  }

  @Test func aCallOfAMethodThatAnotherTypeAlsoDeclaresStays() {
    let source = """
      struct M: Mapper {
        func map(state: S) -> P { P() }
      }
      struct Other {
        func map(state: S) -> P { M().map(state: state) }
      }

      """
    #expect(OpenMigrated(source).text.contains("M().map(state: state)"))
  }

  @Test(arguments: [
    "self.make(state)", "make(state)", "Self.make(state)", "P(name: label.text)",
    "P(tap: { [weak self] in self?.tap() })",
  ])
  func aViewThatUsesItselfInItsConnectorIsListed(body: String) {
    let source = """
      final class V: ViewComponent, Connector {
        let label = Label()
        func stateToProps(state: S, dispatcher: ActionDispatcher) -> P { \(body) }
        func make(_ state: S) -> P { P() }
      }

      """
    let result = OpenMigrated(source)
    #expect(!result.text.contains("nonisolated"))
    #expect(result.changes == ["4 [open-requirements]"])
  }

  @Test func aParameterWithTheNameOfAMemberIsNotTheMember() {
    let source = """
      final class V: ViewComponent, Connector {
        var state = 1
        func stateToProps(state: S, dispatcher: ActionDispatcher) -> P { P(label: state.label) }
        var label = ""
      }

      """
    let result = OpenMigrated(source)
    #expect(result.text.contains("nonisolated func props(of state: S, _ dispatcher: ActionDispatcher)"))
    #expect(result.changes == [])
  }

  // MARK: Connections

  @Test func otherArgumentsOfConnectAreListed() {
    let source = """
      func start() {
        view.connect(to: store, by: connector, state: path)
        view.connect(to: store) { $0.a + $0.b }
        socket.connect(to: "host")
        view.connect(to: store, by: connector)
      }

      """
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == ["3 [open-connections]", "4 [open-connections]"])
  }

  @Test func theConnectOfAnAppStays() {
    let source = """
      func connect(to store: S, state: KeyPath<S, Int>) {}
      func start() { connect(to: store, state: \\.a) }

      """
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == [])
  }

  // MARK: Subscriptions

  @Test func otherQueuesStay() {
    let source = "let a = store.observe(on: queue) { _ in }\nlet b = center.observe(on: .main, name: name) { _ in }\n"
    #expect(OpenMigrated(source).text == source)
  }

  // MARK: Reducers

  @Test func closuresInCombineAreListed() {
    let source = "let reducer: Reducer<S> = combine(first, { state, action in })\n"
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == ["2 [open-reducers]"])
  }

  @Test func combinationsInCombinations() {
    let expected = """
      let reducer: CombinedReducer<S> = combine {
        a
        combine {
          b
          c
        }
      }

      """
    #expect(OpenMigrated("let reducer: Reducer<S> = combine(a, combineReducers([b, c]))\n").text == expected)
  }

  @Test func aCombinedReducerWhoseResultIsUsedIsListed() {
    let source = """
      let reducer = combine {
        first
      }
      func run(_ state: inout S) { let result: Void = reducer(&state, A()) }

      """
    #expect(OpenMigrated(source).changes == ["5 [open-reducers]"])
  }

  @Test func theCombineOfAHasherStays() {
    let source = "func hash(into hasher: inout Hasher) { hasher.combine(id) }\n"
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == [])
  }

  // MARK: Side effects

  @Test func nilOfANestedFunctionStays() {
    let source = """
      func load() -> SideEffect? {
        let next = { () -> Int? in return nil }
        return nil
      }

      """
    let expected = """
      func load() -> SideEffect {
        let next = { () -> Int? in return nil }
        return .none
      }

      """
    #expect(OpenMigrated(source).text == expected)
  }

  @Test(
    arguments: [
      "let load: SideEffectReducer<S> = { _, _ in VALUE }",
      "let load: (inout S, Action) -> SideEffect = { _, _ in VALUE }",
      "func make() -> SideEffectReducer<S> { { _, _ in return VALUE } }",
      "func make() -> SideEffectReducer<S> { return { _, _ in VALUE } }",
      "var load: SideEffectReducer<S> { { _, _ in VALUE } }",
    ]
  )
  func nilOfAReducerIsNone(source: String) {
    let migrated = OpenMigrated(source.replacing("VALUE", with: "nil") + "\n")
    #expect(migrated.text == source.replacing("VALUE", with: ".none") + "\n")
  }

  @Test func theSideEffectOfAnAppStays() {
    let source = "protocol SideEffect {}\nfunc load() -> SideEffect? { nil }\n"
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == [])
  }

  // MARK: Isolation

  @Test func aServiceWithASubclassStaysOpen() {
    let source = """
      class A: ServiceComponent {
        let disposer = Disposer()
      }
      class B: A {}

      """
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == ["2 [open-services]"])
  }

  @Test func aDisposerThatIsReplacedStaysAVariable() {
    let source = """
      final class A: ServiceComponent, @unchecked Sendable {
        var disposer = Disposer()
        func stop() { disposer = Disposer() }
      }

      """
    let result = OpenMigrated(source)
    #expect(result.text == source)
    #expect(result.changes == [])
  }

  @Test func valuesOfPublicActionsAreSendable() {
    let source = """
      public struct Named: Action { public let user: User }
      public struct User {
        public var level = Level.low
        public enum Level: Int { case low }
      }
      public struct Unused {}

      """
    let expected = """
      public struct Named: Action { public let user: User }
      public struct User: Sendable {
        public var level = Level.low
        public enum Level: Int, Sendable { case low }
      }
      public struct Unused {}

      """
    #expect(OpenMigrated(source).text == expected)
  }

  // MARK: Names

  @Test func theMarkerOfAStateIsOmittedInEachPlace() {
    let source = """
      struct A: StateType {}
      struct B: StateType, Equatable {}
      struct C: Equatable, StateType {}

      """
    #expect(OpenMigrated(source).text == "struct A {}\nstruct B: Equatable {}\nstruct C: Equatable {}\n")
  }

  @Test func readsOfAnotherStoreAndInClosuresAreNotListed() {
    let source = """
      func run() {
        store.dispatch(A())
        print(other.state)
        later { print(store.state) }
      }

      """
    #expect(OpenMigrated(source).changes == [])
  }

  @Test(arguments: ["await changed()", "wait(for: [done])", "let a = await next()"])
  func readsBehindAWaitAreNotListed(wait: String) {
    let source = "func run() {\n  store.dispatch(A())\n  \(wait)\n  print(store.state)\n}\n"
    #expect(OpenMigrated(source).changes == [])
    #expect(OpenMigrated(source.replacing(wait, with: "later()")).changes == ["5 [open-names]"])
  }

  @Test func aStoreOfOpenActionsBesideFeaturesIsNotListed() {
    let source =
      "import Headgate\nlet store = HeadgateUDF.Store(state: 1, reducer: reducer)\nlet b = Store(state: 1, reducer: reducer)\n"
    #expect(OpenMigrated(source).changes == [])
  }
}
