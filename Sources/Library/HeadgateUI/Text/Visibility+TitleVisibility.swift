#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension Visibility {
    /// Creates a visibility from the visibility of a dialog's title.
    ///
    /// ```swift
    /// let visibility = Visibility(dialog.titleVisibility)
    /// ```
    public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
      switch visibility {
      case .automatic: self = .automatic
      case .hidden: self = .hidden
      case .visible: self = .visible
      }
    }
  }
#endif
