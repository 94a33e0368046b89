import SwiftUI

extension ViewHost {
  /// Presses several buttons of the alert before it leaves the screen, as two fingers can.
  public func pressTogether(_ titles: [String]) throws {
    guard let shown = engine.layers.last?.shown, alert != nil else { throw HostError("There is no alert.") }
    for title in titles {
      let node = try control(title) { if case .button = $0 { true } else { false } }
      if case .button(_, let action) = node.role { action() }
    }
    shown.presentation.dismiss()
    update()
  }
}
