// Tests of: Coding/JSONTree+Sets.swift, REC-117

import Foundation
import Headgate
import HeadgateRecordings
import Testing

@testable import HeadgateRecorder

/// A type with the name of the library's.
private enum OwnNames {
  struct StackState<Element>: CustomReflectable {
    let element: Element
    var customMirror: Mirror { Mirror(self, unlabeledChildren: [(key: 1, value: element)], displayStyle: .dictionary) }
  }
}

/// Equal sets have their elements in any order, also in JSON.
struct OrderOfSetsTests {
  private func json(_ value: any Encodable) throws -> JSONTree {
    try JSONTree(parsing: RecordingEncoder(isCanonical: true).json(value))
  }

  /// The JSON with sorted sets.
  private func sorted(_ value: any Encodable, like old: JSONTree? = nil) throws -> JSONTree {
    try json(value).withSortedSets(of: value, like: old)
  }

  /// Checks that a change gives an equal value another text, and the same one when its sets are sorted.
  private func expectSameOrder<Value: Codable & Equatable>(
    _ value: Value,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Value) -> Void
  ) throws {
    var changed = value
    let (old, sortedOld) = (try json(value), try sorted(value))
    change(&changed)
    #expect(changed == value, sourceLocation: sourceLocation)
    #expect(try old != json(changed), "the values have sets of one order", sourceLocation: sourceLocation)
    #expect(try sorted(changed, like: sortedOld) == sortedOld, sourceLocation: sourceLocation)
    #expect(try sorted(changed) == sortedOld, sourceLocation: sourceLocation)
  }

  /// Equal sets of numbers in other orders: the order depends on the capacity.
  private static let sets = (Set(1...60), Set([Int](1...60)).union(Set(61...4000)).filter { $0 <= 60 })

  // holds: REC-117
  @Test(arguments: Tray.Place.allCases) func `equal sets have one order`(place: Tray.Place) throws {
    var tray = Tray()
    tray.set(Self.sets.0, at: place)
    try expectSameOrder(tray) { $0.set(Self.sets.1, at: place) }
  }

  // holds: REC-117
  @Test func `numbers are sorted by value, and texts by their characters`() throws {
    #expect(try sorted([100, 9, -1, 10] as Set) == json([-1, 9, 10, 100]))
    #expect(try sorted([2.5, 10, 2] as Set) == json([2, 2.5, 10]))
    #expect(try sorted([UInt64.max, 3] as Set) == json([3, UInt64.max]))
    #expect(try sorted(["b", "a", "10", "9"] as Set) == json(["10", "9", "a", "b"]))
    #expect(try sorted([Tray.Key(id: 2), Tray.Key(id: 1)] as Set) == json([Tray.Key(id: 1), Tray.Key(id: 2)]))
  }

  // holds: REC-117
  @Test func `sets in a set, and in a list whose elements moved, are sorted`() throws {
    let old = try sorted([Self.sets.0])
    #expect(try sorted([[], Self.sets.1], like: old).elements?.last == old.elements?.first)
    #expect(try sorted([Self.sets.0, []] as Set) == json([Array(1...60), []]))
  }

  // holds: REC-117
  @Test func `the elements of a set that are new or gone are the only differences`() throws {
    var tray = Tray()
    tray.numbers = Self.sets.0
    let old = try sorted(tray)
    tray.numbers = Self.sets.1.subtracting([7]).union([99, 98])
    let differences = JSONDifference.between(old, try sorted(tray, like: old), limit: .max).differences
    #expect(differences.compactMap(\.old) == [.integer(7)])
    #expect(differences.compactMap(\.new) == [.integer(98), .integer(99)])
  }

  // holds: REC-117
  @Test func `the elements of a stack are those of a list`() throws {
    guard case .ofElements(let count, let value) = ReflectedValue(StackState([Self.sets.0, []])).order else {
      Issue.record("a stack is no list")
      return
    }
    #expect(count == 2 && value(0) as? Set<Int> == Self.sets.0)
    guard case .ofPairs = ReflectedValue([1: "a"]).order else {
      Issue.record("a dictionary has no pairs")
      return
    }
    guard case .ofPairs = ReflectedValue(OwnNames.StackState(element: "a")).order else {
      Issue.record("a type of the app with the name of a stack is a stack")
      return
    }
  }

  // holds: REC-117
  @Test func `a module of the app whose name starts with that of a module of the language is the app's`() {
    for name in ["Swift.Array<App.Row>", "Foundation.Date", "FoundationEssentials.UUID"] {
      #expect(SwiftCode.isOfLanguage(name))
    }
    for name in ["FoundationX.Basket", "Foundations.Basket", "SwiftUIX.Basket", "App.Foundation"] {
      #expect(!SwiftCode.isOfLanguage(name))
    }
  }

  // holds: REC-117
  @Test func `the order of an array stays, also in a set`() throws {
    for (first, second): (any Encodable, any Encodable) in [
      ([1, 2, 3], [3, 1, 2]), ([[1, 2]] as Set, [[2, 1]] as Set),
    ] {
      #expect(try sorted(second, like: json(first)) == json(second))
      #expect(try sorted(second) == json(second))
    }
  }

  // holds: REC-117
  @Test func `the order of an ordered set, and of an ordered dictionary, stays`() throws {
    for (first, second): (any Encodable, any Encodable) in [
      (OrderedNumbers(numbers: [1, 2, 3]), OrderedNumbers(numbers: [3, 1, 2])),
      (OrderedPrices(prices: [(1, 10), (2, 20)]), OrderedPrices(prices: [(2, 20), (1, 10)])),
    ] {
      #expect(try sorted(second, like: json(first)) == json(second))
      #expect(try sorted(second) == json(second))
    }
  }

  // holds: REC-117
  @Test func `the sets of a dictionary with other keys have one order`() throws {
    let old = [Tray.Key(id: 1): Self.sets.0, Tray.Key(id: 2): [1]]
    let new = [Tray.Key(id: 1): Self.sets.1, Tray.Key(id: 3): [2]]
    let tree = try sorted(old)
    let ordered = try sorted(new, like: tree)
    let pairs = try #require(ordered.elements)
    let index = try #require(pairs.firstIndex(of: json(Tray.Key(id: 1))))
    #expect(try pairs[index + 1] == sorted(Self.sets.0))
    #expect(pairs.count == 4)
  }

  // holds: REC-117
  @Test func `a dictionary that is an array in JSON keeps its keys and values together`() throws {
    let old = Dictionary(uniqueKeysWithValues: (1...60).map { (Tray.Key(id: $0), $0) })
    let all = Dictionary(uniqueKeysWithValues: (1...4000).map { (Tray.Key(id: $0), $0) })
    var new = all.filter { $0.value <= 60 }
    try expectSameOrder(old) { $0 = new }
    new[Tray.Key(id: 5)] = 500
    let tree = try sorted(old)
    let ordered = try sorted(new, like: tree)
    #expect(JSONDifference.between(tree, ordered, limit: .max).differences.map(\.new) == [.integer(500)])
  }

  // holds: REC-117
  @Test func `an element is compared with the one of its id`() throws {
    let old = try sorted([Tray.Inner(id: 1, numbers: Self.sets.0)])
    let new = [Tray.Inner(id: 2), Tray.Inner(id: 1, numbers: Self.sets.1)]
    let ordered = try sorted(new, like: old)
    #expect(ordered.elements?.last == old.elements?.first)
  }

  // holds: REC-117
  @Test func `a value that encodes itself in its own way is not changed`() throws {
    let (first, second) = (Bag(numbers: Self.sets.0), Bag(numbers: Self.sets.1))
    let tree = try json(second)
    #expect(try sorted(second, like: json(first)) == tree)
  }
}

