#if canImport(SwiftUI)
  public import HeadgateShared
  public import SwiftUI

  extension Binding {
    /// Creates a binding to a shared value. A write changes the value with its lock.
    ///
    /// ```swift
    /// Toggle("Sound", isOn: Binding($hasSound))
    /// ```
    @MainActor
    public init(_ base: Shared<Value>) {
      self.init(get: { base.wrappedValue }, set: { value in base.withLock { $0 = value } })
    }
  }
#endif
