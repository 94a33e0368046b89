import Testing

@Suite("@Reducer, expanded")
struct ReducerMacroTests {
  @Test("what is missing is filled in, in the access of the struct")  // holds: MACRO-20, MACRO-22
  func empty() {
    expectExpansion(
      """
      @Reducer
      public struct Feature {
      }
      """,
      """

      public struct Feature {

        @Headgate.ObservableState
        public nonisolated struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public init() {}
        }

        @HeadgateCasePaths.CasePathable
        public nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}

        public var body: HeadgateCore.EmptyReducer<Self.State, Self.Action> {
          HeadgateCore.EmptyReducer()
        }
      }

      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  // holds: MACRO-20, MACRO-21, MACRO-23
  @Test("enums get case paths, the body its builder, the extension the availability")
  func attributes() {
    expectExpansion(
      """
      @available(iOS 18, *)
      @Reducer
      struct Feature {
        enum State { case one }
        enum Action { case two }
        enum Other { case three }
        let id: Int
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      """
      @available(iOS 18, *)
      struct Feature {
        @HeadgateCasePaths.CasePathable @dynamicMemberLookup
        enum State { case one 
      }
        @HeadgateCasePaths.CasePathable
        enum Action { case two 
      }
        enum Other { case three 
      }
        let id: Int
        @HeadgateCore.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> { EmptyReducer() }
      }

      @available(iOS 18, *)
      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("what is there already is left alone")  // holds: MACRO-21, MACRO-23
  func present() {
    expectExpansion(
      """
      public extension Outer {
        @Reducer struct Feature {
          typealias State = Int
          @HeadgateCasePaths.CasePathable @dynamicMemberLookup enum Action {}
          @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
        }
      }
      """,
      """
      public extension Outer {
        struct Feature {
          typealias State = Int
          @HeadgateCasePaths.CasePathable @dynamicMemberLookup enum Action {}
          @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
        }
      }

      extension Outer.Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("a declaration inside #if counts as present")  // holds: MACRO-21
  func conditional() {
    expectExpansion(
      """
      @Reducer fileprivate struct Feature<Element> {
        #if DEBUG
        struct State {}
        #else
        struct State { var element: Element }
        #endif
      }
      """,
      """
      fileprivate struct Feature<Element> {
        #if DEBUG
        struct State {}
        #else
        struct State { var element: Element 
      }
        #endif

        @HeadgateCasePaths.CasePathable
        nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}

        var body: HeadgateCore.EmptyReducer<Self.State, Self.Action> {
          HeadgateCore.EmptyReducer()
        }
      }

      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("a method that reduces needs no body")  // holds: MACRO-24
  func reduce() {
    expectExpansion(
      """
      @Reducer struct Feature {
        struct State {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """,
      """
      struct Feature {
        struct State {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

        @HeadgateCasePaths.CasePathable
        nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
      }

      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("what the type of the body names is not added, and is that of the builder")  // holds: MACRO-96
  func typesOfTheBody() {
    expectExpansion(
      """
      @Reducer struct Feature {
        var body: some Reducer<Int, Bool> { EmptyReducer() }
      }
      """,
      """
      struct Feature {
        @HeadgateCore.ReducerBuilder<Int, Bool>
        var body: some Reducer<Int, Bool> { EmptyReducer() }
      }

      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
    expectExpansion(
      """
      @Reducer struct Feature {
        var body: some ReducerOf<Base> { EmptyReducer() }
      }
      """,
      """
      struct Feature {
        @HeadgateCore.ReducerBuilder<Base.State, Base.Action>
        var body: some ReducerOf<Base> { EmptyReducer() }
      }

      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("a nested reducer with a body over State and Action is one of the types around it")  // holds: MACRO-96
  func typesAround() {
    expectExpansion(
      """
      struct Outer: Reducer {
        @Reducer struct Feature {
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
      }
      """,
      """
      struct Outer: Reducer {
        struct Feature {
          @HeadgateCore.ReducerBuilder<State, Action>
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
      }

      extension Outer.Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("a nested reducer has types of its own, unless it declares neither inside of a reducer")  // holds: MACRO-96
  func ownTypesInside() {
    let feature =
      "@Reducer struct Feature { enum Action { case a }; var body: some Reducer<State, Action> { EmptyReducer() } }"
    let own = ["nonisolated struct State: Swift.Codable", "@HeadgateCore.ReducerBuilder<Self.State, Self.Action>"]
    expectInExpansion("struct Suite { \(feature) }", own)
    expectInExpansion("extension Suite { \(feature) }", own)
    expectInExpansion("struct Outer: Reducer { \(feature) }", own)
    expectInExpansion(
      "enum Names { @Reducer struct Feature { var body: some Reducer<State, Action> { EmptyReducer() } } }",
      own
    )
  }

  @Test("at file scope, State and Action are the reducer's own")  // holds: MACRO-96
  func ownTypes() {
    expectInExpansion(
      "@Reducer struct Feature { enum Action { case a }; var body: some Reducer<State, Action> { EmptyReducer() } }",
      ["nonisolated struct State: Swift.Codable", "@HeadgateCore.ReducerBuilder<Self.State, Self.Action>"]
    )
  }

  @Test("a stored body gets no builder, and names its types")  // holds: MACRO-97
  func storedBody() {
    expectExpansion(
      """
      @Reducer struct Feature {
        let body = EmptyReducer<Int, Bool>()
      }
      """,
      """
      struct Feature {
        let body = EmptyReducer<Int, Bool>()
      }

      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("case paths that stand in the enum are left alone")  // holds: MACRO-98
  func ownCasePaths() {
    expectExpansion(
      """
      @Reducer struct Feature {
        struct State {}
        enum Action: CasePathable {
          static var allCasePaths: Paths { Paths() }
        }
      }
      """,
      """
      struct Feature {
        struct State {}
        enum Action: CasePathable {
          static var allCasePaths: Paths { Paths() }
        }

        var body: HeadgateCore.EmptyReducer<Self.State, Self.Action> {
          HeadgateCore.EmptyReducer()
        }
      }

      extension Feature: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  @Test("a conformance of what belongs to no actor says so")  // holds: MACRO-91
  func nonisolated() {
    expectInExpansion(
      "@Reducer nonisolated struct Feature { @ObservableState struct State { var a = 0 } }",
      [
        "extension Feature: nonisolated HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}",
        "extension Feature.State: nonisolated HeadgateCore.ObservableState, nonisolated HeadgateCore._ObservableStruct {}",
      ]
    )
    expectInExpansion(
      "nonisolated enum Outer { @MainActor struct Inner { @ObservableState struct State { var a = 0 } } }",
      ["extension Outer.Inner.State: HeadgateCore.ObservableState, HeadgateCore._ObservableStruct {}"]
    )
  }
}
