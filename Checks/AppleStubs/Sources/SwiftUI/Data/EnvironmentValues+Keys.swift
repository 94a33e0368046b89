// Values of the environment that the host sets or reads.

extension EnvironmentValues {
  /// <https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss> (M)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented> (M)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// <https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled> (M)
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Sets the values of a presented view.
  package mutating func present(dismiss: @escaping @MainActor () -> Void) {
    self.dismiss = DismissAction(dismiss: dismiss)
    isPresented = true
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// Dismisses the presentation that a view is in.
///
/// - <https://developer.apple.com/documentation/swiftui/dismissaction> (M)
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  let dismiss: @MainActor () -> Void

  nonisolated init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

  @MainActor @preconcurrency public func callAsFunction() { dismiss() }
}
