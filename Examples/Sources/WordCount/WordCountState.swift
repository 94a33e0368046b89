/// The requested files and the words that were found in them.
public struct WordCountState: Equatable, Sendable {
  public enum Status: Equatable, Sendable {
    case waiting
    case counted(Int)
    case failed(String)
    case cancelled
  }

  public struct File: Equatable, Sendable {
    public let path: String
    public var status: Status
  }

  public internal(set) var files: [File] = []
  public internal(set) var words: [String: Int] = [:]

  public init() {}

  public var done: Int { files.count { $0.status != .waiting } }
  public var isFinished: Bool { !files.isEmpty && done == files.count }
  public var total: Int { words.values.reduce(0, +) }
  public var failures: [File] {
    files.filter { if case .failed = $0.status { true } else { false } }
  }

  /// Returns the most frequent words. Words with the same count are in alphabetical order.
  public func mostFrequent(_ count: Int) -> [(word: String, count: Int)] {
    words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(count).map { ($0.key, $0.value) }
  }
}
