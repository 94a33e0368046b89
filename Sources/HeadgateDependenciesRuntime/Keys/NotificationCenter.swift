public import Foundation

extension DependencyValues {
  /// The centre that notifications are posted to: the default one. Each test has one of its own.
  ///
  /// ```swift
  /// struct Cleaner {
  ///   @Dependency(\.notificationCenter) var notificationCenter
  ///   func done() { notificationCenter.post(name: Notification.Name("cleaned"), object: nil) }
  /// }
  /// ```
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
