public import Foundation
import HeadgateSupport

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A function that opens URLs; see ``DependencyValues/openURL``.
public struct OpenURLEffect: Sendable {
  private let open: @Sendable (URL) async -> Bool

  /// Creates an effect that passes URLs to a closure. The closure returns whether it opened the URL.
  ///
  /// ```swift
  /// let openURL = OpenURLEffect { _ in true }
  /// ```
  public init(_ open: @escaping @Sendable (URL) async -> Bool) {
    self.open = open
  }

  /// Opens a URL.
  ///
  /// ```swift
  /// func visit(_ url: URL) async {
  ///   @Dependency(\.openURL) var openURL
  ///   await openURL(url)
  /// }
  /// ```
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether the URL was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await open(url)
  }
}

extension OpenURLEffect {
  #if canImport(SwiftUI)
    /// Opens URLs as the links of SwiftUI do.
    static let system = OpenURLEffect { url in
      await withCheckedContinuation { continuation in
        Task { @MainActor in
          #if os(watchOS)
            // A watch does not say whether it accepts the URL.
            EnvironmentValues().openURL(url)
            continuation.resume(returning: true)
          #else
            EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
          #endif
        }
      }
    }
  #else
    /// Opens URLs with the command of the desktop.
    static let system = OpenURLEffect { await run(command: "xdg-open", url: $0) }

    /// Runs a command with a URL. Returns whether the command succeeded.
    static func run(command: String, url: URL) async -> Bool {
      #if os(Linux)
        // Waits on a separate thread: Foundation never frees a process that has only a termination handler.
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [command, url.absoluteString]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            do {
              try process.run()
              process.waitUntilExit()
              continuation.resume(returning: process.terminationStatus == 0)
            } catch {
              continuation.resume(returning: false)
            }
          }
        }
      #else
        false
      #endif
    }
  #endif
}

extension DependencyValues {
  /// The function that opens URLs. Tests must override it: a use without an override is reported, and opens nothing.
  ///
  /// ```swift
  /// struct Link {
  ///   @Dependency(\.openURL) var openURL
  /// }
  /// ```
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: LocatedDependencyKey {
  static let liveValue = OpenURLEffect.system

  static func testValue(for evaluation: DefaultEvaluation) -> OpenURLEffect {
    OpenURLEffect { _ in
      evaluation.reportUse()
      return false
    }
  }
}
