import Testing

@Suite("@Reducer on an enum, expanded")
struct EnumReducerExpansionTests {
  // holds: MACRO-31, MACRO-32
  @Test("each case is in the state, the action, the body and the scope")
  func cases() {
    expectExpansion(
      """
      @Reducer
      public enum Path {
        case detail(Detail), item(Item = Item(1))
        case alert(AlertState<Alert>)
        #if DEBUG
        case page(Int, of: Int)
        #endif
        case help
      }
      """,
      """
      public enum Path {
        case detail(Detail), item(Item = Item(1))
        case alert(AlertState<Alert>)
        #if DEBUG
        case page(Int, of: Int)
        #endif
        case help

        @dynamicMemberLookup
        @frozen public enum State: HeadgateCore.CaseReducerState, HeadgateCasePaths.CasePathIterable {
          public typealias Action = Path.Action
          public typealias StateReducer = Path
          public typealias _DefaultReducer = Path.Body
          #sourceLocation(file: "test.swift", line: 3)
          indirect case detail(Detail.State)
          #sourceLocation(file: "test.swift", line: 3)
          indirect case item(Item.State)
          #sourceLocation(file: "test.swift", line: 4)
          case alert(AlertState<Alert>)
          #if DEBUG
          #sourceLocation(file: "test.swift", line: 6)
          case page(Int, of: Int)
          #endif
          #sourceLocation(file: "test.swift", line: 8)
          case help
          #sourceLocation()
          public static func == (lhs: Self, rhs: Self) -> Swift.Bool {
            let tag = _$caseIndex(of: lhs)
            guard tag == _$caseIndex(of: rhs) else { return false }
            switch tag {
              case 0: return HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.detail)
              case 1: return HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.item)
              case 2: return HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.alert)
              #if DEBUG
              case 3: return if case let .page(l0, l1)? = Swift.Optional(lhs), case let .page(r0, r1)? = Swift.Optional(rhs) { HeadgateCore._CaseComparison.isEqual(l0, r0) && HeadgateCore._CaseComparison.isEqual(l1, r1) } else { false }
              #endif
              default: return true
            }
          }
          public var _payloadID: Swift.AnyHashable? {
            switch Self._$caseIndex(of: self) {
              case 0: return HeadgateCore._CaseComparison.id(of: self, at: Self.allCasePaths.detail)
              case 1: return HeadgateCore._CaseComparison.id(of: self, at: Self.allCasePaths.item)
              case 2: return HeadgateCore._CaseComparison.id(of: self, at: Self.allCasePaths.alert)
              #if DEBUG
              #endif
              default: return nil
            }
          }
          public func _isDismissed(after action: Action) -> Swift.Bool {
            switch Self._$caseIndex(of: self) {
              case 0: return HeadgateCore._CaseComparison.isDismissed(self, at: Self.allCasePaths.detail, after: action, at: Action.allCasePaths.detail)
              case 1: return HeadgateCore._CaseComparison.isDismissed(self, at: Self.allCasePaths.item, after: action, at: Action.allCasePaths.item)
              case 2: return HeadgateCore._CaseComparison.isDismissed(self, at: Self.allCasePaths.alert, after: action, at: Action.allCasePaths.alert)
              #if DEBUG
              #endif
              default: return false
            }
          }
          public nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
            public typealias Root = State
            public static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<State>) {
              paths.add(\\.detail, 0)
              paths.add(\\.item, 1)
              paths.add(\\.alert, 2)
              #if DEBUG
              paths.add(\\.page, 3)
              #endif
              paths.add(\\.help, 4)
            }
            public var detail: HeadgateCasePaths.AnyCasePath<State, Detail.State> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 0, embed: State.detail,
                extract: { if case let .detail(v0) = $0 { v0 } else { nil } })
            }
            public var item: HeadgateCasePaths.AnyCasePath<State, Item.State> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 1, embed: State.item,
                extract: { if case let .item(v0) = $0 { v0 } else { nil } })
            }
            public var alert: HeadgateCasePaths.AnyCasePath<State, AlertState<Alert>> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 2, embed: State.alert,
                extract: { if case let .alert(v0) = $0 { v0 } else { nil } })
            }
            #if DEBUG
            public var page: HeadgateCasePaths.AnyCasePath<State, (Int, of: Int)> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 3, embed: { .page($0.0, of: $0.1) },
                extract: { if case let .page(v0, v1) = $0 { (v0, v1) } else { nil } })
            }
            #endif
            public var help: HeadgateCasePaths.AnyCasePath<State, Swift.Void> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 4, embed: { _ in .help },
                extract: { if case .help = $0 { () } else { nil } })
            }
          }
          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          public nonisolated static func _$caseIndex(of root: State) -> Swift.Int {
            switch root {
            case .detail: return 0
            case .item: return 1
            case .alert: return 2
            #if DEBUG
            case .page: return 3
            #endif
            case .help: return 4
            }
          }
          public static func _$id(of state: Self) -> HeadgateCore._ObservableStateID {
            switch state {
            case let .detail(payload): return ._$case(0, payload)
            case let .item(payload): return ._$case(1, payload)
            case let .alert(payload): return ._$case(2, payload)
            #if DEBUG
            case .page: return ._$case(3, ())
            #endif
            case .help: return ._$case(4)
            }
          }
          public static func _$fieldObservers(of state: Self) -> HeadgateCore._FieldObservers? {
            switch state {
            case let .detail(payload): return ._$of(payload)
            case let .item(payload): return ._$of(payload)
            case let .alert(payload): return ._$of(payload)
            #if DEBUG
            case .page: return nil
            #endif
            case .help: return nil
            }
          }
        }

        @frozen public enum Action: HeadgateCore._CaseReducerAction, HeadgateCasePaths.CasePathIterable {
          case detail(Detail.Action)
          case item(Item.Action)
          case alert(AlertState<Alert>.Action)
          #if DEBUG
          case page(Swift.Never)
          #endif
          case help(Swift.Never)
          public static func == (lhs: Self, rhs: Self) -> Swift.Bool {
            let tag = _$caseIndex(of: lhs)
            guard tag == _$caseIndex(of: rhs) else { return false }
            switch tag {
              case 0: return HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.detail)
              case 1: return HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.item)
              case 2: return HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.alert)
              #if DEBUG
              #endif
              default: return true
            }
          }
          public nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
            public typealias Root = Action
            public static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<Action>) {
              paths.add(\\.detail, 0)
              paths.add(\\.item, 1)
              paths.add(\\.alert, 2)
              #if DEBUG
              paths.add(\\.page, 3)
              #endif
              paths.add(\\.help, 4)
            }
            public var detail: HeadgateCasePaths.AnyCasePath<Action, Detail.Action> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 0, embed: Action.detail,
                extract: { if case let .detail(v0) = $0 { v0 } else { nil } })
            }
            public var item: HeadgateCasePaths.AnyCasePath<Action, Item.Action> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 1, embed: Action.item,
                extract: { if case let .item(v0) = $0 { v0 } else { nil } })
            }
            public var alert: HeadgateCasePaths.AnyCasePath<Action, AlertState<Alert>.Action> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 2, embed: Action.alert,
                extract: { if case let .alert(v0) = $0 { v0 } else { nil } })
            }
            #if DEBUG
            public var page: HeadgateCasePaths.AnyCasePath<Action, Swift.Never> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 3, embed: { _ in Swift.fatalError() },
                extract: { _ in nil })
            }
            #endif
            public var help: HeadgateCasePaths.AnyCasePath<Action, Swift.Never> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 4, embed: { _ in Swift.fatalError() },
                extract: { _ in nil })
            }
          }
          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          public nonisolated static func _$caseIndex(of root: Action) -> Swift.Int {
            if case .detail = root { return 0 }
            if case .item = root { return 1 }
            if case .alert = root { return 2 }
            #if DEBUG
            if case .page = root { return 3 }
            #endif
            if case .help = root { return 4 }
            return -1
          }
        }

        public typealias Body = HeadgateCore._CaseReducerBody<State, Action>

        public static var body: HeadgateCore._CaseReducerBody<State, Action> {
          var body = HeadgateCore._CaseReducerBody<State, Action>()
          #sourceLocation(file: "test.swift", line: 3)
          body._add(\\.detail, action: \\.detail, then: { Detail() }, line: 3)
          #sourceLocation(file: "test.swift", line: 3)
          body._add(\\.item, action: \\.item, then: { (Item(1)) as Item }, line: 3)
          #sourceLocation(file: "test.swift", line: 4)
          body._addEphemeral(\\.alert, action: \\.alert, line: 4)
          #if DEBUG
          #endif
          #sourceLocation()
          return body
        }

        public enum CaseScope {
          case detail(HeadgateCore.Store<Detail.State, Detail.Action>)
          case item(HeadgateCore.Store<Item.State, Item.Action>)
          case alert(AlertState<Alert>)
          #if DEBUG
          case page(Int, of: Int)
          #endif
          case help
        }

        @MainActor public static func scope(_ store: HeadgateCore.Store<State, Action>) -> CaseScope {
          switch store._caseState {
            case .detail: return .detail(store.scope(state: \\.detail, action: \\.detail)!)
            case .item: return .item(store.scope(state: \\.item, action: \\.item)!)
            case let .alert(v0): return .alert(v0)
            #if DEBUG
            case let .page(v0, v1): return .page(v0, of: v1)
            #endif
            case .help: return .help
          }
        }
      }

      extension Path: HeadgateCore.CaseReducer, HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }

  // holds: MACRO-31, MACRO-33
  @Test("an action of the user's own gets case paths; without actions there is nothing to run")
  func ownAction() {
    expectExpansion(
      """
      @Reducer
      enum Path {
        @ReducerCaseIgnored case meeting(Meeting)
        enum Action { case meeting(Int) }
      }
      """,
      """
      enum Path {
        case meeting(Meeting)
        @HeadgateCasePaths.CasePathable
        enum Action { case meeting(Int) 
      }

        @dynamicMemberLookup
        enum State: HeadgateCore.CaseReducerState, HeadgateCasePaths.CasePathIterable {
          typealias Action = Path.Action
          typealias StateReducer = Path
          typealias _DefaultReducer = Path.Body
          #sourceLocation(file: "test.swift", line: 3)
          case meeting(Meeting)
          #sourceLocation()
          static func == (lhs: Self, rhs: Self) -> Swift.Bool {
            let tag = _$caseIndex(of: lhs)
            guard tag == _$caseIndex(of: rhs) else { return false }
            switch tag {
              case 0: return HeadgateCore._CaseComparison.isEqual(lhs, rhs, at: allCasePaths.meeting)
              default: return true
            }
          }
          var _payloadID: Swift.AnyHashable? {
            switch Self._$caseIndex(of: self) {
              case 0: return HeadgateCore._CaseComparison.id(of: self, at: Self.allCasePaths.meeting)
              default: return nil
            }
          }
          func _isDismissed(after action: Action) -> Swift.Bool {
            switch Self._$caseIndex(of: self) {
              default: return HeadgateCore._CaseComparison.isDismissed(self, after: action)
            }
          }
          nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
            typealias Root = State
            static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<State>) {
              paths.add(\\.meeting, 0)
            }
            var meeting: HeadgateCasePaths.AnyCasePath<State, Meeting> {
              HeadgateCasePaths.AnyCasePath(
                _$index: 0, embed: State.meeting,
                extract: { if case let .meeting(v0)? = Swift.Optional($0) { v0 } else { nil } })
            }
          }
          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
          nonisolated static func _$caseIndex(of root: State) -> Swift.Int {
            if case .meeting = root { return 0 }
            return -1
          }
          static func _$id(of state: Self) -> HeadgateCore._ObservableStateID {
            switch state {
            case let .meeting(payload): return ._$case(0, payload)
            }
          }
          static func _$fieldObservers(of state: Self) -> HeadgateCore._FieldObservers? {
            switch state {
            case let .meeting(payload): return ._$of(payload)
            }
          }
        }

        typealias Body = HeadgateCore._CaseReducerBody<State, Action>

        static var body: HeadgateCore._CaseReducerBody<State, Action> {
          return HeadgateCore._CaseReducerBody()
        }

        enum CaseScope {
          case meeting(Meeting)
        }

        @MainActor static func scope(_ store: HeadgateCore.Store<State, Action>) -> CaseScope {
          switch store._caseState {
            case let .meeting(v0): return .meeting(v0)
          }
        }
      }

      extension Path: HeadgateCore.CaseReducer, HeadgateCore.Reducer, nonisolated HeadgateCore._ReducerMacro {}
      """
    )
  }
}
