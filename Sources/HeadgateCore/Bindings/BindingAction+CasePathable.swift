public import HeadgateCasePathsRuntime

extension BindingAction: CasePathable {
  /// The case paths of a binding: one for each property of the state that can be bound.
  ///
  /// ```swift
  /// await store.send(\.binding.name, "Blob")
  /// ```
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    @inlinable
    init() {}

    /// The actions that set a property; the payload is the value.
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
  ///
  /// ```swift
  /// let path = BindingAction<Form.State>.allCasePaths.name
  /// ```
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
