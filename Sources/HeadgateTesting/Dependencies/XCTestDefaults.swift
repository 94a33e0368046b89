#if canImport(XCTest)
  import HeadgateDependenciesRuntime
  import HeadgateSupport
  import XCTest

  /// Gives each test of XCTest's default values of its own.
  ///
  /// XCTest says nowhere which test runs, and its tests run one after another in a process: so the defaults of the process
  /// start anew when a test starts.
  package enum XCTestDefaults {
    private static let isObserving = Locked(false)

    /// Observes the tests of the process from now on; further calls do nothing.
    package static func observe() {
      let isFirst = isObserving.withLock { isObserving in
        defer { isObserving = true }
        return !isObserving
      }
      if isFirst { XCTestObservationCenter.shared.addTestObserver(Observer()) }
    }

    private final class Observer: NSObject, XCTestObservation {
      func testCaseWillStart(_ testCase: XCTestCase) {
        DefaultValues.process.reset()
      }
    }
  }
#endif
