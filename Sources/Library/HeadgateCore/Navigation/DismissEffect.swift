public import HeadgateDependenciesRuntime
package import HeadgateSupport

/// Dismisses a presented feature from one of its effects. Use it through the dependency `dismiss`.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// return .run { _ in await dismiss() }
/// ```
public struct DismissEffect: Sendable {
  private let perform: (@Sendable () async -> Void)?

  /// Creates a dismissal with another behavior, for a test or a preview.
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

  /// Dismisses the feature that the effect belongs to.
  ///
  /// The parent receives the action: `.dismiss` of a ``PresentationAction``, or `popFrom` of a ``StackAction``. The call
  /// returns after the action is reduced. The effect and all other effects of the feature are cancelled by then.
  ///
  /// Outside of a presentation, the call does nothing and is reported at this line. The same is true after the effect has
  /// returned, for example in an unstructured task.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      publication: nil,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Dismisses the feature. The changes of the parent are published by a function.
  package func callAsFunction(publication: Publication?, callSite: CallSite) async {
    if let perform { return await perform() }
    switch await CurrentEffect.run?.dismiss(publication) {
    case .done: break
    case .nothingIsPresented: callSite.report(CoreMessages.dismissedWithoutPresentation(isEffect: true))
    case .effectHasEnded(let start): callSite.report(CoreMessages.dismissedAfterEnd(startedAt: start))
    case nil: callSite.report(CoreMessages.dismissedWithoutPresentation(isEffect: false))
    }
  }
}

extension DependencyValues {
  /// Dismisses the feature that uses this dependency, from one of its effects.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  /// ```
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether another feature presents the feature that reads this dependency, in its reducer or in its effects.
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
