internal import HeadgateSupport

/// The functions that are called when settings change, and what they have seen.
final class SettingWatchers: Sendable {
  private struct Watcher {
    let name: String
    let isURL: Bool
    var last: SettingValue?
    /// Whether the setting could be read when the function was called last.
    var isKnown = true
    let changed: @Sendable () -> Void
  }
  private let watchers = Locked<[UInt64: Watcher]>([:])

  var isEmpty: Bool { watchers.withLock { $0.isEmpty } }

  func add(_ name: String, isURL: Bool, _ last: SettingValue?, _ changed: @escaping @Sendable () -> Void) -> UInt64 {
    let number = uniqueNumber()
    watchers.withLock { $0[number] = Watcher(name: name, isURL: isURL, last: last, changed: changed) }
    return number
  }

  func remove(_ number: UInt64) {
    // What the function captures is released without the lock.
    let removed = watchers.withLock { $0.removeValue(forKey: number) }
    withExtendedLifetime(removed) {}
  }

  /// Notes a setting that this program has set, so that its watchers are not called.
  func isSet(_ name: String, to value: SettingValue?) {
    watchers.withLock { watchers in
      for (number, watcher) in watchers where watcher.name == name { watchers[number]!.last = value }
    }
  }

  /// Calls the functions of the settings that have changed.
  func look(at value: (_ name: String, _ isURL: Bool) -> SettingValue?) {
    for (number, watcher) in watchers.withLock({ $0 }) {
      let value = value(watcher.name, watcher.isURL)
      let isChanged = watchers.withLock { watchers in
        guard let seen = watchers[number], seen.last != value || !seen.isKnown else { return false }
        watchers[number]!.last = value
        watchers[number]!.isKnown = true
        return true
      }
      if isChanged { watcher.changed() }
    }
  }

  /// Calls all functions, because the settings cannot be read.
  func callAll() {
    let all = watchers.withLock { watchers in
      for number in watchers.keys { watchers[number]!.isKnown = false }
      return watchers.values.map(\.self)
    }
    for watcher in all { watcher.changed() }
  }
}
