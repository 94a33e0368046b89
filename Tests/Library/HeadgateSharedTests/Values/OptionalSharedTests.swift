// Tests of: SHARED-16, SHARED-21, SHARED-47, SHARED-53, SHARED-56

import Foundation
import Headgate
import HeadgateSupport
import HeadgateTesting
import Testing

/// The default of an optional shared value, with every kind of key, and with types for which a cast succeeds too easily.
@Suite struct OptionalSharedTests {
  /// A value of each kind, as the default of an empty place and as a stored value.
  private func check<Value: Equatable & Sendable>(
    _ initial: Value,
    _ others: [Value],
    _ key: (Int) -> some SharedKey<Value>,
    isNilRemoved: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      @Shared(key(0)) var value = initial
      @SharedReader(key(1)) var reader = initial
      #expect(value == initial, sourceLocation: sourceLocation)
      #expect(reader == initial, sourceLocation: sourceLocation)
    }
    for (index, other) in others.enumerated() {
      do {
        @Shared(key(index + 2)) var value = initial
        $value.withLock { $0 = other }
      }
      // The first reference is gone: this one loads.
      @Shared(key(index + 2)) var value = initial
      @SharedReader(key(index + 2)) var reader = initial
      let expected = isNilRemoved && "\(other)" == "nil" ? initial : other
      #expect(value == expected, sourceLocation: sourceLocation)
      #expect(reader == expected, sourceLocation: sourceLocation)
    }
  }

  private func checkKinds<Value: Codable & Equatable & Sendable>(
    _ initial: Value,
    _ others: [Value],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let name = UUID().uuidString
    check(initial, others, { .inMemory("\(name)\($0)") }, sourceLocation: sourceLocation)
    check(initial, others, { InMemoryKey<Value>.Default[.inMemory("\(name)d\($0)"), default: initial] })
    check(initial, others, { .fileStorage(URL(filePath: "/\(name)\($0).json")) }, sourceLocation: sourceLocation)
    let place = TypedPlace<Value>()
    check(initial, others, { TypedKey(place: place, number: $0) }, sourceLocation: sourceLocation)
  }

  @Test func `an empty place has the default, and a stored nil stays`() {  // holds: SHARED-16, SHARED-56
    checkKinds(3 as Int?, [4, nil])
    checkKinds(nil as Int?, [4, nil])
    checkKinds("a" as String?, ["", nil])
    checkKinds([1] as [Int]?, [[], nil])
    checkKinds(["a": nil] as [String: Int?]?, [[:], nil])
    checkKinds(3, [4])
  }

  @Test func `the same holds for settings, where nil removes the setting`() {  // holds: SHARED-16, SHARED-47
    check("x" as String?, ["y", nil], { .appStorage("s\($0)") }, isNilRemoved: true)
    check(3 as Int?, [4, nil], { .appStorage("i\($0)") }, isNilRemoved: true)
    check(3 as Int?, [4, nil], { AppStorageKey<Int?>.Default[.appStorage("d\($0)"), default: 3] }, isNilRemoved: true)
  }

  @Test func `the same holds for nested optionals`() {  // holds: SHARED-56
    check(Int??.some(3), [Int??.some(Int?.none), Int??.none, Int??.some(4)], { .inMemory("nested\($0)") })
    check(Int??.some(Int?.none), [Int??.none, Int??.some(4)], { .inMemory("nestedNil\($0)") })
  }

  @Test func `the same holds for values that casts treat specially`() {  // holds: SHARED-56
    check(AnyHashableSendable(1) as AnyHashableSendable?, [nil, AnyHashableSendable("a")], { .inMemory("any\($0)") })
    check(Object(1) as Object?, [nil, Subobject(2)], { .inMemory("object\($0)") })
    do {
      @Shared(.inMemory("existential")) var value: (any Sendable)? = 3
      #expect(value as? Int == 3)
      $value.withLock { $0 = nil }
    }
    @Shared(.inMemory("existential")) var value: (any Sendable)? = 3
    #expect(value == nil)
  }

  @Test func `the nil of another type is no value`() {  // holds: SHARED-56
    do {
      @Shared(.inMemory("two")) var number: Int? = 1
      $number.withLock { $0 = nil }
    }
    @Shared(.inMemory("two")) var text: String? = "guest"
    #expect(text == "guest")
  }

  @Test func `a typed value is not what a cast makes of nothing`() {  // holds: SHARED-56
    func text<Value>(_ value: Any?, as type: Value.Type) -> String {
      typed(value, as: type).map { "\($0)" } ?? "nothing"
    }
    #expect(text(nil, as: Int?.self) == "nothing")
    #expect(text(nil, as: Int.self) == "nothing")
    #expect(text(Int?.none as Any, as: Int?.self) == "nil")
    #expect(text(String?.none as Any, as: Int?.self) == "nothing")
    #expect(text(Int??.some(.none) as Any, as: Int??.self) == "Optional(nil)")
    #expect(text(Int??.none as Any, as: Int??.self) == "nil")
    #expect(text(Int??.some(.none) as Any, as: Int?.self) == "nothing")
    #expect(text(4, as: Int?.self) == "Optional(4)")
    #expect(text(Int?.some(4) as Any, as: Int.self) == "4")
    #expect(text("a", as: Int?.self) == "nothing")
    #expect(text((), as: Void.self) == "()")
  }

  @Test func `a required optional is stored`() async throws {  // holds: SHARED-53, SHARED-56
    await #expect(throws: MissingSharedValue.self) { _ = try await Shared<Int?>(require: .inMemory("required")) }
    @Shared(.inMemory("required")) var value: Int? = nil
    $value.withLock { $0 = nil }
    let required = try await Shared<Int?>(require: .inMemory("required"))
    #expect(required.wrappedValue == nil)
  }

  @Test func `an equal nil notifies nobody`() {  // holds: SHARED-21
    let place = TypedPlace<[Int]?>()
    @Shared(TypedKey(place: place, number: 0)) var value: [Int]? = nil
    let told = Notifications()
    told.track { _ = value }
    place.contents.withLock { $0.subscribers[0] }?.yield(nil)
    #expect(told.count == 0)
    place.contents.withLock { $0.subscribers[0] }?.yield([1])
    #expect(told.count == 1)
  }
}

private final class TypedPlace<Value: Sendable>: Sendable {
  struct Contents: Sendable {
    var stored: [Int: Value] = [:]
    var subscribers: [Int: SharedSubscriber<Value>] = [:]
  }
  let contents = Locked(Contents())
}

private struct TypedKey<Value: Sendable>: SharedKey {
  struct ID: Hashable {
    let place: ObjectIdentifier
    let number: Int
  }
  let place: TypedPlace<Value>
  let number: Int
  var id: ID { ID(place: ObjectIdentifier(place), number: number) }

  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(returning: place.contents.withLock { $0.stored[number] })
  }

  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    place.contents.withLock { $0.subscribers[number] = subscriber }
    return SharedSubscription {}
  }

  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    place.contents.withLock { _ = $0.stored.updateValue(value, forKey: number) }
    continuation.resume()
  }
}

private class Object: Equatable, @unchecked Sendable {
  // Sendable: it has one constant.
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Object, right: Object) -> Bool { left.number == right.number }
}

private final class Subobject: Object, @unchecked Sendable {}

private struct AnyHashableSendable: Equatable, @unchecked Sendable {
  // Sendable: tests put numbers and texts into it.
  let base: AnyHashable
  init(_ base: AnyHashable) { self.base = base }
}
