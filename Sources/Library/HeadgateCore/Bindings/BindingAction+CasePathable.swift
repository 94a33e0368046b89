public import HeadgateCasePathsRuntime

extension BindingAction: CasePathable {
  /// The case paths of a binding: one for each bindable property of the state.
  ///
  /// ```swift
  /// await store.send(\.binding.name, "Blob")
  /// ```
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}

    /// The case path of the actions that set a property. Its payload is the new value.
    ///
    /// ```swift
    /// await store.receive(\.binding.name, "Blob")
    /// ```
    public subscript<Value: Equatable & Sendable>(
      dynamicMember property: any WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        own: -1,
        embed: { .set(property, $0) },
        extract: { action in
          guard let content = action.write.content(Value.self), content.property == property else { return nil }
          return content.value
        }
      )
    }
  }

  /// The case paths of the properties.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
