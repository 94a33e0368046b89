package import HeadgateSupport

/// The shared values of a replay, by the numbers that they had during the recording.
///
/// The numbers in a recorded state keep its structure: two properties that shared one value do so again.
package final class SharedRegistry: @unchecked Sendable {
  // Sendable: the table is behind a lock, and a reference can be used on any thread.
  private let references = Locked<[UInt64: any RestorableReference]>([:])
  /// The numbers in the recording, by those in this process.
  private let numbers = Locked<[UInt64: UInt64]>([:])
  private let keepsValues = Locked(false)
  private let byKey = Locked<[String: any RestorableReference]>([:])
  /// References that the recording does not have, by the number that their texts have: a text that is decoded again refers to them.
  private let encoded = Locked<[UInt64: WeakReference]>([:])
  // The context is kept alive by the dependencies of the replay, and keeps this object alive.
  private unowned let context: SharedContext

  /// Creates the registry of a context: from now on, its keys neither load nor save.
  package static func ofReplay(in context: SharedContext) -> SharedRegistry {
    let registry = SharedRegistry(context: context)
    context.registry = registry
    return registry
  }

  private init(context: SharedContext) {
    self.context = context
  }

  func reference<Value>(_ key: String) -> SharedReference<Value>? {
    byKey.withLock { $0[key] } as? SharedReference<Value>
  }

  func note(_ reference: any RestorableReference, key: String) {
    byKey.withLock { $0[key] = reference }
  }

  func reference<Value>(_ number: UInt64, of type: Value.Type) -> SharedReference<Value>? {
    let known = references.withLock { $0[number] } ?? encoded.withLock { $0[number]?.reference }
    return known as? SharedReference<Value>
  }

  /// Notes a reference that is encoded, if the recording does not have it.
  func noteEncoded(_ reference: any RestorableReference, as number: UInt64) {
    guard number >= Self.firstUnrecorded else { return }
    encoded.withLock { $0[number] = WeakReference(reference: reference) }
  }

  func unconnected<Value>(_ value: Value, key: String?) -> SharedReference<Value> {
    SharedReference(value, name: key, context: context)
  }

  /// Decodes something that contains no state. A shared value in it keeps its value, which may be newer or older than the text.
  package func keepingValues<Result>(_ decode: () throws -> Result) rethrows -> Result {
    keepsValues.withLock { $0 = true }
    defer { keepsValues.withLock { $0 = false } }
    return try decode()
  }

  /// Returns the reference with a number, with a value that was decoded; creates it when the number is new.
  func restored<Value>(_ value: Value, number: UInt64, key: String?) -> SharedReference<Value> {
    if let known = reference(number, of: Value.self) {
      if !keepsValues.withLock({ $0 }) { known.modify { $0 = value } }
      return known
    }
    let reference = unconnected(value, key: key)
    note(reference, as: number)
    if let key { note(reference, key: key) }
    return reference
  }

  func note(_ reference: any RestorableReference, as number: UInt64) {
    references.withLock { $0[number] = reference }
    numbers.withLock { $0[reference.number] = number }
  }

  /// Notes a reference that the recording does not have, so that its value is the one of the moment, too.
  func noteUnrecorded(_ reference: any RestorableReference) {
    note(reference, as: recordedNumber(of: reference.number))
  }

  /// The number that a reference of this process has in the recording.
  ///
  /// A reference that the recording does not have gets a number that no recorder gives.
  package func recordedNumber(of number: UInt64) -> UInt64 {
    numbers.withLock { $0[number] } ?? Self.firstUnrecorded | number
  }

  private static let firstUnrecorded: UInt64 = 1 << 62

  /// Sets a value as something outside of the store changed it. Returns false for a value that the replay does not know.
  package func set(_ number: UInt64, decoding decode: (any Decodable.Type) throws -> any Decodable) rethrows -> Bool {
    guard let reference = references.withLock({ $0[number] }) else { return false }
    return try reference.restore(decoding: decode)
  }

  /// The values of all references, to return to this moment later.
  package func moment() -> SharedMoment {
    SharedMoment(
      entries: references.withLock { $0 }.map { number, reference in (number, reference, reference.anyValue) },
      byKey: byKey.withLock { $0 }
    )
  }

  /// Sets all references as they were at a moment, and forgets those that were created later.
  package func restore(_ moment: SharedMoment) {
    for (_, reference, value) in moment.entries { reference.set(any: value) }
    let known = Dictionary(uniqueKeysWithValues: moment.entries.map { ($0.number, $0.reference) })
    withExtendedLifetime((references.exchange(known), byKey.exchange(moment.byKey))) {}
  }
}

/// A reference that its users keep: a replay makes many.
private struct WeakReference: Sendable {
  weak let reference: (any RestorableReference)?
}

/// The shared values of a replay at one moment.
package struct SharedMoment {
  let entries: [(number: UInt64, reference: any RestorableReference, value: Any)]
  let byKey: [String: any RestorableReference]
}

/// A reference whose type a registry does not know.
protocol RestorableReference: AnyObject, Sendable {
  /// The number in this process.
  var number: UInt64 { get }
  var anyValue: Any { get }
  func set(any value: Any)
  func restore(decoding decode: (any Decodable.Type) throws -> any Decodable) rethrows -> Bool
}

extension SharedReference: RestorableReference {
  var anyValue: Any { read() }

  func set(any value: Any) {
    guard let value = value as? Value else { return }
    modify { $0 = value }
  }

  func restore(decoding decode: (any Decodable.Type) throws -> any Decodable) rethrows -> Bool {
    guard let type = Value.self as? any Decodable.Type, let value = try decode(type) as? Value else { return false }
    modify { $0 = value }
    return true
  }
}
