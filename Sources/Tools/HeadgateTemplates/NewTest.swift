import HeadgateLint
import HeadgateMap

/// The file of tests for an existing feature.
package struct NewTest {
  package let files: NewFiles
  /// The view actions without a test, because only the user knows their values.
  package let skipped: [String]

  /// Reads a feature, and creates the text of its tests.
  ///
  /// - Parameter targetName: The target of the feature. It can be nil if only one target has a feature of this name.
  /// - Throws: `TemplateError`.
  package init(_ name: String, in layout: PackageLayout, target targetName: String? = nil) throws {
    let targets = try targetName.map { [try layout.target($0)] } ?? layout.targets
    let features = TargetFeatures(targets.flatMap(layout.files(of:)))
    let feature = try features.feature(named: name)
    guard let target = targets.first(where: { layout.files(of: $0).contains(feature.location.path) }) else {
      throw TemplateError.unknownFeature(name, nearest: nil)
    }
    let folder = try layout.testFolder(of: target)
    let actions = feature.actions.filter { Self.isSentByView($0) }
    guard !actions.isEmpty else { throw TemplateError.noViewActions(feature.id) }
    let template = ActionTestTemplate(
      feature: feature.id,
      module: target,
      state: try features.state(of: feature),
      reducer: try features.reducer(of: feature),
      actions: actions.compactMap { features.sample($0, of: feature) },
      dependencies: features.dependencies(of: feature),
      isOnMainActor: layout.usesMainActor
    )
    var files = NewFiles()
    files.add("\(folder)/\(template.suite).swift", template.lines)
    self.files = files
    skipped = actions.filter { features.sample($0, of: feature) == nil }.map(\.text)
  }

  /// Whether a view sends an action: it is a view action, or a flat action that no reducer and no effect sends.
  private static func isSentByView(_ action: MapAction) -> Bool {
    switch action.kind {
    case .view, .binding: return true
    case .unsorted:
      let isInternal = action.names.last?.hasPrefix("_") ?? true
      return !isInternal && !action.senders.contains { $0.role == .reducer || $0.role == .effect }
    case .delegate, .interface, .internal, .presentation, .child: return false
    }
  }
}
