/// How many states a check compared with recorded ones.
package struct ComparedStates: Equatable, Sendable {
  /// The actions after which a state was compared.
  package private(set) var count = 0
  /// How many of these states were compared by their digest.
  package private(set) var digests = 0
  /// The last action after which a state was compared; nil if none was.
  package private(set) var last: UInt64?

  mutating func add(after number: UInt64, isDigest: Bool) {
    if isDigest { digests += 1 }
    guard last != number else { return }
    count += 1
    last = number
  }
}
