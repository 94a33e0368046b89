import Foundation
import PackagePlugin

/// Where the files of a build are.
struct Layout {
  let package: URL
  private let work: URL
  private let target: String

  init(context: PluginContext, target: any Target) {
    package = context.package.directoryURL
    work = context.pluginWorkDirectoryURL
    self.target = target.name
  }

  /// The list of the files of the target.
  var list: URL { work.appending(path: "sources.json") }

  /// The configuration of the package, if it has one.
  var configuration: URL? {
    let file = package.appending(path: ".headgate.yml")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The files of a target in this package.
  func module(_ module: SwiftSourceModuleTarget) -> LintList.Module {
    let root = package.path + "/"
    let files = module.sourceFiles(withSuffix: ".swift").map(\.url).filter { file in
      file.path.hasPrefix(root) && !file.pathComponents.starts(with: generated)
    }
    return LintList.Module(
      sources: files.map { String($0.path.dropFirst(root.count)) }.sorted(),
      facts: work(of: module.name).appending(path: "facts").path
    )
  }

  func inputs(of list: LintList) -> [URL] {
    let sources = ([list.target] + list.dependencies).flatMap(\.sources).map { package.appending(path: $0) }
    return sources + [self.list] + (configuration.map { [$0] } ?? [])
  }

  /// The folder of this plugin for another target, as far as SwiftPM arranges the folders by target.
  ///
  /// Targets share facts there. In another arrangement each target would have facts of its own.
  private func work(of module: String) -> URL {
    guard let index = indexOfTarget else { return work.appending(path: module) }
    var components = work.pathComponents
    components[index] = module
    return URL(filePath: NSString.path(withComponents: components))
  }

  /// The start of the paths of generated files, which nobody maintains.
  private var generated: ArraySlice<String> {
    work.pathComponents[..<(indexOfTarget ?? work.pathComponents.count)]
  }

  /// A folder further up can have the name of the target, too.
  private var indexOfTarget: Int? { work.pathComponents.lastIndex(of: target) }
}
