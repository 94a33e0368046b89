#if canImport(UIKit) && !os(watchOS) || os(macOS)
  import HeadgateCore
  import HeadgateSupport

  /// A presentation that is bound to a state.
  @MainActor
  protocol Presenter: AnyObject {
    /// Presents or dismisses, if that is possible now.
    func step()
  }

  /// Presents the item that a state wants, and dismisses the state of an item that leaves the screen for another reason.
  @MainActor
  final class ItemPresenter<Style: PresentationStyle>: Presenter {
    private let style: Style
    private let onDismiss: (() -> Void)?
    private let callSite: CallSite
    private let neighbors: () -> [any Presenter]
    private var phase = PresentationPhase<AnyHashable>()
    private var wanted: PresentedItem<Style.Controller>?
    private var shown: PresentedItem<Style.Controller>?
    // The system retains a controller that is on the screen. A strong reference would be a cycle: the controller retains what watches it.
    private weak var controller: Style.Controller?
    /// The number of the presentation, for events that come late.
    private var number = 0
    private var isWaiting = false
    private var isReported = false
    /// Whether the binding was ended by its token.
    var isEnded: () -> Bool = { false }

    /// - Parameters:
    ///   - callSite: Where the user has bound the presentation.
    ///   - neighbors: The presentations that may wait until this one ends.
    init(style: Style, onDismiss: (() -> Void)?, callSite: CallSite, neighbors: @escaping () -> [any Presenter]) {
      self.style = style
      self.onDismiss = onDismiss
      self.callSite = callSite
      self.neighbors = neighbors
    }

    func update(_ wanted: PresentedItem<Style.Controller>?) {
      self.wanted = wanted
      step()
    }

    func step() {
      guard !isEnded() else { return }
      switch phase.next(wanted: wanted?.id, canPresent: style.canPresent) {
      case .present: present()
      case .dismiss: dismiss()
      case nil: wait()
      }
    }

    private func present() {
      guard let wanted else { return }
      number += 1
      let number = number
      shown = wanted
      let controller = wanted.makeController()
      self.controller = controller
      style.present(controller) { [self] in
        guard number == self.number else { return }
        phase.presented()
        step()
      }
      style.whenLeft(controller) { [self] in left(number) }
    }

    private func dismiss() {
      let number = number
      // A controller that is gone has left the screen.
      guard let controller else { return ended(number) }
      style.dismiss(controller) { [self] in ended(number) }
    }

    private func left(_ number: Int) {
      guard number == self.number, shown != nil else { return }
      let isUnexpected = phase.left()
      if isUnexpected { shown?.dismiss() }
      // During a dismissal its completion follows, unless the controller is gone.
      if isUnexpected || controller == nil { ended(number) }
    }

    private func ended(_ number: Int) {
      guard number == self.number, shown != nil else { return }
      shown = nil
      controller = nil
      onDismiss?()
      phase.ended()
      step()
      for neighbor in neighbors() where neighbor !== self { neighbor.step() }
    }

    private func wait() {
      guard phase.isIdle, let wanted, !isWaiting else { return }
      isWaiting = style.whenPresentable { [weak self] in
        guard let self, isWaiting else { return }
        isWaiting = false
        step()
      }
      if !isWaiting { reportWaitWithoutEnd(wanted) }
    }

    /// Once: each change of the item would report the same mistake again.
    private func reportWaitWithoutEnd(_ wanted: PresentedItem<Style.Controller>) {
      guard !isReported else { return }
      isReported = true
      callSite.report(PresentationMessages.unnoticedAppearance(of: style.presentingType, item: wanted.type))
    }
  }
#endif
