// Tests of: CasePaths

public import HeadgateCasePaths
import Testing

@CasePathable
private enum Shape: Equatable {
  case circle(radius: Double), square(Int)
  case point
  case box(width: Int, height: Int), pair(Int, String)
  case `internal`(Int), `default`, `init`(Int)
  case labelled(_ value: Int)
  case optional(Int?), unwrapped(Int!), nothing(Void)
  case given(Int = 3)
  @available(*, unavailable) case gone(Int)
  #if os(WASI)
    case web
  #else
    case native(Int), desktop
  #endif

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.case == rhs.case }
}

private protocol MovedAction {
  static func moved(_ distance: Int) -> Self
}

/// Its protocol may require cases, so that its paths have methods.
@CasePathable
private enum Step: Equatable, MovedAction {
  case moved(Int), turned(Int, left: Bool), ended
}

@CasePathable
private indirect enum Tree {
  case leaf(Int), node(Self, Tree), many([Self]), other(Self.Kind)

  struct Kind { var value = 1 }
}

@CasePathable
private enum Loadable<Element, Root> {
  case idle, loaded(Element), root([Root]), both(Element, Root)
}

private struct Root {
  @CasePathable
  fileprivate enum Action { case tapped(Int) }
}

@CasePathable
private enum Element { case one(Int), two(Element.Payload); struct Payload { var value = 2 } }

@CasePathable
private enum RootAction { case root(Root.Action) }

/// Called as a type of the library that this file does not import.
private struct Gate<Unit>: Equatable { var width: Int }

@CasePathable
private enum Turnstile: Equatable { case open(Gate<Int>), closed(by: Gate<String>), double(Gate<Int>, Gate<Int>) }

@CasePathable
private enum OnlyGate { case gate(Gate<Int>) }

@CasePathable
private enum Empty {}

@CasePathable
private enum OnlyEmpty { case child(Empty), never(Never), both(Int, Never) }

@CasePathable
private enum Alone { case one(Int) }

@CasePathable
private enum AloneWithNothing { case one }

private struct Outer<Payload> {
  @CasePathable @dynamicMemberLookup
  fileprivate enum Inner { case payload(Payload), none }
}

public enum Surroundings {}

extension Surroundings {
  @CasePathable
  public enum Open { case value(Int), other }
}

@CasePathable @MainActor
private enum OnMainActor { case value(Int) }

@Suite("@CasePathable, compiled")
struct CasePathableCompiledTests {
  @Test("cases on one line, with labels, tuples and nothing have paths")  // holds: MACRO-1
  func payloads() {
    #expect(Shape.circle(radius: 2)[case: \.circle] == 2)
    #expect(Shape.circle(radius: 2)[case: \.square] == nil)
    #expect(Shape.square(3)[case: \.square] == 3)
    #expect(Shape.point[case: \.point] != nil)
    #expect(Shape.box(width: 1, height: 2)[case: \.box]?.height == 2)
    #expect(Shape.pair(1, "a")[case: \.pair]?.1 == "a")
    #expect(Shape.labelled(4)[case: \.labelled] == 4)
    #expect(Shape.unwrapped(5)[case: \.unwrapped] == 5)
    #expect(Shape.given()[case: \.given] == 3)
    let inner: Int?? = Shape.optional(nil)[case: \.optional]
    #expect(inner == .some(nil))
  }

  @Test("a path builds the value that it reads")  // holds: MACRO-1
  func embedding() {
    let box = (\Shape.Cases.box)((width: 3, height: 4))
    #expect(box[case: \.box]?.width == 3)
    #expect((\Shape.Cases.point)().is(\.point))
    #expect((\Shape.Cases.nothing)().is(\.nothing))
    #expect((\Shape.Cases.circle)(2)[case: \.circle] == 2)
  }

  @Test("cases that a protocol may require have paths")  // holds: MACRO-136
  func required() {
    #expect((\Step.Cases.moved)(2) == .moved(2))
    #expect(Step.moved(2)[case: \.moved] == 2)
    #expect(Step.moved(2)[case: \.turned] == nil)
    #expect((\Step.Cases.turned)((90, left: true))[case: \.turned]?.left == true)
    #expect(Step.ended.is(\.ended))
  }

  @Test("cases in #if have paths where the condition holds")  // holds: MACRO-2
  func conditional() {
    #if os(WASI)
      #expect(Shape.web.is(\.web))
    #else
      #expect(Shape.native(1)[case: \.native] == 1)
    #endif
  }

