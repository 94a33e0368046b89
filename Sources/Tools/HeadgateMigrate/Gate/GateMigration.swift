import HeadgateLint
import HeadgateTexts

/// The second stage of a migration: one feature gets kinds of actions, and its parents get gates.
package struct GateMigration: Sendable {
  package let migration: Migration
  /// The kinds of the cases with their reasons, and the parents, for readers at a terminal.
  package let summary: String

  /// - Parameters:
  ///   - texts: All files that use the feature.
  ///   - unread: The files that cannot be read, with the reasons. The result lists them.
  ///   - name: The name of the feature, such as `Editor` or `Library.Editor`.
  /// - Throws: `GateError` when the feature does not exist, when its actions have a form that this stage does not know, or
  ///   when a place that could name one of its actions cannot be resolved.
  package init(
    _ texts: [(path: String, text: String)],
    unread: [(path: String, reason: String)] = [],
    feature name: String
  ) throws {
    self = try DeepStack.run { try GateMigration(parsing: texts, unread, feature: name) }
  }

  private init(
    parsing texts: [(path: String, text: String)],
    _ unread: [(path: String, reason: String)],
    feature name: String
  ) throws {
    var unread = unread
    let sources = SourceText.all(in: texts, unread: &unread)
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let one = unread.first(where: { file in texts.contains { $0.path == file.path && $0.text.contains(last) } }) {
      throw GateError("\(TerminalText.inLine(one.path)) contains '\(last)' and cannot be parsed.")
    }
    if let error = GateError(openActions: name, in: sources) { throw error }
    let files = GateFiles(sources)
    let plan = try GatePlan(GateFeature(named: name, in: files), files)
    let uses = ActionUseEdits(plan)
    let edits = Self.edits(plan, uses)
    let texts = try sources.indices.map { try Self.text(of: sources[$0], edits[$0] ?? []) }
    let positions = GatePositions(sources, edits, texts)
    let advice = GateAdvice(plan: plan, positions: positions)
    let obstacles = plan.obstacles(tests: uses.obstacles)
    let migrated = sources.indices.map { file in
      let changes = obstacles.filter { $0.place.file == file }.map { one in
        let range = SourceRange(offset: positions.offset(of: one.place), length: 0)
        return ManualChange(step: "gate", range: range, advice: advice.text(for: one.reason))
      }
      return MigratedFile(
        path: sources[file].path,
        before: sources[file].text,
        after: texts[file],
        manualChanges: changes.sorted { ($0.range.offset, $0.advice) < ($1.range.offset, $1.advice) }
      )
    }
    migration = Migration(files: migrated.filter { $0.isChanged || !$0.manualChanges.isEmpty }, unread: unread)
    summary = plan.summary(positions)
  }

  private static func edits(_ plan: GatePlan, _ uses: ActionUseEdits) -> [Int: [Fix.Edit]] {
    var edits = uses.edits
    edits[plan.feature.file, default: []] += DeclarationEdits(plan).edits
    for parent in plan.parents where parent.getsGate {
      guard let payload = PayloadEdit(of: parent.edge, in: plan) else { continue }
      edits[payload.file, default: []] += payload.edits
    }
    return edits
  }

  private static func text(of source: SourceText, _ edits: [Fix.Edit]) throws -> String {
    guard let edited = source.text.applying(edits), let new = SourceText(path: source.path, text: edited) else {
      throw GateError(
        "Nothing is written. \(TerminalText.inLine(source.path)) has a form that this command cannot change."
      )
    }
    guard let lost = source.comments.firstText(notIn: new.comments) else { return edited }
    throw GateError(
      "Nothing is written. \(TerminalText.inLine(source.path)) would lose the comment '\(lost)'. Move it to a line of its own, and run the command again."
    )
  }
}
