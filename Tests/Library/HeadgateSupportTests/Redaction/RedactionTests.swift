import Foundation
import Testing

@testable import HeadgateSupport

private struct Marked<Value>: RedactedValue { var value: Value }

private struct Box<Value> {
  var count = 0
  var value: Value
}
private struct Two<First, Second> {
  var first: First
  var second: Second?
  struct Inner { var first: [First] }
}
private enum Choice<Value> {
  case none
  indirect case some(Value, Int)
  case labeled(text: String)
}
private struct Plain {
  var text = ""
  var numbers: [Int: Set<String>] = [:]
  var date: Date?
  var url: URL?
  var pair = (1, "")
  var done: @Sendable () -> Marked<Int> = { Marked(value: 1) }
  var type: Any.Type = Int.self
  var tree: [Choice<Int>] = []
}
private struct Packed<each Value> { var values: (repeat each Value) }
private final class Object {}
private struct List { indirect enum Node { case end, next(Node, String) } }

@Suite struct RedactionTests {
  // fact: R-62
  @Test func `the parts of a type are found without a value`() {
    func parts(_ type: Any.Type) -> (fields: [String], arguments: [String])? {
      guard case .known(let fields, let arguments) = FieldTypes.of(type) else { return nil }
      return (fields.map { "\($0)" }, arguments.map { "\($0)" })
    }
    #expect(parts(Box<String>.self)?.fields == ["Int", "String"])
    #expect(parts(Box<String>.self)?.arguments == ["String"])
    #expect(parts(Two<Int, [String]>.self)?.fields == ["Int", "Optional<Array<String>>"])
    #expect(parts(Two<Int, [String]>.self)?.arguments == ["Int", "Array<String>"])
    #expect(parts(Two<Int, String>.Inner.self)?.fields == ["Array<Int>"])
    #expect(parts(Choice<Bool>.self)?.fields == ["(Bool, Int)", "(text: String)"])
    #expect(parts((Int, name: String).self)?.fields == ["Int", "String"])
    #expect(parts([String: Int].self)?.arguments == ["String", "Int"])
    #expect(parts(Int?.self)?.arguments == ["Int"])
    #expect(parts(Object.self) == nil)
    #expect(parts(Packed<Int, String>.self) == nil)
    #expect(parts((any Error).self) == nil)
  }

  // holds: REDACT-6
  @Test func `a type may be redacted somewhere if it has a redacted part, or one that is not known`() {
    for type in [Plain.self, List.Node.self, String.self, Box<Plain>.self, Void.self] as [Any.Type] {
      #expect(!Redaction.isPossible(in: type), "\(type)")
    }
    let unknown: [Any.Type] = [
      Object.self, Any.self, Box<any Error>.self, [any Sendable].self, Packed<Int, String>.self,
    ]
    for type in unknown + [AnyHashable.self, [AnyHashable].self, Box<AnyHashable?>.self] {
      #expect(Redaction.isPossible(in: type), "\(type)")
    }
  }

  // holds: REDACT-6
  @Test func `a redacted part is found in any type around it`() {
    var generator = Numbers(state: 7)
    for _ in 0..<2_000 {
      let isRedacted = Bool.random(using: &generator)
      var type: Any.Type = isRedacted ? Marked<String>.self : Plain.self
      for _ in 0..<Int.random(in: 0...6, using: &generator) { type = around(type, &generator) }
      #expect(Redaction.isPossible(in: type) == isRedacted, "\(type)")
    }
  }

  private func around(_ type: Any.Type, _ generator: inout Numbers) -> Any.Type {
    func types<Part>(_: Part.Type) -> [Any.Type] {
      [
        Part?.self, [Part].self, ArraySlice<Part>.self, [String: Part].self, Result<Part, Never>.self, Box<Part>.self,
        Choice<Part>.self, Two<Int, Part>.self, Two<Part, Int>.self, Two<Part, Int>.Inner.self, (Int, Part).self,
        KeyValuePairs<Int, Part>.self, CollectionOfOne<Part>.self,
      ]
    }
    return _openExistential(type, do: types).randomElement(using: &generator)!
  }

  // holds: REC-529
  @Test func `an object is possible in a type that has one around it, or parts that are not known`() {
    var generator = Numbers(state: 11)
    let objects: [Any.Type] = [Object.self, AnyHashable.self, (any Error).self]
    for _ in 0..<2_000 {
      let hasObject = Bool.random(using: &generator)
      var type = hasObject ? objects.randomElement(using: &generator) ?? Object.self : Plain.self
      for _ in 0..<Int.random(in: 0...6, using: &generator) { type = around(type, &generator) }
      #expect(TypeQuestion.containsObject.isPossible(in: type) == hasObject, "\(type)")
    }
    #expect(!TypeQuestion.containsObject.isPossible(in: List.Node.self))
    #expect(TypeQuestion.containsObject.isPossible(in: Packed<Int, String>.self))
  }

  /// A generator whose numbers are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  // holds: REDACT-8
  @Test func `a read of a redacted value is noted for the closure that makes it`() {
    #expect(Redaction.noting { 1 }.hasReadRedacted == false)
    let (value, hasRead) = Redaction.noting { () -> Int in
      Redaction.noteAccess()
      return 2
    }
    #expect(value == 2 && hasRead)
    #expect(!Redaction.noting { 3 }.hasReadRedacted)
  }
}
