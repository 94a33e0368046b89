public import HeadgateUDF

/// A request to count the words of files.
public struct FilesRequested: Action, Equatable {
  public let paths: [String]

  public init(paths: [String]) {
    self.paths = paths
  }
}

/// A file was read and its words were counted.
public struct FileCounted: Action, Equatable {
  public let path: String
  public let words: [String: Int]

  public init(path: String, words: [String: Int]) {
    self.path = path
    self.words = words
  }
}

/// A file could not be read.
public struct FileFailed: Action, Equatable {
  public let path: String
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// The user cancelled the counting.
public struct CountingCancelled: Action, Equatable {
  public init() {}
}
