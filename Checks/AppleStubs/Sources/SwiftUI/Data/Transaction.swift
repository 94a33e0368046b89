import Foundation

/// The context of a change.
///
/// - <https://developer.apple.com/documentation/swiftui/transaction> (D27)
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// <https://developer.apple.com/documentation/swiftui/transaction/init()> (D27)
  public init() {}
}

extension Transaction {
  /// <https://developer.apple.com/documentation/swiftui/transaction/init(animation:)> (D27)
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// <https://developer.apple.com/documentation/swiftui/transaction/animation> (D27)
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/transaction/disablesanimations> (D27)
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/transaction/iscontinuous> (M)
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/transaction/subscript(_:)> (R)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a transaction. <https://developer.apple.com/documentation/swiftui/transactionkey> (R)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

@available(*, unavailable) extension Transaction: Sendable {}

extension Transaction {
  private static let key = "headgate.stub.transaction"

  /// The transaction of the current thread.
  package static var current: Transaction {
    Thread.current.threadDictionary[key] as? Transaction ?? Transaction()
  }

  func merging(_ other: Transaction) -> Transaction {
    var result = self
    result.values.merge(other.values) { _, new in new }
    return result
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let dictionary = Thread.current.threadDictionary
    let previous = dictionary[Self.key]
    dictionary[Self.key] = self
    defer { dictionary[Self.key] = previous }
    return try body()
  }
}

/// <https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)> (R)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.run(body)
}

/// <https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:)> (D27)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}
