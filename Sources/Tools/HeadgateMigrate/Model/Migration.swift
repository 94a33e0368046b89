import HeadgateLint

/// The result of a migration.
package struct Migration: Sendable {
  /// The files that use TCA, UDF or Headgate, sorted by path.
  package let files: [MigratedFile]
  /// The files that are left as they are, because they cannot be read or parsed or are not UTF-8, with the reason.
  package let unread: [(path: String, reason: String)]

  package init(files: [MigratedFile], unread: [(path: String, reason: String)]) {
    self.files = files
    self.unread = unread
  }

  /// Applies steps to files of a package.
  ///
  /// - Parameter surroundings: The other files of the package. They stay as they are, and their declarations and uses count.
  ///   Some can be migrated already.
  package init(
    _ texts: [(path: String, text: String)],
    in surroundings: [(path: String, text: String)] = [],
    steps: [MigrationStep] = MigrationStep.all()
  ) {
    self = DeepStack.run { Migration(parsing: texts, in: surroundings, steps) }
  }

  private init(
    parsing texts: [(path: String, text: String)],
    in surroundings: [(path: String, text: String)],
    _ steps: [MigrationStep]
  ) {
    var unread: [(path: String, reason: String)] = []
    let sources = SourceText.all(in: texts, unread: &unread)
    let others = surroundings.compactMap(SourceText.init)
    let (migrated, code) = Self.apply(steps, to: sources, in: others)
    let files = zip(sources, migrated).filter { _, file in steps.contains { $0.concerns(file, code) } }
    self.files = files.map { before, after in
      let code = code.seen(from: after)
      let changes = steps.filter { $0.concerns(after, code) }.flatMap { step in
        let changes = step.manualChanges(after, code)
        guard case .refused(let change) = StepResult(step, after, code) else { return changes }
        return changes + [change]
      }
      return MigratedFile(
        path: before.path,
        before: before.text,
        after: after.text,
        manualChanges: changes.sorted { ($0.range.offset, $0.advice) < ($1.range.offset, $1.advice) }
      )
    }
    self.unread = unread
  }

  /// Applies each step to all files before the next step.
  private static func apply(
    _ steps: [MigrationStep],
    to sources: [SourceText],
    in surroundings: [SourceText]
  ) -> ([SourceText], PackageCode) {
    var files = sources
    var code = PackageCode(files + surroundings)
    for step in steps {
      var isChanged = false
      files = files.map { file in
        guard step.concerns(file, code), case .edited(let new) = StepResult(step, file, code.seen(from: file))
        else { return file }
        isChanged = true
        return new
      }
      if isChanged { code = PackageCode(files + surroundings) }
    }
    return (files, code)
  }

  /// The exit code of the command: 0, 1 for manual changes outside of views, or 3 for files that cannot be read.
  package var exitCode: Int32 {
    if files.contains(where: { $0.manualChanges.contains { $0.kind != .view } }) { return 1 }
    return unread.isEmpty ? 0 : 3
  }
}
