public import Foundation
public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Where the files of `.fileStorage` keys are: on the disk, or in memory for tests and previews.
public struct FileStorage: Hashable, Sendable {
  let files: any FileStorageFiles

  init(_ files: any FileStorageFiles) {
    self.files = files
  }

  /// The files of the disk. Writes are atomic, and several within a twentieth of a second are one.
  public static let fileSystem = FileStorage(DiskFiles.shared)

  /// New files in memory: nothing is read from the disk or written to it. No other program changes them, so nothing is combined.
  ///
  /// - Parameter contents: The files that are there.
  public static func inMemory(_ contents: [URL: Data] = [:]) -> FileStorage {
    FileStorage(MemoryFiles(contents))
  }

  /// Returns whether both are the same files.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.files === rhs.files }

  /// Hashes the identity of the files.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(files)) }
}

extension DependencyValues {
  /// Where the files of `.fileStorage` keys are. In tests and previews, new files in memory: nothing is written to the disk.
  ///
  /// ```swift
  /// withDependencies { $0.defaultFileStorage = .inMemory() } operation: { }
  /// ```
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependency.self] }
    set { self[FileStorageDependency.self] = newValue }
  }
}

private enum FileStorageDependency: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  // Computed: each test and each preview has files of its own.
  static var previewValue: FileStorage { .inMemory() }
  static var testValue: FileStorage { .inMemory() }
}
