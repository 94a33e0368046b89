// Linux has no asynchronous notifications, and no SwiftUI.

import Foundation

extension NotificationCenter {
  func notifications(named name: Notification.Name) -> AsyncStream<Notification> { AsyncStream { $0.finish() } }
}
