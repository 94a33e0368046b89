import Foundation

/// Lints one target in a build.
package struct BuildLint {
  private let list: BuildList
  private let configuration: Configuration

  package init(_ list: BuildList, _ configuration: Configuration) {
    self.list = list
    self.configuration = configuration
  }

  /// Reads a list, and the configuration that it names.
  ///
  /// - Throws: An ``UnreadableFile``, a ``LintRunError`` when the file is no list, or a ``ConfigurationError``.
  package init(list path: String) throws {
    do {
      list = try JSONDecoder().decode(BuildList.self, from: SourceFile.read(path, limit: SourceFile.limitOfTools))
    } catch is DecodingError {
      throw LintRunError.noBuildList(path)
    }
    if let path = list.configuration {
      configuration = try Configuration(yaml: LintRun.readText(path), path: path)
    } else {
      configuration = Configuration()
    }
  }

  /// Returns the findings in the form of compiler diagnostics, with absolute paths, and whether the build fails.
  package func run() async -> (diagnostics: String, isFailure: Bool) {
    let own = files(of: list.target)
    let facts = await (own + list.dependencies.flatMap(files)).concurrentMap { $0.read() }
    deleteOldFacts(except: own)
    var result = Linter(configuration).lint(facts, isComplete: false)
    let paths = Set(own.map(\.path))
    result.findings.removeAll { !paths.contains($0.path) }
    result.unparsed.removeAll { !paths.contains($0.path) }
    let sources = Sources { [package = list.package] path in (try? LintRun.readText("\(package)/\(path)")) ?? "" }
    let text = XcodeOutput(sources: sources, folder: list.package).text(of: result)
    // The compiler also reports a file that cannot be parsed, and stops the build.
    return (text, result.exitCode(isStrict: false) == 1)
  }

  private func files(of module: BuildList.Module) -> [FactFile] {
    module.sources.filter(configuration.includes).map {
      FactFile(path: $0, package: list.package, folder: module.facts)
    }
  }

  /// Deletes the facts of files that the target no longer has. Only the command of the target may delete them.
  private func deleteOldFacts(except files: [FactFile]) {
    let names = Set(files.map(\.facts.lastPathComponent))
    let stored = (try? FileManager.default.contentsOfDirectory(atPath: list.target.facts)) ?? []
    for name in stored where name.hasSuffix(".facts") && !names.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(list.target.facts)/\(name)")
    }
  }
}
