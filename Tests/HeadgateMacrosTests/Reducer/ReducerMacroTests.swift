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
        public struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public init() {}
        }

        @HeadgateCasePaths.CasePathable
        public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}

        public var body: HeadgateCore.EmptyReducer<Self.State, Self.Action> {
          HeadgateCore.EmptyReducer()
        }
      }

      extension Feature: HeadgateCore.Reducer {}
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
      extension Feature: HeadgateCore.Reducer {}
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

      extension Outer.Feature: HeadgateCore.Reducer {}
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
        enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}

        var body: HeadgateCore.EmptyReducer<Self.State, Self.Action> {
          HeadgateCore.EmptyReducer()
        }
      }

      extension Feature: HeadgateCore.Reducer {}
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
        enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}
      }

      extension Feature: HeadgateCore.Reducer {}
      """
    )
  }
}
