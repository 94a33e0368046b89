public import Foundation
public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Where the settings of `.appStorage` keys are: a file of the program, `UserDefaults`, or memory for tests and previews.
public struct SettingsStorage: Hashable, Sendable {
  let place: any SettingsPlace

  /// The settings of the program: `UserDefaults.standard` on Apple's systems, elsewhere a file that has the name of the program.
  ///
  /// On Linux, the file is `$XDG_CONFIG_HOME/<program>/settings.json`, or `~/.config/<program>/settings.json`. The name is that of the
  /// program's executable file, so that two programs have two files.
  public static let standard: SettingsStorage = {
    #if canImport(Darwin)
      .userDefaults(.standard)
    #else
      .file(SettingsDirectory.url.appending(path: ProcessInfo.processInfo.processName + "/settings.json"))
    #endif
  }()

  /// The settings in a file: a JSON object with a member for each setting. All programs that use the file see a change.
  ///
  /// When two programs change different settings at the same time, both changes stay. Of two changes of one setting, the later one stays.
  public static func file(_ url: URL) -> SettingsStorage {
    let url = url.standardizedFileURL
    return SettingsStorage(
      place: settingsFiles.withLock { files in
        if let file = files[url] { return file }
        let file = SettingsFile(url, .shared)
        files[url] = file
        return file
      }
    )
  }

  /// The settings in a `UserDefaults`, in the forms that `UserDefaults` itself uses. Changes by this program are seen.
  public static func userDefaults(_ defaults: UserDefaults) -> SettingsStorage {
    SettingsStorage(place: UserDefaultsSettings(defaults))
  }

  /// New settings in memory.
  public static func inMemory() -> SettingsStorage {
    SettingsStorage(place: MemorySettings())
  }

  /// Returns whether both are the same settings.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.place.identity == rhs.place.identity }

  /// Hashes the identity of the settings.
  public func hash(into hasher: inout Hasher) { hasher.combine(place.identity) }
}

extension SettingsPlace {
  /// Two places with one identity have the same settings.
  fileprivate var identity: ObjectIdentifier {
    ObjectIdentifier((self as? UserDefaultsSettings)?.defaults ?? self)
  }
}

extension DependencyValues {
  /// Where the settings of `.appStorage` keys are. In tests and previews, new settings in memory: nothing is written to the disk.
  ///
  /// ```swift
  /// prepareDependencies { $0.defaultAppStorage = .file(URL(filePath: "/etc/server/settings.json")) }
  /// ```
  public var defaultAppStorage: SettingsStorage {
    get { self[SettingsStorageKey.self] }
    set { self[SettingsStorageKey.self] = newValue }
  }
}

private enum SettingsStorageKey: DependencyKey {
  static var liveValue: SettingsStorage { .standard }
  // Computed: each test and each preview has settings of its own.
  static var previewValue: SettingsStorage { .inMemory() }
  static var testValue: SettingsStorage { .inMemory() }
}

/// The settings in files: one object for each file, because it puts the changes in order.
private let settingsFiles = Locked<[URL: SettingsFile]>([:])

/// The directory of the settings of all programs of the user.
private enum SettingsDirectory {
  static var url: URL {
    #if os(Linux)
      // Only an absolute path counts, by the specification of these directories.
      if let path = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"], path.hasPrefix("/") {
        return URL(filePath: path)
      }
      return URL(filePath: NSHomeDirectory()).appending(path: ".config")
    #else
      return .applicationSupportDirectory
    #endif
  }
}
