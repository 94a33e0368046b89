import Testing

@Suite("@CasePathable, expanded")
struct CasePathableMacroTests {
  @Test("all kinds of payloads, on one line, in the access of the enum")  // holds: MACRO-1, MACRO-4, MACRO-6
  func payloads() {
    expectExpansion(
      #"""
      @CasePathable
      public enum Shape {
        case point, circle(Double), box(width: Int, Depth), tree(of: Self), `default`
      }
      """#,
      #"""

      public enum Shape {
        case point, circle(Double), box(width: Int, Depth), tree(of: Self), `default`

        public nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
          public typealias Root = Shape
          public static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<Shape>) {
            paths.add(\.point, 0)
            paths.add(\.circle, 1)
            paths.add(\.box, 2)
            paths.add(\.tree, 3)
            paths.add(\.`default`, 4)
          }
          public var point: HeadgateCasePaths.AnyCasePath<Shape, Swift.Void> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 0, embed: { _ in .point },
              extract: { if case .point = $0 { () } else { nil } })
          }
          public var circle: HeadgateCasePaths.AnyCasePath<Shape, Double> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 1, embed: Shape.circle,
              extract: { if case let .circle(v0) = $0 { v0 } else { nil } })
          }
          public var box: HeadgateCasePaths.AnyCasePath<Shape, (width: Int, Depth)> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 2, embed: { .box(width: $0.0, $0.1) },
              extract: { if case let .box(v0, v1) = $0 { (v0, v1) } else { nil } })
          }
          public var tree: HeadgateCasePaths.AnyCasePath<Shape, Shape> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 3, embed: Shape.tree,
              extract: { if case let .tree(v0) = $0 { v0 } else { nil } })
          }
          public var `default`: HeadgateCasePaths.AnyCasePath<Shape, Swift.Void> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 4, embed: { _ in .`default` },
              extract: { if case .`default` = $0 { () } else { nil } })
          }
        }

        public nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        public nonisolated static func _$caseIndex(of root: Shape) -> Swift.Int {
          switch root {
          case .point: return 0
          case .circle: return 1
          case .box: return 2
          case .tree: return 3
          case .`default`: return 4
          }
        }
      }

      extension Shape: nonisolated HeadgateCasePaths.CasePathable, nonisolated HeadgateCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test("cases in #if are under the same condition everywhere")  // holds: MACRO-2
  func conditional() {
    expectExpansion(
      #"""
      @CasePathable
      enum Shape {
        case point
        #if DEBUG
        case circle(radius: Double)
        #else
        case box
        #endif
      }
      """#,
      #"""

      enum Shape {
        case point
        #if DEBUG
        case circle(radius: Double)
        #else
        case box
        #endif

        nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
          typealias Root = Shape
          static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<Shape>) {
            paths.add(\.point, 0)
            #if DEBUG
            paths.add(\.circle, 1)
            #else
            paths.add(\.box, 2)
            #endif
          }
          var point: HeadgateCasePaths.AnyCasePath<Shape, Swift.Void> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 0, embed: { _ in .point },
              extract: { if case .point? = Swift.Optional($0) { () } else { nil } })
          }
          #if DEBUG
          var circle: HeadgateCasePaths.AnyCasePath<Shape, Double> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 1, embed: Shape.circle,
              extract: { if case let .circle(v0)? = Swift.Optional($0) { v0 } else { nil } })
          }
          #else
          var box: HeadgateCasePaths.AnyCasePath<Shape, Swift.Void> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 2, embed: { _ in .box },
              extract: { if case .box? = Swift.Optional($0) { () } else { nil } })
          }
          #endif
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        nonisolated static func _$caseIndex(of root: Shape) -> Swift.Int {
          switch root {
          case .point: return 0
          #if DEBUG
          case .circle: return 1
          #else
          case .box: return 2
          #endif
          }
        }
      }

      extension Shape: nonisolated HeadgateCasePaths.CasePathable, nonisolated HeadgateCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test("names that mean something else among the paths get another name there")  // holds: MACRO-3
  func shadowed() {
    expectExpansion(
      #"""
      @available(macOS 15, *)
      @CasePathable enum Root {
        case one(Element), two(Int)
      }
      """#,
      #"""
      @available(macOS 15, *)
      enum Root {
        case one(Element), two(Int)

        nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
          typealias Root = _$Payloads._$Root
          static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<_$Payloads._$Root>) {
            paths.add(\.one, 0)
            paths.add(\.two, 1)
          }
          var one: HeadgateCasePaths.AnyCasePath<_$Payloads._$Root, _$Payloads.one> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 0, embed: _$Payloads._$Root.one,
              extract: { if case let .one(v0) = $0 { v0 } else { nil } })
          }
          var two: HeadgateCasePaths.AnyCasePath<_$Payloads._$Root, Int> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 1, embed: _$Payloads._$Root.two,
              extract: { if case let .two(v0) = $0 { v0 } else { nil } })
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        nonisolated static func _$caseIndex(of root: Root) -> Swift.Int {
          switch root {
          case .one: return 0
          case .two: return 1
          }
        }

        nonisolated enum _$Payloads {
          typealias _$Root = Root
          typealias one = Element
        }
      }

      @available(macOS 15, *)
      extension Root: nonisolated HeadgateCasePaths.CasePathable, nonisolated HeadgateCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test("in an extension the access of the extension counts")  // holds: MACRO-6
  func extending() {
    expectExpansion(
      """
      package extension Outer {
      @CasePathable enum Inner {}
      }
      """,
      """
      package extension Outer {
      enum Inner {

        package nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
          package typealias Root = Inner
          package static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<Inner>) {}
        }

        package nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        package nonisolated static func _$caseIndex(of root: Inner) -> Swift.Int {}
      }
      }

      extension Outer.Inner: nonisolated HeadgateCasePaths.CasePathable, nonisolated HeadgateCasePaths.CasePathIterable {}
      """
    )
  }

  @Test("deprecated and unavailable cases")  // holds: MACRO-7
  func deprecated() {
    expectExpansion(
      #"""
      @CasePathable enum Shape {
        @available(*, deprecated) case old
        @available(*, unavailable) case gone(Int)
        case new
      }
      """#,
      #"""
      enum Shape {
        @available(*, deprecated) case old
        @available(*, unavailable) case gone(Int)
        case new

        nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
          typealias Root = Shape
          @available(*, deprecated)
          static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<Shape>) {
            paths.add(\.old, 0)
            paths.add(\.new, 2)
          }
          @available(*, deprecated)
          var old: HeadgateCasePaths.AnyCasePath<Shape, Swift.Void> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 0, embed: { _ in .old },
              extract: { if case .old = $0 { () } else { nil } })
          }
          var new: HeadgateCasePaths.AnyCasePath<Shape, Swift.Void> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 2, embed: { _ in .new },
              extract: { if case .new = $0 { () } else { nil } })
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        @available(*, deprecated)
        nonisolated static func _$caseIndex(of root: Shape) -> Swift.Int {
          switch root {
          case .old: return 0
          case .new: return 2
          }
        }
      }

      extension Shape: nonisolated HeadgateCasePaths.CasePathable, nonisolated HeadgateCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test("cases that may be impossible are asked one by one")  // holds: MACRO-5
  func impossible() {
    expectExpansion(
      #"""
      @CasePathable enum Shape {
        case never(Never), child(Child)
      }
      """#,
      #"""
      enum Shape {
        case never(Never), child(Child)

        nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
          typealias Root = Shape
          static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<Shape>) {
            paths.add(\.never, 0)
            paths.add(\.child, 1)
          }
          var never: HeadgateCasePaths.AnyCasePath<Shape, Never> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 0, embed: { _ in Swift.fatalError() },
              extract: { _ in nil })
          }
          var child: HeadgateCasePaths.AnyCasePath<Shape, Child> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 1, embed: Shape.child,
              extract: { if case let .child(v0) = $0 { v0 } else { nil } })
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        nonisolated static func _$caseIndex(of root: Shape) -> Swift.Int {
          if case .never = root { return 0 }
          if case .child = root { return 1 }
          return -1
        }
      }

      extension Shape: nonisolated HeadgateCasePaths.CasePathable, nonisolated HeadgateCasePaths.CasePathIterable {}
      """#
    )
  }

  @Test("a gate has the way through it")  // holds: GATE-24
  func gate() {
    expectExpansion(
      #"""
      @CasePathable enum Action {
        case door(Gate<Door>), window(pane: Headgate.Gate<Window>), both(Gate<Door>, Int), closed
      }
      """#,
      #"""
      enum Action {
        case door(Gate<Door>), window(pane: Headgate.Gate<Window>), both(Gate<Door>, Int), closed

        nonisolated struct AllCasePaths: HeadgateCasePaths._ListedCasePaths {
          typealias Root = Action
          static func _$list(_ paths: inout HeadgateCasePaths._CasePathList<Action>) {
            paths.add(\.door, 0)
            paths.add(\.window, 1)
            paths.add(\.both, 2)
            paths.add(\.closed, 3)
          }
          var door: HeadgateCasePaths.AnyCasePath<Action, Gate<Door>> {
            HeadgateCasePaths.AnyCasePath(
              _$gate: 0, enter: { $0._$into(Action.door) },
              open: { if case let .door(v0) = $0 { ._$through(v0) } else { nil } })
          }
          var window: HeadgateCasePaths.AnyCasePath<Action, Headgate.Gate<Window>> {
            HeadgateCasePaths.AnyCasePath(
              _$gate: 1, enter: { $0._$into(Action.window) },
              open: { if case let .window(v0) = $0 { ._$through(v0) } else { nil } })
          }
          var both: HeadgateCasePaths.AnyCasePath<Action, (Gate<Door>, Int)> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 2, embed: { .both($0.0, $0.1) },
              extract: { if case let .both(v0, v1) = $0 { (v0, v1) } else { nil } })
          }
          var closed: HeadgateCasePaths.AnyCasePath<Action, Swift.Void> {
            HeadgateCasePaths.AnyCasePath(
              _$index: 3, embed: { _ in .closed },
              extract: { if case .closed = $0 { () } else { nil } })
          }
        }

        nonisolated static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }

        nonisolated static func _$caseIndex(of root: Action) -> Swift.Int {
          switch root {
          case .door: return 0
          case .window: return 1
          case .both: return 2
          case .closed: return 3
          }
        }
      }

      extension Action: nonisolated HeadgateCasePaths.CasePathable, nonisolated HeadgateCasePaths.CasePathIterable {}
      """#
    )
  }

  // holds: MACRO-87
  @Test("in what may be generic, the functions of paths are methods, which capture no metatypes")
  func generic() {
    let methods = [
      "_$index: 0, embed: Shape.circle, extract: _$circle(of:))",
      "@Sendable private func _$circle(of root: Shape) -> (Value)? {",
      "_$index: 1, embed: _$box(_:), extract: _$box(of:))",
      "@Sendable private func _$box(_ payload: (width: Int, Value)) -> Shape {",
      ".box(width: payload.0, payload.1)",
      "_$index: 2, embed: _$point(_:), extract: _$point(of:))",
    ]
    let cases = "case circle(Value), box(width: Int, Value), point"
    expectInExpansion("@CasePathable enum Shape<Value: Equatable> { \(cases) }", methods)
    expectInExpansion("struct Feature<Value: Equatable> { @CasePathable enum Shape { \(cases) } }", methods)
    expectInExpansion("extension Feature { @CasePathable enum Shape { \(cases) } }", methods)
  }

  // holds: MACRO-90
  @Test("a payload that may hold conformances of the main actor is named on it where there are such")
  func conformances() {
    expectInExpansion(
      "@CasePathable enum Shape { case many(Set<Model>), pair(Set<Model>, Int) }",
      [
        "#if hasFeature(InferIsolatedConformances)",
        "HeadgateCasePaths._AnyIsolation.run(&paths) { paths in",
        "nonisolated(unsafe) var path: HeadgateCasePaths.AnyCasePath<Shape, Set<Model>>?",
        "HeadgateCasePaths._AnyIsolation.run { path = HeadgateCasePaths.AnyCasePath(",
        "embed: HeadgateCasePaths._AnyIsolation.function { .pair($0.0, $0.1) }",
      ]
    )
    expectNotInExpansion(
      "@CasePathable enum Shape { case one(PresentationAction<Child>), two([Model]?), three(Model) }",
      ["_AnyIsolation"]
    )
  }

  // holds: MACRO-136
  @Test("a case that a protocol of the user may require is passed to the check of its isolation")
  func required() {
    expectInExpansion(
      "@CasePathable enum Action: Equatable, FeatureAction { case view(View), moved(Int, Int), ended }",
      [
        "var make = Action.view",
        "let embed = HeadgateCasePaths._CaseIsolation.checked(&make)",
        "_$index: 0, embed: embed, extract: _$view(of:))",
        "case let .view(v0): return v0",
        "case let .moved(v0, v1): return (v0, v1)",
        "embed: { _ in .ended },",
      ]
    )
    let others = [
      ": Equatable, Hashable, Sendable, BindableAction, ViewAction",
      ": GatedAction, Swift.Codable, @unchecked Sendable", "",
    ]
    for conformances in others {
      expectNotInExpansion(
        "@CasePathable enum Action\(conformances) { case view(View), ended }",
        ["_CaseIsolation", "_$view(of:)"]
      )
    }
  }
}
