public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// What ends the presentation of a feature from inside of one of its effects; see the dependency `dismiss`.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// return .run { _ in await dismiss() }
/// ```
public struct DismissEffect: Sendable {
  private let perform: (@Sendable () async -> Void)?

  /// A dismissal that does something else, for a test or a preview.
  ///
  /// ```swift
  /// let dismiss = DismissEffect { print("dismissed") }
  /// ```
  public init(_ perform: @escaping @Sendable () async -> Void) {
    self.perform = perform
  }

  fileprivate init() {
    perform = nil
  }

  /// Ends the presentation of the feature that the effect belongs to.
  ///
  /// The parent gets the action: `.dismiss` of a ``PresentationAction``, or that of a stack. Returns when it is reduced; the
  /// effect is cancelled by then, with all effects of the feature. Outside of a presentation, and after the effect has returned
  /// (from a task that it left behind), it does nothing and reports, at this line.
  ///
  /// ```swift
  /// await dismiss()
  /// ```
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let perform { return await perform() }
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    switch await CurrentEffect.run?.dismiss() {
    case .done: break
    case .nothingIsPresented: callSite.report(CoreMessages.dismissedWithoutPresentation(isEffect: true))
    case .effectHasEnded(let start): callSite.report(CoreMessages.dismissedAfterEnd(startedAt: start))
    case nil: callSite.report(CoreMessages.dismissedWithoutPresentation(isEffect: false))
    }
  }
}

extension DependencyValues {
  /// Ends the presentation of the feature that uses it, from one of its effects.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  /// ```
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that reads it is presented by another: in its reducer and in its effects.
  ///
  /// ```swift
  /// @Dependency(\.isPresented) var isPresented
  /// ```
  public var isPresented: Bool {
    get {
      self[IsPresentedKey.self]
        ?? (ReductionFrame.current.map { $0.pointee.isPresented } ?? CurrentEffect.run?.isPresented ?? false)
    }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue: Bool? = nil
  static let testValue: Bool? = nil
}
