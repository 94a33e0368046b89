import Testing

@Suite("@ObservableState, expanded")
struct ObservableStateExpansionTests {
  // holds: OBS-25, OBS-26
  @Test("a struct gets its bookkeeping, the paths to its stored properties, and its coding keys")
  func structs() {
    expectExpansion(
      """
      @ObservableState
      public struct State {
        public var count = 0
        let id: Int
      }
      """,
      #"""

      public struct State {
        @Headgate.ObservationStateTracked(0)
        public var count = 0
        let id: Int

        public var _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()

        public static var _$access: HeadgateCore._ObservableStateAccess {
          HeadgateCore._ObservableStateAccess(\Self._$observationRegistrar)
        }

        public static var _$fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] {
          var fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] = [:]
          fields[\Self.count] = HeadgateCore._ObservedField(\Self._count, index: 0)
          return fields
        }

        public static func _$children(of state: Self) -> [Swift.Mirror.Child] {
          [(label: "count", value: state._count as Any), (label: "id", value: state.id as Any)]
        }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case _count = "count"
          case id
        }
      }

      extension State: HeadgateCore.ObservableState, HeadgateCore._ObservableStruct {}
      """#
    )
  }

  @Test("a tracked property becomes computed over a stored one; the first makes the registrar")  // holds: OBS-13
  func tracked() {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked(0)
        public var a = 0
      }
      """,
      #"""
      struct State {
        public var a {
        @storageRestrictions(initializes: _a, _$observationRegistrar)
        init(initialValue) {
          _a = initialValue
        _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()
        }
        get {
          _$observationRegistrar.access(0)
          return _a
        }
        set { _$observationRegistrar.set(0, &_a, newValue) }
        _modify {
          let token = _$observationRegistrar.willModify(0, _a)
          defer { _$observationRegistrar.didModify(0, _a, token) }
          yield &_a
        }
        }

        private var _a = 0
      }
      """#
    )
  }

  @Test("an observed property becomes computed over a stored one that keeps its observers")  // holds: OBS-24
  func observers() {
    expectExpansion(
      """
      struct State {
        @ObservationStateTracked(1)
        var a: Int = 0 { didSet { if self.a > b.a { a = b.a } } }
      }
      """,
      #"""
      struct State {
        var a: Int { didSet { if self.a > b.a { a = b.a } } 
          @storageRestrictions(initializes: _a)
          init(initialValue) {
            _a = initialValue
          }

          get {
            _$observationRegistrar.access(1)
            return _a
          }

          set {
            var value = _a
            _$observationRegistrar.set(1, &value, newValue)
            _a = value
          }}

        private var _a: Int = 0 { didSet { if self._a > b.a { _a = b.a } } }
      }
      """#
    )
  }

  @Test("what is not tracked is left alone")  // holds: OBS-13, OBS-25
  func untouched() {
    expectExpansion(
      """
      @ObservableState
      struct State {
        let a = 0
        static var b = 0
        var c: Int { 0 }
        @ObservationStateIgnored var d = 0
        @Shared var f: Int
        @SharedReader(.key) var g = 0
        @FetchAll var h: [Int]
      }
      """,
      #"""

      struct State {
        let a = 0
        static var b = 0
        var c: Int { 0 }
        var d = 0
        @Shared var f: Int
        @SharedReader(.key) var g = 0
        @FetchAll var h: [Int]

        var _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()

        static var _$access: HeadgateCore._ObservableStateAccess {
          HeadgateCore._ObservableStateAccess(\Self._$observationRegistrar)
        }

        static func _$children(of state: Self) -> [Swift.Mirror.Child] {
          [(label: "a", value: state.a as Any), (label: "d", value: state.d as Any), \#
      (label: "f", value: state._f as Any), \#
      (label: "g", value: state._g as Any), (label: "h", value: state._h as Any)]
        }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case a
          case d
          case f
          case g
          case h
        }
      }

      extension State: HeadgateCore.ObservableState, HeadgateCore._ObservableStruct {}
      """#
    )
  }

  @Test("the names of variables that only their file can set are listed")  // holds: OBS-33
  func propertiesOfFile() {
    expectExpansion(
      """
      @ObservableState
      public struct State {
        @ObservationStateIgnored public private(set) var a = 0
        @ObservationStateIgnored private var `default` = 0
        fileprivate let c = 0
        @ObservationStateIgnored public internal(set) var d = 0
        @Shared fileprivate var e: Int
      }
      """,
      #"""

      public struct State {
        public private(set) var a = 0
        private var `default` = 0
        fileprivate let c = 0
        public internal(set) var d = 0
        @Shared fileprivate var e: Int

        public var _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()

        public static var _$access: HeadgateCore._ObservableStateAccess {
          HeadgateCore._ObservableStateAccess(\Self._$observationRegistrar)
        }

        public static func _$children(of state: Self) -> [Swift.Mirror.Child] {
          [(label: "a", value: state.a as Any), (label: "default", value: state.`default` as Any), (label: "c", value: state.c as Any), (label: "d", value: state.d as Any), (label: "e", value: state._e as Any)]
        }

        public static var _$propertiesOfFile: [Swift.String] { ["a", "default", "e"] }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case a
          case `default`
          case c
          case d
          case e
        }
      }

      extension State: HeadgateCore.ObservableState, HeadgateCore._ObservableStruct {}
      """#
    )
  }

  @Test("what presents a child is tracked under its own path and that of its presentation")  // holds: NAV-1
  func presents() {
    expectExpansion(
      """
      @ObservableState
      public struct State {
        @Presents public var child: Child.State?
      }
      """,
      #"""

      public struct State {
        @Headgate.ObservationStatePresented(0) public var child: Child.State?

        public var _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()

        public static var _$access: HeadgateCore._ObservableStateAccess {
          HeadgateCore._ObservableStateAccess(\Self._$observationRegistrar)
        }

        public static var _$fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] {
          var fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] = [:]
          fields[\Self.child] = HeadgateCore._ObservedField(\Self._child.wrappedValue, index: 0)
          fields[\Self.$child] = HeadgateCore._ObservedField(\Self._child, index: 0)
          return fields
        }

        public static func _$children(of state: Self) -> [Swift.Mirror.Child] {
          [(label: "child", value: state._child as Any)]
        }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case _child = "child"
        }
      }

      extension State: HeadgateCore.ObservableState, HeadgateCore._ObservableStruct {}
      """#
    )
  }

  @Test("what presents a child keeps it in memory of its own")  // holds: NAV-1, NAV-11
  func presented() {
    expectExpansion(
      """
      struct State {
        @ObservationStatePresented(0)
        public var child: Child.State?
      }
      """,
      #"""
      struct State {
        public var child: Child.State? {
        @storageRestrictions(initializes: _child, _$observationRegistrar)
        init(initialValue) {
          _child = HeadgateCore.PresentationState(wrappedValue: initialValue)
        _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()
        }
        get {
          _$observationRegistrar.access(0)
          return _child.wrappedValue
        }
        set { _$observationRegistrar.set(0, &_child.wrappedValue, newValue) }
        _modify {
          let token = _$observationRegistrar.willModify(0, _child.wrappedValue)
          defer { _$observationRegistrar.didModify(0, _child.wrappedValue, token) }
          yield &_child.wrappedValue
        }
        }

        private var _child = HeadgateCore.PresentationState<Child.State>(wrappedValue: nil)

        public var $child: HeadgateCore.PresentationState<Child.State> {
          get {
            _$observationRegistrar.access(0)
            return _child
          }
          set { _$observationRegistrar.set(0, &_child.wrappedValue, newValue.wrappedValue) }
          _modify {
            let token = _$observationRegistrar.willModify(0, _child.wrappedValue)
            defer { _$observationRegistrar.didModify(0, _child.wrappedValue, token) }
            yield &_child
          }
        }
      }
      """#
    )
  }

  @Test("an enum is told apart by its cases and their payloads")  // holds: OBS-11
  func enums() {
    expectExpansion(
      """
      @ObservableState
      package enum Destination {
        case a(A), b(label: B, C)
        #if DEBUG
        case c
        #endif
      }
      """,
      #"""

      package enum Destination {
        case a(A), b(label: B, C)
        #if DEBUG
        case c
        #endif

        package static func _$id(of state: Self) -> HeadgateCore._ObservableStateID {
          switch state {
          case let .a(payload): return ._$case(0, payload)
          case .b: return ._$case(1, ())
          #if DEBUG
          case .c: return ._$case(2)
          #endif
          }
        }

        package static func _$fieldObservers(of state: Self) -> HeadgateCore._FieldObservers? {
          switch state {
          case let .a(payload): return ._$of(payload)
          case .b: return nil
          #if DEBUG
          case .c: return nil
          #endif
          }
        }
      }

      extension Destination: HeadgateCore.ObservableState {}
      """#
    )
  }

  @Test("keys and coding of the user's")  // holds: OBS-27
  func coding() {
    expectExpansion(
      """
      @ObservableState
      struct State: Codable {
        var a = 0
        let b: Int?
        enum CodingKeys: CodingKey { case a, b }
      }
      """,
      #"""

      struct State: Codable {
        @Headgate.ObservationStateTracked(0)
        var a = 0
        let b: Int?
        enum CodingKeys: CodingKey { case a, b 
      }

        var _$observationRegistrar = HeadgateCore.ObservationStateRegistrar()

        static var _$access: HeadgateCore._ObservableStateAccess {
          HeadgateCore._ObservableStateAccess(\Self._$observationRegistrar)
        }

        static var _$fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] {
          var fields: [Swift.PartialKeyPath<Self>: HeadgateCore._ObservedField] = [:]
          fields[\Self.a] = HeadgateCore._ObservedField(\Self._a, index: 0)
          return fields
        }

        static func _$children(of state: Self) -> [Swift.Mirror.Child] {
          [(label: "a", value: state._a as Any), (label: "b", value: state.b as Any)]
        }
      }

      extension State: HeadgateCore.ObservableState, HeadgateCore._ObservableStruct {
        init(from decoder: any Swift.Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          self.a = try values._$decode(.a)
          self.b = try values._$decode(.b)
        }
        func encode(to encoder: any Swift.Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          try values._$encode(self._a, .a)
          try values._$encode(self.b, .b)
        }
      }
      """#
    )
  }
}