/// Sets at many places.
struct Tray: Codable, Equatable {
  enum Place: CaseIterable {
    case numbers, optional, inner, array, dictionary, shared, payload, named, stack, changedStack, rows, presented
    case keyed, dictionaryPayload, stackPayload, sharedPayload, keyedPayload, onlyNamed, second, enumPayload
  }

  struct Key: Codable, Hashable { var id: Int }
  struct Inner: Codable, Equatable, Identifiable {
    var id = 1
    var numbers: Set<Int> = []
  }
  enum Payload: Codable, Equatable {
    case none
    case one(Set<Int>)
    case named(text: String, numbers: Set<Int>)
    case dictionary([String: Set<Int>])
    case stack(StackState<Inner>)
    case shared(Shared<Set<Int>>)
    case keyed([Key: Set<Int>])
    case onlyNamed(numbers: Set<Int>)
    case second(Int, Set<Int>)
    indirect case payload(Payload)
  }

  var numbers: Set<Int> = []
  var optional: Set<Int>?
  var inner = Inner()
  var array: [Inner] = []
  var dictionary: [String: Set<Int>] = [:]
  var keyed: [Key: Set<Int>] = [:]
  @Shared var shared: Set<Int>
  var payload = Payload.none
  var stack: StackState<Inner>
  var changedStack: StackState<Inner>
  var rows: IdentifiedArrayOf<Inner> = []
  @PresentationState var presented: Inner?

