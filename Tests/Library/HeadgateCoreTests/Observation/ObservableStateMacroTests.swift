import Headgate
public import HeadgateCore
import Testing

/// Counts how often the default value of a property is made.
private final class Evaluations: @unchecked Sendable {
  // Sendable: touched by one test only.
  static let shared = Evaluations()
  var count = 0

  static func make() -> Int {
    shared.count += 1
    return 7
  }
}

@ObservableState
private struct Shapes {
  var inferred = Evaluations.make()
  var stated: String
  let constant: Int
  private(set) var guarded = 1.5
  var optional: Int?
  var bounded = 0 {
    willSet { announced = newValue }
    didSet { if bounded > 10 { bounded = 10 } }
  }
  @ObservationStateIgnored var announced = 0
  #if DEBUG || !DEBUG
    var conditional = 1
  #else
    var absent = 2
  #endif
  static let shared = 1
  var computed: Int { inferred + 1 }
  var `default` = 0
}

@ObservableState
private struct Initialized {
  var first = Evaluations.make()
  var second = Evaluations.make()

  init() {}
  init(first: Int) { self.first = first }
}

@ObservableState
public struct Public<Value: Equatable & Sendable>: Equatable, Sendable {
  public private(set) var value: Value
  var inner = Inner()
  weak var object: Evaluated?

  @ObservableState
  public struct Inner: Equatable, Sendable {
    public var text = ""
  }
}

public final class Evaluated: Equatable, Sendable {
  public static func == (lhs: Evaluated, rhs: Evaluated) -> Bool { lhs === rhs }
}

@ObservableState
private struct Empty: Equatable {}

@ObservableState
private struct Branched: Equatable {
  var before = 0
  #if HEADGATE_NEVER
    @ObservationStateIgnored var kind = 1
    var type = 1
  #else
    var kind = 2
    var type = "a"
  #endif
  #if HEADGATE_NEVER
    var other = 1
  #else
    @ObservationStateIgnored var other = 2
  #endif
  var after = 0
}

/// States with operators of their own, which is what generic code has to find.
@ObservableState
private struct Versioned: Comparable, Hashable {
  let id: Int
  var version = 0
  var onChange: () -> Void = {}

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  static func < (left: Self, right: Self) -> Bool { left.version < right.version }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@ObservableState
private struct Marked: Equatable {
  var mark = 0
  static func == (left: Self, right: Self) -> Bool { true }
}

@ObservableState
private enum Signal: Equatable {
  case idle, busy(Int)
  static func == (left: Self, right: Self) -> Bool { true }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

@available(macOS 14, *)
@ObservableState
private struct Limited {
  var count = 0
}

@Suite(.serialized) struct ObservableStateMacroTests {
  @Test func `the memberwise initializer is that of the plain struct`() {  // holds: OBS-23
    let make: (Int, String, Int, Double, Int?, Int, Int, Int, Int) -> Shapes = Shapes.init
    let state = make(1, "a", 2, 3, nil, 4, 5, 6, 7)
    #expect(state.inferred == 1 && state.constant == 2 && state.guarded == 3 && state.bounded == 4)
    #expect(Shapes(stated: "a", constant: 1).optional == nil)
    #expect(Empty() == Empty())
  }

  @Test func `a default value is made once`() {  // holds: OBS-23
    Evaluations.shared.count = 0
    let state = Shapes(stated: "a", constant: 1)
    #expect(Evaluations.shared.count == 1)
    #expect(state.computed == 8)
    Evaluations.shared.count = 0
    #expect(Initialized(first: 1).first == 1)
    #expect(Evaluations.shared.count == 2)
  }

  @Test func `observers of a property are called once and may correct it`() {  // holds: OBS-24
    var state = Shapes(stated: "a", constant: 1)
    let told = Notifications()
    told.track { state.bounded }
    state.bounded = 20
    #expect(state.bounded == 10)
    #expect(state.announced == 20)
    #expect(told.count == 1)
    state.bounded += 1
    #expect(state.bounded == 10)
  }

  @Test func `properties in conditions, with keyword names, generic and public ones are tracked`() {  // holds: OBS-25
    let told = Notifications()
    var state = Shapes(stated: "a", constant: 1)
    told.track { state.conditional }
    state.conditional = 2
    #expect(told.count == 1)
    told.track { state.default }
    state.default = 2
    #expect(told.count == 2)
    var generic = Public(value: 1)
    told.track { generic.inner.text }
    generic.inner.text = "a"
    #expect(told.count == 3)
    let object = Evaluated()
    generic.object = object
    #expect(generic.object === object)
    var limited = Limited()
    told.track { limited.count }
    limited.count = 1
    #expect(told.count == 4)
  }

  @Test func `generic code finds the operators of a state`() {  // holds: OBS-23
    let (old, new) = (Versioned(id: 1, version: 1), Versioned(id: 1, version: 2))
    #expect(isEqual(old, new) && [old, new].max()?.version == 2 && Set([old, new]).count == 1)
    #expect(isEqual(Marked(mark: 1), Marked(mark: 2)) && isEqual(Signal.idle, .busy(1)))
  }

  @Test func `a name in two branches of a condition is what it is in the branch that is compiled`() {  // holds: OBS-25
    var state = Branched()
    let told = Notifications()
    told.track { state.kind }
    state.kind = 3
    #expect(told.count == 1)
    told.track { state.other }
    state.other = 3
    #expect(told.count == 1)
    told.track { state.type }
    state.type = "b"
    #expect(told.count == 2)
    let numbers = Branched._$fields.mapValues(\.index)
    #expect(numbers == [\.before: 0, \.type: 1, \.kind: 2, \.after: 4])
    #expect(Branched(kind: 1) != Branched(kind: 2))
  }
}