  @Test("payloads may mention Self, the generic parameters and names that the paths use themselves")  // holds: MACRO-3
  func names() {
    #expect(Tree.node(.leaf(1), .leaf(2)).is(\.node))
    #expect(Tree.other(Tree.Kind())[case: \.other]?.value == 1)
    let value = Loadable<Int, String>.both(1, "x")
    #expect(value[case: \.both]?.1 == "x")
    #expect(Loadable<Int, String>.root(["a"])[case: \.root] == ["a"])
    #expect(Element.two(Element.Payload())[case: \.two]?.value == 2)
    #expect(RootAction.root(.tapped(3))[case: \.root.tapped] == 3)
    #expect(Outer<Int>.Inner.payload(3).payload == 3)
    #expect(Turnstile.open(Gate(width: 1))[case: \.open] == Gate(width: 1))
    #expect(Turnstile.closed(by: Gate(width: 2))[case: \.closed]?.width == 2)
    #expect(Turnstile.double(Gate(width: 3), Gate(width: 4))[case: \.double]?.1.width == 4)
    #expect((\OnlyGate.Cases.gate)(Gate(width: 5))[case: \.gate] == Gate(width: 5))
  }

  @Test("the tag of a case is its place in the declaration")  // holds: MACRO-4
  func tags() {
    #expect(Shape._$caseIndex(of: .circle(radius: 1)) == 0)
    #expect(Shape._$caseIndex(of: .pair(1, "")) == 4)
    #expect(Shape.allCasePaths.pair.caseIndex == 4)
    #if !os(WASI)
      #expect(Shape._$caseIndex(of: .desktop) == 16)
    #endif
    // An enum that could be without values asks its cases one by one.
    #expect(Loadable<Int, String>._$caseIndex(of: .root([])) == 2)
    #expect(Tree._$caseIndex(of: .other(Tree.Kind())) == 3)
    #expect(RootAction._$caseIndex(of: .root(.tapped(1))) == 0)
  }

  @Test("enums without values compile, and iterate over their cases")  // holds: MACRO-5
  func uninhabited() {
    #expect(Array(Empty.allCasePaths).isEmpty)
    #expect(Array(OnlyEmpty.allCasePaths) == [\.child, \.never, \.both])
    #expect(Alone.one(1)[case: \.one] == 1)
    #expect(AloneWithNothing.one.is(\.one))
  }

  @Test("members of a public enum in an extension are public")  // holds: MACRO-6
  func access() {
    #expect(Surroundings.Open.value(1)[case: \.value] == 1)
  }

  @Test("an unavailable case has no path")  // holds: MACRO-7
  func unavailable() {
    let names = Array(Shape.allCasePaths).count
    #expect(names == 15)
    // What stands behind the unavailable one is still told apart.
    #expect(Shape.`init`(2).case == \.`init`)
    #if !os(WASI)
      #expect(Shape.desktop.case == \.desktop)
    #endif
  }

  @Test("cases named like keywords have paths")  // holds: MACRO-9
  func keywords() {
    #expect(Shape.internal(1)[case: \.internal] == 1)
    #expect(Shape.default.is(\.default))
    #expect(Shape.`init`(2)[case: \.`init`] == 2)
  }

  @Test("a value knows the path of its case")  // holds: MACRO-10
  func reflection() {
    #expect(Shape.point.case == \.point)
    #expect(Tree.leaf(1).case == \.leaf)
    #expect(Array(Alone.allCasePaths) == [\.one])
  }

  @Test("a case may be called like what the paths are rooted in")  // holds: MACRO-10
  func namedRoot() {
    #expect(Capitals.Root(1).case == \.Root)
    #expect(Capitals.Element(2)[case: \.Element] == 2)
    #expect(Array(Capitals.allCasePaths) == [\.Root, \.Element, \.Iterator])
  }

  @Test("a generic enum lists its cases")  // holds: MACRO-10
  func genericList() {
    #expect(Loadable<Int, String>.root([]).case == \.root)
    #expect(Array(Loadable<Int, String>.allCasePaths).contains(\.root))
  }

  @Test("the paths of an enum on an actor are on none")  // holds: MACRO-11
  func isolation() {
    #expect(OnMainActor.allCasePaths.value.caseIndex == 0)
  }
}

@CasePathable
private enum Capitals {
  case Root(Int)
  case Element(Int)
  case Iterator
}
