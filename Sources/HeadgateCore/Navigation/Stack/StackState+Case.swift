public import HeadgateCasePaths

extension StackState where Element: CasePathable {
  /// What the element with an id carries in a case; nil when it is not on the stack, or is in another case.
  ///
  /// Setting nil removes an element that is in the case, and no other. Setting a value replaces what such an element carries;
  /// where there is none, in another case or with no such id, it is the same as setting ``subscript(id:)``.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.title = "Blob"
  /// ```
  public subscript<Payload>(id id: StackElementID, case path: CaseKeyPath<Element, Payload>) -> Payload? {
    get { self[id: id]?[case: path] }
    set {
      let path = AnyCasePath(path)
      if let newValue {
        self[id: id] = path.embed(newValue)
      } else if let element = self[id: id], path.extract(element) != nil {
        self[id: id] = nil
      }
    }
  }
}
