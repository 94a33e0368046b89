internal import HeadgateSupport

/// Settings in memory.
final class MemorySettings: SettingsPlace {
  private let values = Locked<[String: SettingValue]>([:])

  func value(_ name: String, isURL: Bool) -> SettingValue? { values.withLock { $0[name] } }

  func set(_ value: SettingValue?, for name: String, isForced: Bool, done: @escaping SettingsDone) {
    values.withLock { $0[name] = value }
    done(.success(()))
  }

  func watch(_ name: String, isURL: Bool, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void { {} }
}
