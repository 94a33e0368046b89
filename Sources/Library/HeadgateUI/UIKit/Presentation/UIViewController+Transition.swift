#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Calls a closure after the transition of this controller, or immediately if there is none.
    func afterTransition(_ perform: @escaping () -> Void) {
      let isQueued = transitionCoordinator?.animate(alongsideTransition: nil) { _ in perform() }
      if isQueued != true { perform() }
    }
  }
#endif
