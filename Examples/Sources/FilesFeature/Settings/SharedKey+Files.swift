package import Headgate

extension SharedKey where Self == FileStorageKey<Settings>.Default {
  /// The settings, in a file that all running programs share.
  package static var settings: Self {
    Self[
      .fileStorage(
        ConfigurationDirectory.current.file("settings.json"),
        encoder: .readable,
        combine: Settings.combined
      ),
      default: Settings()
    ]
  }
}

extension SharedKey where Self == FileStorageKey<[Path]>.Default {
  /// The bookmarks in the order in which they were made, in a file that all running programs share.
  package static var bookmarks: Self {
    Self[
      .fileStorage(
        ConfigurationDirectory.current.file("bookmarks.json"),
        encoder: .readable,
        combine: Bookmarks.combined
      ),
      default: []
    ]
  }
}

extension JSONEncoder {
  /// An encoder for files that a user may read and change.
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
