#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension ButtonRole {
    /// Creates a role from the role of a state.
    ///
    /// ```swift
    /// let role = button.role.map { ButtonRole($0) }
    /// ```
    public init(_ role: ButtonStateRole) {
      switch role {
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }
#endif
