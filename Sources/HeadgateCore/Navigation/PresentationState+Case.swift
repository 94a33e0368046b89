public import HeadgateCasePaths

extension PresentationState where State: CasePathable {
  /// What is presented in a case; nil when nothing is presented, or another case.
  ///
  /// Setting nil ends the presentation of the case, and no other. Setting a value presents it.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "Blob"
  /// ```
  public subscript<Payload>(case path: CaseKeyPath<State, Payload>) -> Payload? {
    get { wrappedValue?[case: path] }
    set {
      let path = AnyCasePath(path)
      if let newValue {
        wrappedValue = path.embed(newValue)
      } else if let state = wrappedValue, path.extract(state) != nil {
        wrappedValue = nil
      }
    }
  }
}
