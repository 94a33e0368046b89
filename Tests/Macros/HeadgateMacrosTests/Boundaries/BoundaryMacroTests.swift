// Tests of: Boundaries

import Testing

@Suite("Boundaries, expanded")
struct BoundaryMacroTests {
  // holds: MACRO-80
  @Test("an action gets what its declaration needs, and no more")
  func attached() {
    expectExpansion(
      """
      @Reducer
      struct Plain {
        struct State {}
        enum Action { case tapped }
        let body: EmptyReducer<State, Action>
      }
      @Reducer
      struct Gated {
        struct State {}
        enum Action: GatedAction { case tapped }
        let body: EmptyReducer<State, Action>
      }
      @Reducer
      struct Nested {
        struct State {}
        enum Action {
          case inner(Inner)
          enum Inner { case tapped }
        }
        let body: EmptyReducer<State, Action>
      }
      """,
      """
      struct Plain {
        struct State {}
        @HeadgateCasePaths.CasePathable
        enum Action { case tapped 
      }
        @HeadgateCore.ReducerBuilder<Self.State, Self.Action>
        let body: EmptyReducer<State, Action>
      }
      struct Gated {
        struct State {}
        @HeadgateCasePaths.CasePathable @Headgate._ActionKinds
        enum Action: GatedAction { case tapped 
      }
        @HeadgateCore.ReducerBuilder<Self.State, Self.Action>
        let body: EmptyReducer<State, Action>
      }
      struct Nested {
        struct State {}
        @HeadgateCasePaths.CasePathable @Headgate._ActionKinds
        enum Action {
          case inner(Inner)
          enum Inner { case tapped 
      }
        }
        @HeadgateCore.ReducerBuilder<Self.State, Self.Action>
        let body: EmptyReducer<State, Action>
      }

      extension Plain: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}

      extension Gated: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}

      extension Nested: HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  // holds: MACRO-80, MACRO-81
  @Test("kinds, enums that cases carry, and the opened action")
  func kinds() {
    expectExpansion(
      """
      @_ActionKinds
      public enum Action: GatedAction {
        case view(View), `internal`(Internal)
        indirect case child(id: Int, Gate<Child>)
        #if DEBUG
        case loose(Loose)
        #endif
        public enum View { case tapped }
        public enum Loose { case a(one: Int), a(two: Int) }
        public enum Other { case a }
        @Sealed fileprivate enum InternalEvent { case loaded }
      }
      """,
      """
      public enum Action: GatedAction {
        case view(View), `internal`(Internal)
        indirect case child(id: Int, Gate<Child>)
        #if DEBUG
        case loose(Loose)
        #endif
        @HeadgateCasePaths.CasePathable
        public enum View { case tapped 
      }
        public enum Loose { case a(one: Int), a(two: Int) 
      }
        public enum Other { case a 
      }
        fileprivate enum InternalEvent { case loaded 
      }

        public struct Internal: HeadgateCore._SealedAction {
          fileprivate let opened: InternalEvent
          fileprivate nonisolated init(_ event: InternalEvent) {
            opened = event
          }
          fileprivate nonisolated static var loaded: Self {
            Self(.loaded)
          }
          public nonisolated var _shown: HeadgateCore._SealedEvent {
            .init(opened)
          }
          public nonisolated struct AllCasePaths: Swift.Sendable {
            public var loaded: HeadgateCasePaths.AnyCasePath<Internal, HeadgateCore.SealedPayload> {
              HeadgateCasePaths.AnyCasePath(
                _$sealed: { (_: HeadgateCore._SealedBox<Swift.Void>) in Internal(.loaded) },
                extract: { (action: Internal) -> (Swift.Void)? in if case .loaded? = Swift.Optional(action.opened) { () } else { nil } })
            }
          }
          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        public nonisolated static func _view(of action: Action) -> View? {
          if case let .view(v0) = action { v0 } else { nil }
        }

        public nonisolated static func _internal(of action: Action) -> Internal? {
          if case let .`internal`(v0) = action { v0 } else { nil }
        }

        public nonisolated static var _$kinds: HeadgateCore._ActionKindTypes<Action> {
          .init((View).self, Swift.Never.self, Swift.Never.self, (Internal).self)
        }

        fileprivate enum Opened {
          case view(View)
          case `internal`(InternalEvent)
          indirect case child(id: Int, Gate<Child>)
          #if DEBUG
          case loose(Loose)
          #endif
        }

        /// The action, to be switched over in this file: what is sealed can be read here.
        fileprivate nonisolated var opened: Opened {
          switch self {
          case let .view(v0): return .view(v0)
          case let .`internal`(v0): return .`internal`(v0.opened)
          case let .child(v0, v1): return .child(id: v0, v1)
          #if DEBUG
          case let .loose(v0): return .loose(v0)
          #endif
          }
        }
      }
      """
    )
  }

  // holds: MACRO-84
  @Test("a sealed enum with values, labels, defaults and closures")
  func sealed() {
    expectExpansion(
      """
      enum Action {
        case `internal`(Internal)
        @Sealed fileprivate enum InternalEvent: Swift.Equatable, Sendable, CaseIterable {
          case measured(width: Int, Int = 2)
          case done(by: () -> Void)
        }
      }
      """,
      """
      enum Action {
        case `internal`(Internal)
        fileprivate enum InternalEvent: Swift.Equatable, Sendable, CaseIterable {
          case measured(width: Int, Int = 2)
          case done(by: () -> Void)
        }

        struct Internal: Swift.Equatable, Sendable, HeadgateCore._SealedAction {
          fileprivate let opened: InternalEvent
          fileprivate nonisolated init(_ event: InternalEvent) {
            opened = event
          }
          fileprivate nonisolated static func measured(width v0: Int, _ v1: Int = 2) -> Self {
            Self(.measured(width: v0, v1))
          }
          fileprivate nonisolated static func done(by v0: @escaping () -> Void) -> Self {
            Self(.done(by: v0))
          }
          nonisolated var _shown: HeadgateCore._SealedEvent {
            .init(opened)
          }
          nonisolated struct AllCasePaths: Swift.Sendable {
            var measured: HeadgateCasePaths.AnyCasePath<Internal, HeadgateCore.SealedPayload> {
              HeadgateCasePaths.AnyCasePath(
                _$sealed: { (box: HeadgateCore._SealedBox<(width: Int, Int)>) in Internal(.measured(width: box.value.0, box.value.1)) },
                extract: { (action: Internal) -> ((width: Int, Int))? in if case let .measured(v0, v1) = action.opened { (v0, v1) } else { nil } })
            }
            var done: HeadgateCasePaths.AnyCasePath<Internal, HeadgateCore.SealedPayload> {
              HeadgateCasePaths.AnyCasePath(
                _$sealed: { (box: HeadgateCore._SealedBox<() -> Void>) in Internal(.done(by: box.value)) },
                extract: { (action: Internal) -> (() -> Void)? in if case let .done(v0) = action.opened { v0 } else { nil } })
            }
          }
          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }
      }
      """
    )
  }

  // holds: MACRO-86
  @Test("the types of kinds are pinned; of one under a condition, to what the action says")
  func pinned() {
    expectInExpansion(
      """
      @_ActionKinds
      enum Action: GatedAction {
        case delegate(Login.Message)
        #if DEBUG
        case interface(Interface)
        #endif
      }
      """,
      [".init(Swift.Never.self, (Login.Message).self, Self.Interface.self, Swift.Never.self)"]
    )
  }

  // holds: MACRO-88
  @Test("a sealed enum that can be coded is coded by the library")
  func coded() {
    expectInExpansion(
      """
      enum Action {
        case `internal`(Internal)
        @Sealed fileprivate enum InternalEvent: Codable { case loaded(Int) }
      }
      """,
      [
        "try self.init(HeadgateCore._SealedCoding.decode(from: decoder))",
        "try HeadgateCore._SealedCoding.encode(opened, to: encoder)",
      ]
    )
    expectInExpansion(
      """
      enum Action {
        case `internal`(Internal)
        @Sealed fileprivate enum InternalEvent: Swift.Encodable { case loaded(Int) }
      }
      """,
      ["nonisolated func encode(to encoder: any Swift.Encoder) throws {"]
    )
  }

  // holds: MACRO-87
  @Test("in what may be generic, the functions of sealed paths are methods")
  func genericSealed() {
    expectInExpansion(
      """
      struct Feature<Item: Equatable> {
        enum Action {
          case `internal`(Internal)
          @Sealed fileprivate enum InternalEvent { case loaded(Item), ended }
        }
      }
      """,
      [
        "HeadgateCasePaths.AnyCasePath(_$sealed: _$loaded(_:), extract: _$loaded(of:))",
        "private func _$loaded(_ box: HeadgateCore._SealedBox<Item>) -> Internal {",
        "private func _$ended(of action: Internal) -> (Swift.Void)? {",
      ]
    )
  }

  // holds: MACRO-85
  @Test("a case with a gate has the feature's state, actions behind the gate, and the feature's reducer")
  func enumReducer() {
    expectInExpansion(
      "@Reducer\nenum Path { case login(Gate<Login>), row(Headgate.Gate<Row> = Gate(Row(step: 5))) }",
      [
        "indirect case login(Login.State)", "case login(Gate<Login>)", "case row(Headgate.Gate<Row>)",
        "body._add(\\.login, action: \\.login, then: { Login() }",
        "body._add(\\.row, action: \\.row, then: { (Row(step: 5)) as Row }",
        "case login(HeadgateCore.Store<Login.State, Login.Action>)",
      ]
    )
  }
}
