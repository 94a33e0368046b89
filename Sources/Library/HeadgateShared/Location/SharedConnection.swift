internal import HeadgateSupport

/// The connection of a shared value to its key.
///
/// It is an object, because generic code finds out faster whether there is one.
final class SharedConnection<Value> {
  typealias Save = (Value, SharedVersion<Value>, SaveContext, SaveContinuation) -> Void

  /// The value when there is nothing to load.
  let initial: Value
  let load: (LoadContext<Value>, LoadContinuation<Value>) -> Void
  /// Nil for a key that only reads.
  let save: Save?
  /// Whether a save needs the value that its value was made from.
  let needsBase: Bool
  /// The version of the stored value that the value in memory was made from. Accessed with the lock of the value held.
  var origin = SharedOrigin<Value>()

  init(
    initial: Value,
    load: @escaping (LoadContext<Value>, LoadContinuation<Value>) -> Void,
    save: Save?,
    needsBase: Bool
  ) {
    self.initial = initial
    self.load = load
    self.save = save
    self.needsBase = needsBase
  }
}

/// A value that a key has loaded.
struct Loaded<Value> {
  /// Nil if nothing is stored.
  let value: Value?
  /// The version of what is stored; 0 if the key has no versions.
  var version: UInt64 = 0
}

extension Loaded: Sendable where Value: Sendable {}

/// The stored version that a value in memory was made from.
struct SharedOrigin<Value> {
  private var version: UInt64 = 0
  private var base: Value?

  init() {}

  init(_ version: UInt64, _ value: Value, of connection: SharedConnection<Value>?) {
    self.version = version
    if connection?.needsBase == true { base = value }
  }

  /// Makes the value, which is given to the key, the origin of later changes.
  mutating func next(_ value: Value, of connection: SharedConnection<Value>?) -> SharedVersion<Value> {
    let version = SharedVersion(number: uniqueNumber(), from: version, base: base)
    self = SharedOrigin(version.number, value, of: connection)
    return version
  }
}

/// The version of a value that is saved, and the version that it was made from.
struct SharedVersion<Value> {
  let number: UInt64
  let from: UInt64
  /// The value of the version that it was made from, if the key needs it.
  let base: Value?
}

extension SharedVersion: Sendable where Value: Sendable {}

/// A key whose place other programs change: a save is told from which version its value was made.
protocol VersionedSharedKey<Value>: SharedKey {
  /// Whether a save needs the value of that version.
  var needsBase: Bool { get }
  func save(
    _ value: Value,
    _ version: SharedVersion<Value>,
    context: SaveContext,
    continuation: SaveContinuation
  )
}
