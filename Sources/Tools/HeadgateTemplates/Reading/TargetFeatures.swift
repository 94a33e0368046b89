import Foundation
import HeadgateLint
import HeadgateMap

/// The features of some files, for text that refers to them.
struct TargetFeatures {
  let map: ActionMap
  private let target: ResolvedTarget
  private let types: DeclaredTypes

  /// Reads and resolves files.
  init(_ paths: [String]) {
    let texts = paths.reduce(into: [:]) { texts, path in
      texts[path] = try? LintRun.readText(path)
    }
    let facts = paths.map { FileFacts(path: $0, source: texts[$0] ?? "") }
    types = DeclaredTypes(paths.compactMap { texts[$0] })
    target = ResolvedTarget(facts)
    map = ActionMap(facts, sources: Sources { texts[$0] ?? "" })
  }

  /// Returns the path of the file that declares a type at file scope.
  func declaration(of name: String) -> String? {
    let entry = target.types.entries.first { Array($0.path.dropFirst()) == [name] && !$0.declarations.isEmpty }
    return entry.map { target.files[$0.declarations[0].file].path }
  }

  /// Returns the feature with a name: its full name, or the last part when only one feature has it.
  ///
  /// - Throws: `TemplateError` when there is no such feature, or when code of other files cannot name it.
  func feature(named name: String) throws -> MapFeature {
    let id: String
    do {
      id = try map.resolve(name)
    } catch MapError.unknownFeature(_, let nearest) {
      if nearest == nil, let file = target.files.first(where: { !$0.syntaxErrors.isEmpty }) {
        throw TemplateError.unparsed(file.path)
      }
      throw TemplateError.unknownFeature(name, nearest: nearest)
    } catch MapError.ambiguous(_, let ids) {
      let reason = "has several meanings: \(ids.joined(separator: ", "))"
      throw TemplateError.unsuitableFeature(name, reason: reason)
    }
    // The map numbers features of one name.
    guard map.feature("\(id)#2") == nil else {
      throw TemplateError.unsuitableFeature(name, reason: "is a feature of several targets. Choose one with --target")
    }
    guard let feature = map.feature(id) else { throw TemplateError.unknownFeature(name, nearest: nil) }
    if let reason = problem(of: feature) { throw TemplateError.unsuitableFeature(id, reason: reason) }
    return feature
  }

  /// Returns the text that creates the state of a feature, such as `Login.State(id: 0)`.
  ///
  /// - Throws: `TemplateError` when a value of the state is not known.
  func state(of feature: MapFeature) throws -> String {
    try value(of: feature, "has a state", types.state)
  }

  /// Returns the text that creates the reducer of a feature, such as `Login()`.
  ///
  /// - Throws: `TemplateError` when a value of the reducer is not known.
  func reducer(of feature: MapFeature) throws -> String {
    try value(of: feature, "is a reducer") { path throws(DeclaredTypes.MissingValue) in try types.value(of: path) }
  }

  private func value(
    of feature: MapFeature,
    _ words: String,
    _ value: ([String]) throws(DeclaredTypes.MissingValue) -> String
  ) throws -> String {
    do {
      return try value(path(of: feature))
    } catch {
      let reason = "\(words) that needs a value for '\(error.name)'. Give it a default value, or an initializer"
      throw TemplateError.unsuitableFeature(feature.id, reason: reason)
    }
  }

  /// Returns the text of an action with sample values; nil when a value is not known.
  func sample(_ action: MapAction, of feature: MapFeature) -> SampleAction? {
    SampleAction(action) { types.value(ofType: $0, in: path(of: feature) + ["Action", "View"]) }
  }

  /// Returns the names of the dependencies that a feature declares.
  func dependencies(of feature: MapFeature) -> [String] { types.dependencies(of: path(of: feature)) }

  private func path(of feature: MapFeature) -> [String] { feature.id.split(separator: ".").map(String.init) }

  /// Whether the actions of a feature are gated.
  func isGated(_ feature: MapFeature) -> Bool {
    guard let index = index(of: feature), let action = target.actions(of: index) else { return false }
    return target.parts(of: action).contains { $0.inherits("GatedAction") }
  }

  // MARK: - Declarations

  private func index(of feature: MapFeature) -> Int? {
    target.features.indices.first { index in
      guard target.features[index].name == feature.id, let declaration = declaration(ofFeature: index) else {
        return false
      }
      return target.files[declaration.file].path == feature.location.path
    }
  }

  private func declaration(ofFeature index: Int) -> TypeIndex.Location? {
    target.types.entries[target.features[index].type].declarations.first
  }

  private func problem(of feature: MapFeature) -> String? {
    switch feature.kind {
    case .cases: return "is an enum of features: choose the feature that contains it, or one of its features"
    case .wrapper: return "handles the actions of other features, and has no actions of its own"
    case .actions: return "has no reducer in the package"
    case .open, .reducer: return "is no feature: its actions are types of their own"
    case .feature: break
    }
    guard let index = index(of: feature) else { return "is declared several times" }
    let declarations = target.declarations(of: target.features[index].type)
    if declarations.contains(where: { !$0.genericParameters.isEmpty }) { return "is generic" }
    if declarations.contains(where: \.isPrivate) { return "is private, so that no other file can name it" }
    return nil
  }
}
