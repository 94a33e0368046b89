import HeadgateMap

/// The files of a new feature in a package.
package struct NewFeature {
  package var name: String
  package var style: FeatureShape.Style
  /// The name of the child that the feature presents.
  package var child: String?
  package var hasEffect: Bool
  package var hasTests: Bool

  package init(
    _ name: String,
    style: FeatureShape.Style = .gated,
    child: String? = nil,
    hasEffect: Bool = false,
    hasTests: Bool = true
  ) {
    self.name = name
    self.style = style
    self.child = child
    self.hasEffect = hasEffect
    self.hasTests = hasTests
  }

  /// Returns the files, without writing them.
  ///
  /// - Parameter targetName: The target of the feature. It can be nil if the package has one target.
  /// - Throws: `TemplateError`.
  package func files(in layout: PackageLayout, target targetName: String?) throws -> NewFiles {
    let name = try TypeName(name).text
    let target = try layout.target(targetName)
    let tests = hasTests ? try layout.testFolder(of: target) : nil
    let features = TargetFeatures(layout.files(of: target))
    try check(name, target, features)
    var shapes = [FeatureShape(name: name, style: style, hasEffect: hasEffect)]
    if let child {
      let child = try TypeName(child).text
      guard child != name else { throw TemplateError.sameNames(name) }
      let existing = try existingChild(child, features)
      shapes[0].child = existing ?? .new(child, style)
      if existing == nil {
        try check(child, target, features)
        shapes.append(FeatureShape(name: child, style: style, hasDelegate: true))
      }
    }
    var files = NewFiles()
    for shape in shapes {
      files.add("Sources/\(target)/\(shape.name).swift", FeatureTemplate(shape: shape).lines)
      guard let tests else { continue }
      let template = FeatureTestTemplate(shape: shape, module: target, isOnMainActor: layout.usesMainActor)
      files.add("\(tests)/\(shape.name)Tests.swift", template.lines)
    }
    return files
  }

  private func check(_ name: String, _ target: String, _ features: TargetFeatures) throws {
    guard name != target else { throw TemplateError.nameOfModule(name) }
    if let path = features.declaration(of: name) { throw TemplateError.declared(name, path: path) }
  }

  /// Returns the child if it exists.
  private func existingChild(_ name: String, _ features: TargetFeatures) throws -> ChildShape? {
    guard features.map.feature(name) != nil else { return nil }
    let feature = try features.feature(named: name)
    return ChildShape(
      name,
      isGated: features.isGated(feature),
      isNew: false,
      delegates: feature.actions.filter { $0.kind == .delegate }.compactMap(\.names.last),
      hasInterface: feature.actions.contains { $0.kind == .interface },
      state: try features.state(of: feature),
      reducer: try features.reducer(of: feature)
    )
  }
}
