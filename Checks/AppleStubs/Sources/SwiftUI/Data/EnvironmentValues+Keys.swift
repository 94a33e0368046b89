public import Foundation

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
  package mutating func present(_ dismissal: Dismissal) {
    dismiss = DismissAction(dismissal: dismissal)
    isPresented = true
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(dismissal: Dismissal {}) }
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
  let dismissal: Dismissal

  nonisolated init(dismissal: Dismissal) { self.dismissal = dismissal }

  @MainActor @preconcurrency public func callAsFunction() { dismissal.action() }
}

/// The operation of a dismiss action. An object, so that two environments can be compared.
package final class Dismissal: Sendable {
  let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

extension EnvironmentValues {
  /// <https://developer.apple.com/documentation/swiftui/environmentvalues/openurl> (M)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

/// Opens an address.
///
/// - <https://developer.apple.com/documentation/swiftui/openurlaction> (M)
///
/// The stub opens the addresses of the scheme `https` only, and remembers them.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  nonisolated init() {}

  /// The addresses that were opened. Not a declaration of SwiftUI.
  @MainActor public static var _opened: [URL] = []

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    if url.scheme == "https" { Self._opened.append(url) }
  }

  /// Not on watchOS.
  @available(watchOS, unavailable)
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    callAsFunction(url)
    completion(url.scheme == "https")
  }
}
