public import Foundation

extension DependencyValues {
  /// The locales that the user prefers, in order of preference. Tests must override them.
  ///
  /// ```swift
  /// struct Menu {
  ///   @Dependency(\.preferredLocales) var preferredLocales
  ///   func languages() -> [String] { preferredLocales.map(\.identifier) }
  /// }
  /// ```
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map { Locale(identifier: $0) } }
}
