public import HeadgateUDF

/// Reads files as text.
public struct FileReader: Sendable {
  public var read: @Sendable (_ path: String) async throws -> String

  public struct NotText: Error {}

  public init(read: @escaping @Sendable (_ path: String) async throws -> String) {
    self.read = read
  }
}

extension FileReader: DependencyKey {
  public static var liveValue: FileReader {
    FileReader { path in
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let text = String(data: data, encoding: .utf8) else { throw NotText() }
      return text
    }
  }
}

extension DependencyValues {
  public var fileReader: FileReader {
    get { self[FileReader.self] }
    set { self[FileReader.self] = newValue }
  }
}
