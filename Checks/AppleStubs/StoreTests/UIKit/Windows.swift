import UIKit

/// A window of a test, which shows a controller.
@MainActor
final class TestWindow {
  let window = UIWindow(frame: .zero)

  init(_ root: UIViewController) { window.rootViewController = root }

  /// The controllers that are presented, from the lowest one.
  var presented: [UIViewController] {
    var all: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let controller = next {
      all.append(controller)
      next = controller.presentedViewController
    }
    return all
  }
}

/// Waits until other tasks of the main actor have run.
func settle() async {
  for _ in 0..<20 { await Task.yield() }
}

/// Waits until something is true. An object that is no store reports its changes on other threads, which can be busy.
@MainActor
func settle(until isTrue: () -> Bool) async {
  for _ in 0..<2_000 where !isTrue() { try? await Task.sleep(for: .milliseconds(2)) }
}
