import Foundation
import HeadgateLint
import HeadgateTexts

/// Lints one target in a build. The build-tool plugin calls this program with a list of the files; people call `headgate lint`.
///
/// The exit code is 0, 1 for findings that fail, or 2 when something cannot be read.
@main
struct HeadgateLintTool {
  static func main() async {
    guard CommandLine.arguments.count == 2 else {
      fail("error: the build-tool plugin of Headgate calls this program. Call `headgate lint` instead.")
    }
    do {
      let (diagnostics, isFailure) = try await BuildLint(list: CommandLine.arguments[1]).run()
      try StandardOutput.write(diagnostics)
      if isFailure { exit(1) }
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    StandardError.write(message)
    exit(2)
  }
}
