#if canImport(XCTest)
  import Dispatch
  import Foundation
  import HeadgateDependenciesRuntime
  internal import HeadgateSupport
  import XCTest

  /// Reports the begin and the end of each XCTest test to `HeadgateDependenciesRuntime`.
  ///
  /// That target finds this class by name, so the name must not change.
  final class XCTestObserver: NSObject, XCTestObservation, XCTestObserving {
    /// XCTest changes and reads its observers on the main thread.
    static func observe() {
      #if !_runtime(_ObjC)
        XCTestFailure.function.withLock { $0 = { XCTFail($0, file: $1, line: $2) } }
      #endif
      if Thread.isMainThread {
        XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
      } else {
        DispatchQueue.main.async { XCTestObservationCenter.shared.addTestObserver(XCTestObserver()) }
      }
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      RunningXCTest.begin()
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      RunningXCTest.end()
    }
  }
#endif
