import Foundation
import HeadgateSupport

/// Tells when a test of XCTest begins and ends.
///
/// Only `HeadgateTesting`, which imports XCTest, conforms a class to it. This target finds the class by its name: an app must
/// not link XCTest.
package protocol XCTestObserving: AnyObject {
  /// Calls ``RunningXCTest/begin()`` and ``RunningXCTest/end()`` for each test from now on.
  static func observe()
}

/// The default values of the XCTest test that runs.
///
/// XCTest runs the tests of a process one after another, so the values belong to whatever thread or task asks meanwhile.
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

  /// A test begins: it gets default values of its own.
  package static func begin() {
    running.withLock { $0 = DefaultValues() }
  }

  /// The test ends, and what it prepared and computed is dropped.
  ///
  /// Tests are observed from the first use of a dependency on. The test that this happened in used the values of the
  /// process.
  package static func end() {
    let ended = running.withLock { running in
      defer { running = nil }
      return running
    }
    // A default may hold dependencies that hold these values, which hold the defaults.
    (ended ?? .process).reset()
  }
}
