/// Where settings are, by their names. All functions are callable on any thread.
protocol SettingsPlace: AnyObject, Sendable {
  /// Returns a setting; nil if it is not there.
  func value(_ name: String, isURL: Bool) throws -> SettingValue?
  /// Sets a setting, or removes it.
  ///
  /// - Parameters:
  ///   - value: The setting; nil removes it.
  ///   - name: The name of the setting.
  ///   - isForced: Whether contents that cannot be read are replaced.
  ///   - done: Called once, on any thread, without a lock.
  func set(_ value: SettingValue?, for name: String, isForced: Bool, done: @escaping SettingsDone)
  /// Calls a function after each change of a setting that was not made with `set`. Returns a function that ends it.
  func watch(_ name: String, isURL: Bool, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

typealias SettingsDone = @Sendable (Result<Void, any Error>) -> Void
