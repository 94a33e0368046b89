public import Foundation

extension DependencyValues {
  /// The user's time zone. Tests must override it.
  ///
  /// ```swift
  /// struct Clockface {
  ///   @Dependency(\.timeZone) var timeZone
  ///   func offset(at date: Date) -> Int { timeZone.secondsFromGMT(for: date) }
  /// }
  /// ```
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TimeZoneKey: DependencyKey {
  static let liveValue = TimeZone.autoupdatingCurrent
}
