/// The first lines of every file of tests.
enum TestFileTemplate {
  static func imports(module: String) -> Lines {
    Lines {
      "import Headgate"
      "import HeadgateTesting"
      "import Testing"
      ""
      "@testable import \(module)"
    }
  }
}
