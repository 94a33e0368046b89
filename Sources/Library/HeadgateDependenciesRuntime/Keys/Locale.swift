public import Foundation

extension DependencyValues {
  /// The user's locale. Tests must override it.
  ///
  /// ```swift
  /// struct Price {
  ///   @Dependency(\.locale) var locale
  ///   func text(_ value: Double) -> String { value.formatted(.number.locale(locale)) }
  /// }
  /// ```
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static let liveValue = Locale.autoupdatingCurrent
}
