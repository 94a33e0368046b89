@testable import HeadgateLint
import Testing

@Suite struct GlobTests {
  @Test(
    "patterns match paths",
    arguments: [
      ("Sources", "Sources/App/A.swift"), ("Sources/", "Sources/A.swift"), ("*.swift", "A.swift"),
      ("**/*.swift", "a/b/C.swift"),
      ("**/*.swift", "C.swift"), ("**/Generated/*.swift", "a/Generated/A.swift"), ("a?.swift", "ab.swift"),
      ("Sources/**", "Sources/a/b/C.swift"), ("Sources/*/A.swift", "./Sources/x/A.swift"),
    ]
  )
  func matches(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(
    "patterns do not match other paths",
    arguments: [
      ("Sources", "Sources2/A.swift"), ("*.swift", "a/A.swift"), ("Sources/*/A.swift", "Sources/x/y/A.swift"),
      ("a?.swift", "a/.swift"), ("**/Generated/*.swift", "a/Generated/b/A.swift"), ("A.swift", "B/A.swift"),
    ]
  )
  func differs(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test("patterns with many stars need no more than a table")
  func stars() {
    let path = String(repeating: String(repeating: "a", count: 20) + "/", count: 30) + String(repeating: "a", count: 60)
    for part in ["**/*a*/", "**/", "*a", "?*", "**a", "***/"] {
      #expect(!Glob(String(repeating: part, count: 40) + "b").matches(path), "\(part)")
    }
  }

  @Test("random patterns match what a search with backtracking finds")
  func random() {
    var state: UInt64 = 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func text(_ pieces: [String], _ count: Int) -> String {
      (0..<count).map { _ in pieces[next(pieces.count)] }.joined()
    }
    var matches = 0
    for _ in 0..<20_000 {
      let pattern = text(["a", "b", "/", "*", "**", "**/", "?", "*/"], next(7))
      let path = text(["a", "b", "/", "a/", "./"], next(9))
      let expected = Backtracking.matches(path, pattern)
      matches += expected ? 1 : 0
      #expect(Glob(pattern).matches(path) == expected, "\(pattern) and \(path)")
    }
    #expect(matches > 2_000 && matches < 18_000)
  }
}

/// The definition of a pattern: it tries each number of characters for each star, so its time can double with each star.
private enum Backtracking {
  static func matches(_ path: String, _ pattern: String) -> Bool {
    let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    if path.hasPrefix(pattern + "/") || matches(Array(path)[...], Array(pattern)[...]) { return true }
    return path.indices.contains { path[$0] == "/" && matches(Array(path[..<$0])[...], Array(pattern)[...]) }
  }

  private static func matches(_ path: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    guard first == "*" else {
      guard let character = path.first, first == "?" ? character != "/" : character == first else { return false }
      return matches(path.dropFirst(), pattern.dropFirst())
    }
    if pattern.starts(with: "**/") {
      let rest = pattern.dropFirst(3)
      return matches(path, rest) || path.indices.contains { path[$0] == "/" && matches(path[($0 + 1)...], rest) }
    }
    let isDeep = pattern.starts(with: "**")
    for end in path.startIndex...path.endIndex {
      if matches(path[end...], pattern.dropFirst(isDeep ? 2 : 1)) { return true }
      if !isDeep, end < path.endIndex, path[end] == "/" { return false }
    }
    return false
  }
}
