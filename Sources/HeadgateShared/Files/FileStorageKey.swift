public import Foundation
internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A key of a value in a file; see ``SharedReaderKey/fileStorage(_:decode:encode:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey, CustomStringConvertible {
  /// The identity of the place: the file and the storage.
  public struct ID: Hashable, Sendable {
    let url: URL
    let storage: FileStorage
  }

  /// The file, and the storage that was in force when the key was created.
  public let id: ID
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data
  /// Whether the contents of the file could not be read, and must not be overwritten.
  private let isDamaged = Locked(false)

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    id = ID(url: url.standardizedFileURL, storage: DependencyValues.current.defaultFileStorage)
    self.decode = decode
    self.encode = encode
  }

  /// The key as in code.
  public var description: String { ".fileStorage(\(id.url.lastPathComponent))" }

  /// Reads the file. Nothing is stored if there is none, or if it is empty.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try read() })
  }

  private func read() throws -> Value? {
    do {
      let data = try id.storage.files.read(id.url)
      let value = try data.flatMap { $0.isEmpty ? nil : try decode($0) }
      isDamaged.withLock { $0 = false }
      return value
    } catch {
      isDamaged.withLock { $0 = true }
      throw error
    }
  }

  /// Reads the file again after each change that this program did not make.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    SharedSubscription(
      id.storage.files.watch(id.url) { subscriber.yield(with: Result { try read() }) }
    )
  }

  /// Writes the file. A file that could not be read is written only when the program calls `save()`.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let isProtected = isDamaged.withLock { isDamaged in
      if context == .userInitiated { isDamaged = false }
      return isDamaged
    }
    guard !isProtected else { return continuation.resume(throwing: UnreadableFile(url: id.url)) }
    do {
      id.storage.files.write(try encode(value), to: id.url) { continuation.resume(with: $0) }
    } catch {
      continuation.resume(throwing: error)
    }
  }
}

/// The error of a change that was not saved, because the file could not be read before.
public struct UnreadableFile: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let url: URL

  /// What was not done.
  public var description: String { "'\(url.lastPathComponent)' could not be read, and is not overwritten" }
}

extension SharedReaderKey {
  /// A key of a value in a file, as JSON. All programs that use the file see a change within half a second.
  ///
  /// The file is replaced in one step, at most every twentieth of a second, and at the exit of the program. A file that cannot be read is
  /// reported, and is overwritten only by `save()`.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(path: "bookmarks.json"))) var bookmarks: [Bookmark] = []
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file. Its directory is created if it is not there.
  ///   - decoder: Decodes the value.
  ///   - encoder: Encodes the value.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder()
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: { try decoder.decode(Value.self, from: $0) }, encode: { try encoder.encode($0) })
  }

  /// A key of a value in a file of any form.
  ///
  /// - Parameters:
  ///   - url: The file. Its directory is created if it is not there.
  ///   - decode: Reads the contents of the file.
  ///   - encode: Makes the contents of the file.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}
