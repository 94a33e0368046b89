import Foundation
import HeadgateSupport

/// Reports the begin and the end of each XCTest test.
///
/// Only a class in `HeadgateTesting`, which imports XCTest, conforms. This target finds the class by its name, because
/// an app must not link XCTest.
package protocol XCTestObserving: AnyObject {
  /// Starts to call ``RunningXCTest/begin()`` and ``RunningXCTest/end()`` for each test.
  static func observe()
}

/// The default values of the running XCTest test.
///
/// XCTest runs the tests of a process one after another. So every thread and task uses the same values during a test.
package enum RunningXCTest {
  private static let running = Locked<DefaultValues?>(nil)

  private static let isObserving: Bool = {
    guard let observer = NSClassFromString("HeadgateTesting.XCTestObserver") as? any XCTestObserving.Type else {
      return false
    }
    observer.observe()
    return true
  }()

  /// Nil outside of a test, and in all tests of a process that does not link `HeadgateTesting`.
  static var defaults: DefaultValues? {
    isObserving ? running.withLock { $0 } : nil
  }

  /// Creates the default values of a test that begins.
  package static func begin() {
    running.withLock { $0 = DefaultValues() }
  }

  /// Removes the prepared and computed values of a test that ends.
  ///
  /// Observation starts at the first use of a dependency. The test with that first use uses the values of the process.
  package static func end() {
    // A default value may store dependencies that store these values, which store the default value.
    (running.exchange(nil) ?? .process).reset()
  }
}
