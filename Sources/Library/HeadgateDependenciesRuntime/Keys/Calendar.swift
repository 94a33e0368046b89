public import Foundation

extension DependencyValues {
  /// The user's calendar. Tests must override it.
  ///
  /// ```swift
  /// struct Agenda {
  ///   @Dependency(\.calendar) var calendar
  ///   func today(_ now: Date) -> Date { calendar.startOfDay(for: now) }
  /// }
  /// ```
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent
}
