#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension Text {
    /// Creates a text from the text of a state. The text is not localized.
    ///
    /// ```swift
    /// Text(alert.title)
    /// ```
    public init(_ state: TextState) {
      self.init(verbatim: String(state: state))
    }
  }
#endif
