public import HeadgateCore
public import HeadgateDependenciesRuntime
public import HeadgateRecorder

/// The feature whose sessions a command reads: it says how the feature of the app is made.
///
/// ```swift
/// extension AppFeature: SessionFeature {
///   static var feature: AppFeature { AppFeature() }
/// }
/// ```
public protocol SessionFeature {
  /// The reducer that was recorded.
  associatedtype Recorded: Reducer where Recorded.State: Codable, Recorded.Action: Codable

  /// Creates the feature, as the app does for its store.
  static var feature: Recorded { get }

  /// Changes the dependencies of a replay, for those that reducers call and no recorder notes. The default changes nothing.
  static func prepareDependencies(_ values: inout DependencyValues)

  /// Returns whether a state shows the failure that `shrink` searches for. The default returns false.
  ///
  /// Without a failing state, `shrink` searches for reports of the library, and for reducers that two replays differ in. A test that
  /// `test --shrink` writes calls this function. So declare it in the module of the feature, which the test imports, and not in the tool.
  static func isFailing(_ state: Recorded.State) -> Bool

  /// What changes recorded values before they are decoded, for types that have changed. The default is empty.
  static var migrations: [RecordingMigration] { get }

  /// The expression that creates the feature in a written test. The default is the name of its type with `()`.
  static var featureCode: String { get }

  /// The modules that a written test imports with `@testable`. The default is the module of the feature.
  static var testedModules: [String] { get }
}

extension SessionFeature {
  /// Changes nothing.
  public static func prepareDependencies(_ values: inout DependencyValues) {}

  /// Returns false.
  public static func isFailing(_ state: Recorded.State) -> Bool { false }

  /// No migrations.
  public static var migrations: [RecordingMigration] { [] }

  /// The name of the type with `()`.
  public static var featureCode: String { "\(SourceName(of: Recorded.self).path)()" }

  /// The module of the type.
  public static var testedModules: [String] { [SourceName(of: Recorded.self).module] }
}
