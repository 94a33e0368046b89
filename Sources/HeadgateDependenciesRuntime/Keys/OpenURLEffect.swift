public import Foundation
package import HeadgateSupport

/// What opens a URL in the program that is made for it; see ``DependencyValues/openURL``.
///
/// ```swift
/// let openURL = OpenURLEffect { url in url.scheme == "https" }
/// ```
public struct OpenURLEffect: Sendable {
  private let open: @Sendable (URL) async -> Bool

  /// URLs are handed to a closure, which says whether it could open them.
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
  /// - Parameter url: What to open.
  /// - Returns: Whether it could be opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await open(url)
  }
}

extension OpenURLEffect {
  /// How the app's toolkit opens URLs: the layer that imports one sets it.
  package static let ofToolkit = Locked<OpenURLEffect?>(nil)

  /// Opens by the toolkit, else by the command of the desktop.
  static let system = OpenURLEffect { url in
    if let ofToolkit = ofToolkit.withLock({ $0 }) { return await ofToolkit(url) }
    return await run(command: openingCommand, url: url)
  }

  #if os(macOS)
    private static let openingCommand = "open"
  #else
    private static let openingCommand = "xdg-open"
  #endif

  /// Runs a command with a URL, and tells whether it succeeded.
  static func run(command: String, url: URL) async -> Bool {
    #if os(macOS) || os(Linux)
      // A thread of its own to wait on: a process that is left to its termination handler is never freed by Foundation on
      // Linux.
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
}

extension DependencyValues {
  /// What opens a URL in another program. In a test it must be given: using it otherwise reports, and opens nothing.
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
