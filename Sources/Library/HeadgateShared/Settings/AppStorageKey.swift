internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A key of a setting of the program; see ``SharedReaderKey/appStorage(_:)``.
public struct AppStorageKey<Value: Sendable>: SharedKey, CustomStringConvertible {
  /// The identity of the place: the name and the settings.
  public struct ID: Hashable, Sendable {
    let name: String
    let storage: SettingsStorage
  }

  /// The name, and the settings that were in force when the key was created.
  public let id: ID
  private let coding: SettingCoding<Value>
  /// Whether the setting could not be read, and must not be overwritten.
  private let isDamaged = Locked(false)

  init(_ name: String, _ coding: SettingCoding<Value>) {
    id = ID(name: name, storage: DependencyValues.current.defaultAppStorage)
    self.coding = coding
  }

  /// The key as in code.
  public var description: String { ".appStorage(\"\(id.name)\")" }

  /// Reads the setting.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try read() })
  }

  private func read() throws -> Value? {
    try isDamaged.noting {
      try id.storage.place.value(id.name, isURL: coding.isURL).map { try coding.decode($0) }
    }
  }

  /// Reads the setting again after each change that this program did not make.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    SharedSubscription(
      id.storage.place.watch(id.name, isURL: coding.isURL) { subscriber.yield(with: Result { try read() }) }
    )
  }

  /// Stores the setting; nil removes it. A setting that could not be read is replaced only when the program calls `save()`.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let isForced = context == .userInitiated
    do {
      let setting = try coding.encode(value)
      let isProtected = try isDamaged.withLock { isDamaged in
        guard isForced || !isDamaged else { throw UnreadableSetting(name: id.name) }
        defer { isDamaged = false }
        return isDamaged
      }
      id.storage.place.set(setting, for: id.name, isForced: isForced) { result in
        if isProtected, case .failure = result { isDamaged.withLock { $0 = true } }
        continuation.resume(with: result)
      }
    } catch {
      continuation.resume(throwing: error)
    }
  }
}

/// The error of a change that was not saved, because the setting could not be read before.
public struct UnreadableSetting: Error, Hashable, CustomStringConvertible {
  /// The name of the setting.
  public let name: String

  /// What was not done.
  public var description: String { "the setting '\(name)' could not be read, and is not overwritten" }
}

extension SharedReaderKey {
  /// A key of a setting of the program, such as a choice of the user.
  ///
  /// On Apple's systems, the setting is in `UserDefaults.standard`, in the form that `UserDefaults` itself uses. Elsewhere it is in a file
  /// of the program; see ``SettingsStorage/standard``. The dependency `defaultAppStorage` replaces it, and tests have it in memory.
  /// A nil removes the setting. A setting that cannot be read is reported, and is overwritten only by `save()`.
  ///
  /// ```swift
  /// @Shared(.appStorage("showsHidden")) var showsHidden = false
  /// @Shared(.appStorage("lastFolder")) var lastFolder: URL?
  /// ```
  ///
  /// - Parameter name: The name of the setting.
  public static func appStorage<Value: Codable & Sendable>(_ name: String) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(name, .codable)
  }

  /// A key of a setting that is stored as its raw value.
  ///
  /// - Parameter name: The name of the setting.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(_ name: String) -> Self
  where Value.RawValue: Codable & Sendable, Self == AppStorageKey<Value> {
    AppStorageKey(name, .raw())
  }

  /// A key of a setting that is stored as its raw value, or is not there.
  ///
  /// - Parameter name: The name of the setting.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(_ name: String) -> Self
  where Value.RawValue: Codable & Sendable, Self == AppStorageKey<Value?> {
    AppStorageKey(name, .optional(.raw()))
  }
}
