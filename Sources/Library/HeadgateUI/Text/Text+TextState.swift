#if canImport(SwiftUI)
  import Foundation
  public import HeadgateCore
  public import SwiftUI

  extension Text {
    /// Creates a text from the text of a state, with its translation and its styles.
    ///
    /// ```swift
    /// Text(alert.title)
    /// ```
    public init(_ state: TextState) {
      switch state.form {
      case .localized(let resource as LocalizedStringResource)?: self.init(resource)
      case .joined(let first, let second)?: self.init("\(Text(first))\(Text(second))")
      case .styled(let text, let style as SwiftUITextStyle)?: self = style.applied(to: Text(text))
      case .localized?, .styled?, nil: self.init(verbatim: state.string)
      }
    }
  }
#endif
