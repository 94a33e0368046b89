import Foundation
internal import HeadgateSupport

/// Settings in one file of the disk: a JSON object, which people can read and edit.
///
/// The settings that two programs change at the same time are combined by their names.
final class SettingsFile: SettingsPlace {
  private typealias Settings = [String: SettingValue]

  private struct Contents {
    /// Nil if the file was not read yet, or could not be read.
    var settings: Settings?
    var version: UInt64 = 0
  }
  let url: URL
  private let files: DiskFiles
  /// Held while settings are given to the files, so that they are in order.
  private let contents = Locked(Contents())
  private let watchers = SettingWatchers()
  private let endWatching = Locked<(@Sendable () -> Void)?>(nil)

  init(_ url: URL, _ files: DiskFiles) {
    self.url = url
    self.files = files
  }

  deinit { endWatching.withLock { $0 }?() }

  // MARK: Reading

  func value(_ name: String, isURL: Bool) throws -> SettingValue? {
    try contents.withLock { contents in
      try refresh(&contents)
      return contents.settings?[name]
    }
  }

  /// Reads the file, and decodes it if it has changed.
  private func refresh(_ contents: inout Contents) throws {
    do {
      let file = try files.read(url)
      guard contents.settings == nil || file.version != contents.version else { return }
      contents.settings = try file.data.map { try Self.decode($0) } ?? [:]
      contents.version = file.version
    } catch {
      contents.settings = nil
      throw error
    }
  }

  private static func decode(_ data: Data) throws -> Settings {
    if data.isEmpty { return [:] }
    // People can edit the file.
    try JSONNesting.check(data)
    return try JSONDecoder().decode(Settings.self, from: data)
  }

  // MARK: Writing

  func set(_ value: SettingValue?, for name: String, isForced: Bool, done: @escaping SettingsDone) {
    let result = Result {
      try contents.withLock { contents in
        var isReplaced = false
        if contents.settings == nil {
          do {
            try refresh(&contents)
          } catch {
            guard isForced else { throw UnreadableFile(url: url) }
            try keepUnreadable()
            isReplaced = true
          }
        }
        let base = contents.settings ?? [:]
        var settings = base
        settings[name] = value
        let version = FileVersion(
          number: uniqueNumber(),
          from: isReplaced ? nil : contents.version,
          base: base
        )
        files.write(try fileWrite(settings, version, done), to: url)
        contents.settings = settings
        contents.version = version.number
        watchers.isSet(name, to: value)
      }
    }
    if case .failure = result { done(result) }
  }

  private func fileWrite(_ settings: Settings, _ version: FileVersion, _ done: @escaping SettingsDone) throws
    -> FileWrite
  {
    FileWrite(
      data: try Self.encode(settings),
      version: version,
      combine: { [url] base, other in
        guard let other = try? Self.decode(other) else { throw UnreadableFile(url: url) }
        return try Self.encode(Self.combine(base as? Settings ?? [:], settings, other))
      },
      done: [done]
    )
  }

  private static func encode(_ settings: Settings) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(settings)
  }

  /// Returns the settings of another program with the changes of this one.
  private static func combine(_ base: Settings, _ mine: Settings, _ other: Settings) -> Settings {
    var combined = other
    for name in Set(base.keys).union(mine.keys) where mine[name] != base[name] { combined[name] = mine[name] }
    return combined
  }

  /// Keeps the contents that cannot be read in a file beside this one.
  private func keepUnreadable() throws {
    guard let data = try? Data(contentsOf: url) else { return }
    try data.write(to: url.appendingPathExtension("unreadable"), options: .atomic)
  }

  // MARK: Watching

  func watch(_ name: String, isURL: Bool, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number = watchers.add(name, isURL: isURL, contents.withLock { $0.settings?[name] }, changed)
    updateWatching()
    return { [weak self] in
      self?.watchers.remove(number)
      self?.updateWatching()
    }
  }

  /// Watches the file while a setting is watched.
  private func updateWatching() {
    let end: (@Sendable () -> Void)? = endWatching.withLock { end in
      guard !watchers.isEmpty else {
        defer { end = nil }
        return end
      }
      if end == nil { end = files.watch(url) { [weak self] in self?.fileChanged() } }
      return nil
    }
    end?()
  }

  private func fileChanged() {
    let isReadable = contents.withLock { contents in (try? refresh(&contents)) != nil }
    guard isReadable else { return watchers.callAll() }
    watchers.look { name, _ in contents.withLock { $0.settings?[name] } }
  }
}
