#if os(macOS)
  import AppKit
  import SwiftUI

  /// A controller that shows nothing. Subclasses are told when it appears and disappears, together with its parent.
  class InvisibleController: NSViewController {
    func appeared() {}
    func disappeared() {}

    // Not hidden: a view that is hidden does not appear. A view without a size shows nothing.
    final override func loadView() { view = NSView(frame: .zero) }

    final override func viewDidAppear() {
      super.viewDidAppear()
      appeared()
    }

    final override func viewDidDisappear() {
      super.viewDidDisappear()
      disappeared()
    }

    final func move(into parent: NSViewController) {
      parent.addChild(self)
      parent.view.addSubview(view)
    }
  }

  /// A controller with a view of SwiftUI, whatever the view is.
  @MainActor
  private protocol HostingController {}

  extension NSHostingController: HostingController {}

  extension NSViewController {
    /// Whether a child without a meaning for the user can be added. The children of a container are what it shows.
    var acceptsInvisibleChild: Bool {
      !(self is NSTabViewController || self is NSSplitViewController || self is any HostingController)
    }
  }
#endif
