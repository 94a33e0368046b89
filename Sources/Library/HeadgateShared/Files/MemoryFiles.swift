import Foundation
internal import HeadgateSupport

/// Files in memory.
final class MemoryFiles: FileStorageFiles {
  private let contents: Locked<[URL: Data]>

  init(_ contents: [URL: Data]) {
    self.contents = Locked(contents)
  }

  func read(_ url: URL) throws -> FileContents {
    FileContents(data: contents.withLock { $0[url] }, version: 0)
  }

  func write(_ write: FileWrite, to url: URL) {
    contents.withLock { $0[url] = write.data }
    for done in write.done { done(.success(())) }
  }

  func skip(_ version: FileVersion, of url: URL) {}

  func watch(_ url: URL, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void { {} }
}
