import Foundation

/// The directory of the files that the program keeps for the user.
nonisolated struct ConfigurationDirectory {
  let url: URL

  /// - Parameters:
  ///   - environment: `XDG_CONFIG_HOME` names the directory of all programs. A relative path has no effect.
  ///   - home: The user's home directory, for the default.
  init(environment: [String: String], home: URL) {
    let named = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    url = (named ?? home.appending(path: ".config")).appending(path: "headgate-files")
  }

  static let current = ConfigurationDirectory(
    environment: ProcessInfo.processInfo.environment,
    home: FileManager.default.homeDirectoryForCurrentUser
  )

  func file(_ name: String) -> URL { url.appending(path: name) }
}
