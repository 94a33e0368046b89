internal import HeadgateSupport

/// Remembers the shared values of states that wait to be encoded.
///
/// A copy of a state has the same shared values as the state, and they may change before the copy is encoded. So the first old value
/// of each change since then is kept, until the copy is encoded.
final class SharedVersions: SharedChangeReceiver {
  private struct Versions: @unchecked Sendable {
    // Sendable: the values are those of the state that is encoded, which may leave its actor.
    var values: [UInt64: Any] = [:]
  }
  // Nil after the end of the recording.
  private let waiting = Locked<[UInt64: Versions]?>([:])
  private let numbers = Locked<UInt64>(0)
  private let context: SharedContext

  init(_ context: SharedContext) {
    self.context = context
    context.add(self)
  }

  deinit {
    context.remove(ObjectIdentifier(self))
  }

  /// Begins to keep the values of a state. Called when the state is copied.
  func begin() -> UInt64 {
    let number = numbers.withLock { number in
      number += 1
      return number
    }
    waiting.withLock { $0?[number] = Versions() }
    return number
  }

  func sharedValueChanged(_ change: SharedChange) {
    waiting.withLock { waiting in
      for number in (waiting ?? [:]).keys where waiting?[number]?.values[change.reference] == nil {
        waiting?[number]?.values[change.reference] = change.old
      }
    }
  }

  /// Forgets all values, and keeps no more.
  func close() {
    // The release of a value may run the user's code, so it happens without the lock.
    withExtendedLifetime(waiting.exchange(nil)) {}
  }

  /// Runs a closure with the shared values as they were when the number was returned, and forgets them.
  func end<Result>(_ number: UInt64, _ encode: () -> Result) -> Result {
    defer {
      let old = waiting.withLock { $0?.removeValue(forKey: number) }
      withExtendedLifetime(old) {}
    }
    while true {
      let versions = waiting.withLock { $0?[number] } ?? Versions()
      let result = SharedSnapshot(versions.values).whileInForce(encode)
      // A value that changed while the state was encoded may have been read too late.
      let count = waiting.withLock { $0?[number]?.values.count }
      if count == versions.values.count || count == nil { return result }
    }
  }
}
