public import HeadgateCasePathsRuntime

extension PresentationState where State: CasePathable {
  /// What is presented in a case; nil when nothing is presented, or another case.
  ///
  /// A member is changed in place. Setting nil ends the presentation of the case, and no other. Setting a value presents it.
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
    _modify {
      let path = AnyCasePath(path)
      var payload = box?.state.flatMap(path.extract)
      let isPresenting = !isNil(payload)
      // The state goes meanwhile, so that the payload is the only owner of what it holds.
      if isPresenting { takeOut() }
      defer {
        if isPresenting || !isNil(payload) { wrappedValue = payload.map(path.embed) }
      }
      yield &payload
    }
  }

  /// Leaves a box of its own without a state.
  private mutating func takeOut() {
    if isKnownUniquelyReferenced(&box) { box?.state = nil } else { box = Box(nil) }
  }
}