  init() {
    _shared = Shared(value: [])
    stack = StackState([Inner(), Inner(id: 2)])
    changedStack = StackState([Inner(), Inner(id: 2)])
    changedStack.removeFirst()
  }

  mutating func set(_ numbers: Set<Int>, at place: Place) {
    switch place {
    case .numbers: self.numbers = numbers
    case .optional: optional = numbers
    case .inner: inner.numbers = numbers
    case .array: array = [Inner(), Inner(id: 2, numbers: numbers)]
    case .dictionary: dictionary = ["a.b": numbers, "": []]
    case .shared: $shared.withLock { $0 = numbers }
    case .payload: payload = .one(numbers)
    case .named: payload = .named(text: "a", numbers: numbers)
    case .stack: for id in stack.ids.suffix(1) { stack[id: id]?.numbers = numbers }
    case .changedStack: for id in changedStack.ids { changedStack[id: id]?.numbers = numbers }
    case .rows: rows = [Inner(), Inner(id: 2, numbers: numbers)]
    case .presented: presented = Inner(numbers: numbers)
    case .keyed: keyed = [Key(id: 1): numbers]
    case .dictionaryPayload: payload = .dictionary(["a": numbers])
    case .stackPayload:
      // The ids of its elements stay.
      for id in stack.ids { stack[id: id]?.numbers = numbers }
      payload = .stack(stack)
    case .sharedPayload:
      $shared.withLock { $0 = numbers }
      payload = .shared($shared)
    case .keyedPayload: payload = .keyed([Key(id: 1): numbers])
    case .onlyNamed: payload = .onlyNamed(numbers: numbers)
    case .second: payload = .second(1, numbers)
    case .enumPayload: payload = .payload(.one(numbers))
    }
  }
}

/// A set with another name in its JSON.
private struct Bag: Codable {
  var numbers: Set<Int>
  enum CodingKeys: String, CodingKey { case numbers = "content" }
}

/// As the ordered set of swift-collections: its mirror is that of a set.
private struct OrderedNumbers: Codable, CustomReflectable {
  var numbers: [Int]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: numbers, displayStyle: .set) }
  init(numbers: [Int]) { self.numbers = numbers }
  init(from decoder: any Decoder) throws { numbers = try decoder.singleValueContainer().decode([Int].self) }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }
}

/// As the ordered dictionary of swift-collections: its mirror is that of a dictionary, and its JSON has the keys and values in turns.
private struct OrderedPrices: Encodable, CustomReflectable {
  var prices: [(key: Int, value: Int)]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: prices, displayStyle: .dictionary) }
  init(prices: [(Int, Int)]) { self.prices = prices.map { (key: $0, value: $1) } }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (key, value) in prices {
      try container.encode(key)
      try container.encode(value)
    }
  }
}
