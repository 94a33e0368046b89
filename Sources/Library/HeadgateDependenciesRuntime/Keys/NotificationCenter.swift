public import Foundation

extension DependencyValues {
  /// The notification center: the default center in an app, a separate center in each test.
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
