public import Foundation
internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A key of a value in a file; see ``SharedReaderKey/fileStorage(_:decode:encode:combine:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey, CustomStringConvertible {
  /// The identity of the place: the file and the storage.
  public struct ID: Hashable, Sendable {
    let url: URL
    let storage: FileStorage
  }

  /// The file, and the storage that was in force when the key was created.
  public let id: ID
  typealias Combine = @Sendable (_ base: Value?, _ mine: Value, _ other: Value) -> Value

  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data
  private let combine: Combine?
  /// Whether the contents of the file could not be read, and must not be overwritten.
  private let isDamaged = Locked(false)

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data,
    combine: Combine?
  ) {
    id = ID(url: url.standardizedFileURL, storage: DependencyValues.current.defaultFileStorage)
    self.decode = decode
    self.encode = encode
    self.combine = combine
  }

  /// The key as in code.
  public var description: String { ".fileStorage(\(id.url.lastPathComponent))" }

  /// Reads the file. Nothing is stored if there is none, or if it is empty.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try read() })
  }

  private func read() throws -> Loaded<Value> {
    try isDamaged.noting {
      let contents = try id.storage.files.read(id.url)
      let value = try contents.data.flatMap { $0.isEmpty ? nil : try decode($0) }
      return Loaded(value: value, version: contents.version)
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
    let version = FileVersion(number: uniqueNumber(), from: nil)
    save(value, version, context, continuation)
  }

  private func save(
    _ value: Value,
    _ version: FileVersion,
    _ context: SaveContext,
    _ continuation: SaveContinuation
  ) {
    let isProtected = isDamaged.withLock { $0 }
    do {
      guard !isProtected || context == .userInitiated else { throw UnreadableFile(url: id.url) }
      let data = try encode(value)
      var version = version
      if isProtected {
        version.from = nil
        // Changes that follow are part of this write.
        isDamaged.withLock { $0 = false }
      }
      id.storage.files.write(
        FileWrite(
          data: data,
          version: version,
          combine: { base, other in try combined(typed(base), value, other) },
          done: [
            { result in
              if isProtected, let error = result.failure, !(error is OverwrittenChange) {
                isDamaged.withLock { $0 = true }
              }
              continuation.resume(with: result)
            }
          ]
        ),
        to: id.url
      )
    } catch {
      id.storage.files.skip(version, of: id.url)
      continuation.resume(throwing: error)
    }
  }

  /// Combines a value with what another program has written. Returns nil if it replaces it.
  private func combined(_ base: Value?, _ mine: Value, _ other: Data) throws -> Data? {
    let other = try isDamaged.noting {
      do {
        return try decode(other)
      } catch {
        throw UnreadableFile(url: id.url)
      }
    }
    return try combine.map { try encode($0(base, mine, other)) }
  }
}

extension FileStorageKey: VersionedSharedKey {
  var needsBase: Bool { combine != nil }

  func save(
    _ value: Value,
    _ version: SharedVersion<Value>,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    save(value, FileVersion(number: version.number, from: version.from, base: version.base), context, continuation)
  }
}

extension SharedReaderKey {
  /// A key of a value in a file, as JSON. All programs that use the file see a change within a second.
  ///
  /// The file is replaced in one step, at most every twentieth of a second, and at the exit of the program. A file that cannot be read, such
  /// as one with more than 500 arrays and objects inside of one another, is reported, and is overwritten only by `save()`.
  ///
  /// When two programs change the value at the same time, `combine` makes one value of both. Without it, the later write replaces the
  /// other one: this is reported, and ``OverwrittenChange`` in `saveError` has what was replaced.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(path: "bookmarks.json"))) var bookmarks: [Bookmark] = []
  /// @Shared(.fileStorage(file, combine: { @Sendable base, mine, other in mine + other - (base ?? 0) })) var count = 0
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file. Its directory is created if it is not there.
  ///   - decoder: Decodes the value.
  ///   - encoder: Encodes the value.
  ///   - combine: Makes one value of this program's value and that of another program. Both were made from the first argument, which is
  ///     nil if it is not known, because the file could not be read. Called on the thread that writes all files, which waits for it.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder(),
    combine: (@Sendable (_ base: Value?, _ mine: Value, _ other: Value) -> Value)? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url,
      decode: { data in
        // In JSON5, brackets in comments would count. The decoder itself refuses JSON5 with too many.
        if !decoder.allowsJSON5 { try JSONNesting.check(data) }
        return try decoder.decode(Value.self, from: data)
      },
      encode: { try encoder.encode($0) },
      combine: combine
    )
  }

  /// A key of a value in a file of any form.
  ///
  /// - Parameters:
  ///   - url: The file. Its directory is created if it is not there.
  ///   - decode: Reads the contents of the file.
  ///   - encode: Makes the contents of the file.
  ///   - combine: Makes one value of this program's value and that of another program; see above.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data,
    combine: (@Sendable (_ base: Value?, _ mine: Value, _ other: Value) -> Value)? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode, combine: combine)
  }
}
