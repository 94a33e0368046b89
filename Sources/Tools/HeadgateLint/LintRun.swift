import Foundation
import HeadgateTexts

/// Lints files of the file system.
package struct LintRun {
  package let sources = Sources { path in (try? LintRun.readText(path)) ?? "" }
  private let linter: Linter
  private let configuration: Configuration
  private let cache: FactCache?
  private let showsProgress: Bool

  /// - Parameters:
  ///   - cache: The folder of the cache; nil for none.
  ///   - showsProgress: Whether a long run prints its progress on the standard error stream.
  package init(_ configuration: Configuration, cache: String?, showsProgress: Bool) {
    self.configuration = configuration
    linter = Linter(configuration)
    self.cache = cache.flatMap { FactCache(folder: $0, configuration: configuration) }
    self.showsProgress = showsProgress
  }

  /// Reads a text file.
  package static func readText(_ path: String) throws(UnreadableFile) -> String {
    String(decoding: try SourceFile.read(path), as: UTF8.self)
  }

  // MARK: - Files

  /// Returns the Swift files in folders, sorted, without hidden folders and those that contain the products of builds. A file
  /// with several paths is there once. Files and folders in them that cannot be read are there, too: the run reports them.
  ///
  /// - Throws: An ``UnreadableFile`` when one of the paths does not exist.
  package func files(in paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      guard FileManager.default.fileExists(atPath: path) else { throw UnreadableFile(path, code: ENOENT) }
      if SwiftFolder.exists(path) {
        files += SwiftFolder.files(in: path).filter(configuration.includes)
      } else {
        files.append(path)
      }
    }
    return SwiftFolder.uniqued(files)
  }

  // MARK: - Linting

  /// Lints files together as one target.
  ///
  /// - Parameter isComplete: Whether the files are all code of the app, with its tests. Otherwise other code can use the actions.
  package func lint(_ files: [String], isComplete: Bool = true) async throws -> LintResult {
    let analyses = try await analyze(files)
    var result = await linter.lint(analyses.map(\.analysis), isComplete: isComplete)
    for entry in analyses { result.contentHashes[entry.analysis.facts.path] = entry.hash }
    do {
      try cache?.store(analyses)
    } catch {
      result.cacheProblem = error
    }
    return result
  }

  /// Analyzes files in parallel. The result has their order.
  private func analyze(_ files: [String]) async throws -> [FactCache.Entry] {
    let chunk = max(1, min(32, files.count / (ProcessInfo.processInfo.activeProcessorCount * 4)))
    let cached = cache?.load() ?? [:]
    var progress = Progress()
    defer { if showsProgress { progress.finish() } }
    return try await withThrowingTaskGroup(of: (Int, [FactCache.Entry]).self) { [linter] group in
      for start in stride(from: 0, to: files.count, by: chunk) {
        group.addTask {
          let part = files[start..<min(start + chunk, files.count)]
          return (start, part.map { Self.analyze($0, cached[$0], linter) })
        }
      }
      var parts: [(Int, [FactCache.Entry])] = []
      for try await part in group {
        parts.append(part)
        if showsProgress { progress.advance(to: parts.reduce(0) { $0 + $1.1.count }, of: files.count) }
      }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  private static func analyze(_ path: String, _ cached: FactCache.Stored?, _ linter: Linter) -> FactCache.Entry {
    let data: Data
    do {
      data = try SourceFile.read(path)
    } catch {
      let hash = ContentHash(Data(error.reason.utf8)).value
      return FactCache.Entry(hash: hash, analysis: FileAnalysis(path: path, problem: error.reason), data: nil)
    }
    let hash = ContentHash(data).value
    if let cached, cached.hash == hash, let analysis = cached.analysis {
      return FactCache.Entry(hash: hash, analysis: analysis, data: cached.data)
    }
    let analysis = FileAnalysis(path: path, source: String(decoding: data, as: UTF8.self), linter: linter)
    return FactCache.Entry(hash: hash, analysis: analysis, data: nil)
  }

  // MARK: - Changes

  /// Applies the fixes of findings to their files, and returns the corrected findings.
  ///
  /// A fix is left out if it would change a file that changed after it was linted, that is not UTF-8, or that would not parse
  /// afterwards. A link stays a link.
  ///
  /// - Throws: The error of a file that cannot be read or written. Then all files have their old content.
  package func applyFixes(of result: LintResult) throws -> [Correction] {
    var plan = FixPlan(result.findings)
    while true {
      var changes = ChangedFiles()
      var rejected: Set<String> = []
      for path in plan.paths {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let data = try SourceFile.read(url.path)
        if ContentHash(data).value == result.contentHashes[path], let text = fixedText(of: path, data, plan) {
          changes.add(url, before: data, after: Data(text.utf8))
        } else {
          rejected.insert(path)
        }
      }
      if rejected.isEmpty {
        // The positions are those of the texts before the change.
        sources.removeAll()
        let corrections = plan.findings.map(correction)
        try changes.write()
        sources.removeAll()
        return corrections
      }
      plan.remove(changing: rejected)
    }
  }

  private func correction(_ finding: Finding) -> Correction {
    Correction(
      finding: finding,
      position: sources.lines(of: finding.path).position(of: finding.range.offset),
      changedPaths: finding.changedPaths
    )
  }

  /// Returns the text of a file after the fixes; nil when it cannot have them.
  private func fixedText(of path: String, _ data: Data, _ plan: FixPlan) -> String? {
    let text = String(decoding: data, as: UTF8.self)
    // Otherwise the text has replacement characters for bytes that are not UTF-8.
    guard Data(text.utf8) == data else { return nil }
    let fixed = plan.text(of: path, from: text)
    return FileFacts(path: path, source: fixed).syntaxErrors.isEmpty ? fixed : nil
  }

  /// Writes known findings to a file.
  package func write(_ baseline: Baseline, to path: String) throws {
    try Data(baseline.indentedJSON.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Reads known findings from a file.
  package func readBaseline(_ path: String) throws -> Baseline {
    do {
      return try JSONDecoder().decode(Baseline.self, from: SourceFile.read(path, limit: SourceFile.limitOfTools))
    } catch is DecodingError {
      throw LintRunError.noBaseline(path)
    }
  }
}

/// A file that a run needs and cannot use.
package enum LintRunError: Error, CustomStringConvertible {
  case noBaseline(String)
  case noBuildList(String)

  package var description: String {
    switch self {
    case .noBaseline(let path): "error: '\(TerminalText.inLine(path))' is no baseline: write one with --write-baseline"
    case .noBuildList(let path):
      "error: '\(TerminalText.inLine(path))' is not a list of the build-tool plugin: delete it, and build again"
    }
  }
}
