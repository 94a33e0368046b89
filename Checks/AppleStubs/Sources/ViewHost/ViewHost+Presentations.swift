import SwiftUI

extension ViewHost {
  /// Which happens first when a button of an alert is pressed. No documentation says it, so test both.
  public enum AlertOrder: CaseIterable, Sendable {
    case actionFirst, dismissalFirst
  }

  /// An alert or a confirmation dialog on the screen.
  public struct Alert: Equatable, Sendable {
    public var title: String
    public var message: String?
    public var buttons: [String]
    public var isDialog: Bool
  }

  /// The alert or the dialog on the top layer.
  public var alert: Alert? {
    guard let shown = topShown, shown.kind == .alert || shown.kind == .confirmationDialog else { return nil }
    return Alert(
      title: shown.presentation.title ?? "",
      message: shown.message?.title,
      buttons: buttons.map(\.title),
      isDialog: shown.kind == .confirmationDialog
    )
  }

  /// The kinds of the presented views, from the bottom to the top, such as "sheet" and "alert".
  public var presentations: [String] { engine.layers.compactMap { $0.shown?.kind.rawValue } }

  /// Presses a button of the alert or the dialog.
  ///
  /// Any action dismisses. An alert without actions has a button "OK", and a dialog without a cancel button has "Cancel".
  public func press(_ title: String, order: AlertOrder = .actionFirst) throws {
    guard let shown = topShown, let alert else { throw HostError("There is no alert.") }
    let button = buttons.first { $0.title == title }
    var action: (@MainActor () -> Void)?
    if case .button(_, let found) = button?.role { action = found }
    guard action != nil || isStandard(title, of: alert) else {
      throw HostError("The alert has no button '\(title)'. Its buttons are: \(alert.buttons.joined(separator: ", ")).")
    }
    let dismiss = shown.presentation.dismiss
    if order == .dismissalFirst { dismiss() }
    action?()
    if order == .actionFirst { dismiss() }
    update()
  }

  private func isStandard(_ title: String, of alert: Alert) -> Bool {
    if !alert.isDialog { return alert.buttons.isEmpty && title == "OK" }
    let hasCancel = buttons.contains { if case .button(.cancel?, _) = $0.role { true } else { false } }
    return !hasCancel && title == "Cancel"
  }

  private var buttons: [Node] {
    top.filter { if case .button = $0.role { true } else { false } }
  }

  private var topShown: Shown? { engine.layers.last?.shown }

  /// Swipes the presented view away.
  public func swipeAway() throws { try beginSwipe().finish() }

  /// Starts to swipe the presented view away. The binding is written when the swipe ends, after the view has left the screen.
  public func beginSwipe() throws -> Swipe {
    guard let shown = topShown, [.sheet, .popover].contains(shown.kind) else {
      throw HostError("No sheet and no popover is on the top.")
    }
    let isDisabled = top.contains { if case .swipeDisabled(true) = $0.role { true } else { false } }
    if isDisabled { throw HostError("The view has 'interactiveDismissDisabled'.") }
    shown.isSwiped = true
    update()
    return Swipe(host: self, shown: shown, dismiss: shown.presentation.dismiss)
  }
}

/// A presented view that leaves the screen.
@MainActor
public struct Swipe {
  let host: ViewHost
  let shown: Shown
  let dismiss: () -> Void

  /// Writes nil or false into the binding that the presentation had when the swipe began.
  public func finish() {
    dismiss()
    host.update()
    // Assumed: a view whose binding refused the write is presented again.
    shown.isSwiped = false
    host.update()
  }
}
