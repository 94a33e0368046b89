import Foundation
import PackagePlugin

/// `swift package headgate-lint`: lints the sources of a package, or of some of its targets.
@main
struct HeadgateLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let tool = try context.tool(named: "HeadgateCommand").url
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = context.package.directoryURL
    let cache = context.pluginWorkDirectoryURL.appending(path: "cache").path
    process.arguments = ["lint", "--cache", cache] + extractor.remainingArguments + (try paths(of: names, in: context))
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    // The linter printed what is wrong. SwiftPM prints its exit code, and ends with 1.
    exit(process.terminationReason == .exit ? process.terminationStatus : 1)
  }

  /// The folders of targets in the package, relative to it as in the configuration; none for all of it.
  private func paths(of names: [String], in context: PluginContext) throws -> [String] {
    let root = context.package.directoryURL.path + "/"
    let targets = try context.package.targets(named: names)
    return targets.compactMap { target in
      target.directoryURL.path.hasPrefix(root) ? String(target.directoryURL.path.dropFirst(root.count)) : nil
    }
  }
}
