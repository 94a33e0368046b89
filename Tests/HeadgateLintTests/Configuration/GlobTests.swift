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
}
