import Foundation
import PackagePlugin

/// `swift package headgate-lint`: lints the sources of a package, or of some of its targets.
@main
struct HeadgateLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let tool = try context.tool(named: "HeadgateLintCommandTool").url
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = context.package.directoryURL
    let cache = context.pluginWorkDirectoryURL.appending(path: "cache").path
    let paths = try paths(of: names, in: context)
    process.arguments =
      ["lint", "--cache", cache] + extractor.remainingArguments + (paths.isEmpty ? [] : ["--part"] + paths)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    // The linter printed what is wrong. SwiftPM prints its exit code, and ends with 1.
    exit(process.terminationReason == .exit ? process.terminationStatus : 1)
  }

  /// The folders of targets, relative to the package as in the configuration; empty for the whole package.
  private func paths(of names: [String], in context: PluginContext) throws -> [String] {
    let root = context.package.directoryURL.path + "/"
    return try context.package.targets(named: names).map { target in
      guard target.directoryURL.path.hasPrefix(root) else { throw OutsidePackage(name: target.name) }
      return String(target.directoryURL.path.dropFirst(root.count))
    }
  }
}

/// A target whose folder is outside of the package, where the configuration has no patterns for it.
private struct OutsidePackage: Error, CustomStringConvertible {
  let name: String

  var description: String { "The folder of the target '\(name)' is outside of the package." }
}
