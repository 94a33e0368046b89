import Foundation
internal import HeadgateSupport

/// Files in memory.
final class MemoryFiles: FileStorageFiles {
  private let contents: Locked<[URL: Data]>

  init(_ contents: [URL: Data]) {
    self.contents = Locked(contents)
  }

  func read(_ url: URL) throws -> Data? { contents.withLock { $0[url] } }

  func write(_ data: Data, to url: URL, _ done: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    contents.withLock { $0[url] = data }
    done(.success(()))
  }

  func watch(_ url: URL, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void { {} }
}
