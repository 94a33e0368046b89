import Headgate
import SwiftUI

extension Binding {
  /// Creates a binding to the view store of a child that closes with an action of its own.
  ///
  /// `$store.scope` makes a binding only for a child with `PresentationAction`, which can receive `.dismiss`.
  ///
  /// - Parameters:
  ///   - child: Returns the view store; nil when the child is absent.
  ///   - close: Asks the child to close, when the system has closed its view.
  @MainActor
  init<Child: Reducer>(
    _ child: @escaping @MainActor () -> ViewStore<Child>?,
    closing close: @escaping @MainActor (ViewStore<Child>) -> Void
  ) where Value == ViewStore<Child>? {
    // This read lets the body observe whether the child is present.
    let shown = child()
    self.init(
      get: { child() },
      set: { newValue in
        // The child that the view showed may be closed or replaced already.
        guard newValue == nil, let shown, child() == shown else { return }
        close(shown)
      }
    )
  }
}
