extension Rule {
  static let sealOpened = Rule(
    id: "seal-opened",
    severity: .error,
    summary: "Code outside of tests imports the interface that opens sealed actions.",
    why: "A seal guarantees that only its file can read an action. The interface exists for tests.",
    advice: "Delete `@_spi(Sealed)`. Other features listen to delegate actions.",
    examples: [
      .bad(
        """
        import Headgate
        @_spi(Sealed) import HeadgateTesting // ←
        """
      ),
      .good(
        """
        // file: Tests/LoginTests/LoginTests.swift
        @_spi(Sealed) import HeadgateTesting
        import Testing
        """
      ),
    ],
    check: .file { file, reporter in
      for one in file.imports where one.spi.contains("Sealed") && !file.isTest {
        reporter.report(
          file,
          one.range,
          "The import of '\(one.module)' opens sealed actions outside of tests."
        )
      }
    }
  )
}
