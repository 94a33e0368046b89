/// The modules of the types whose properties and cases a written test names.
///
/// A test of an app often names the state of a feature in a module of its own, whose properties only this module and its tests can set.
final class WrittenModules {
  /// What Headgate exports.
  private static let exported = [
    "HeadgateCore", "HeadgateShared", "HeadgateIdentified", "HeadgateDependenciesRuntime", "HeadgateCasePathsRuntime",
  ]

  private var states: Set<String> = []
  private var others: Set<String> = []

  /// Notes the type of a state whose properties are set.
  func add(state type: Any.Type) { states.insert(SourceName(of: type).module) }

  /// Notes a type whose cases are named. They are as visible as the type.
  func add(cases type: Any.Type) { others.insert(SourceName(of: type).module) }

  /// The lines that import the modules, without those that each written test imports.
  ///
  /// - Parameters:
  ///   - tested: The modules that the test imports in any case.
  ///   - own: The module of the feature. It is not among them for a test that is a part of this module.
  func imports(tested: [String], own: String) -> String {
    let states = states.subtracting(Self.exported).subtracting(tested + [own])
    let others = others.subtracting(Self.exported).subtracting(tested + [own]).subtracting(states)
    let lines = others.sorted().map { "\nimport \($0)" }
    let testedLines = (tested + states.sorted()).map { "\n@testable import \($0)" }
    return (lines + (testedLines.isEmpty || lines.isEmpty ? [] : ["\n"]) + testedLines).joined()
  }
}
