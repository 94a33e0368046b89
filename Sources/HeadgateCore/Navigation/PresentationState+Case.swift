public import HeadgateCasePathsRuntime
internal import HeadgateSupport

extension PresentationState where State: CasePathable {
  /// What is presented in a case; nil when nothing is presented, or another case.
  ///
  /// A member is changed in place. Setting nil ends the presentation of the case, and no other. Setting a value where nothing is
  /// presented presents it; where another case is presented it reports, and changes nothing.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "Blob"
  /// ```
  public subscript<Payload>(
    case path: CaseKeyPath<State, Payload>,
    fileID fileID: _CallSiteText = #fileID,
    filePath filePath: _CallSiteText = #filePath,
    line line: _CallSiteNumber = #line,
    column column: _CallSiteNumber = #column
  ) -> Payload? {
    get { wrappedValue?[case: path] }
    set {
      let path = AnyCasePath(path)
      if let newValue {
        let callSite = CallSite(fileID, filePath, line, column)
        write(newValue, through: path, at: callSite)
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
        if isPresenting {
          wrappedValue = payload.map(path.embed)
        } else if let payload {
          write(payload, through: path, at: CallSite(fileID, filePath, line, column))
        }
      }
      yield &payload
    }
  }

  private mutating func write<Payload>(
    _ payload: Payload,
    through path: AnyCasePath<State, Payload>,
    at callSite: CallSite
  ) {
    if let state = wrappedValue, path.extract(state) == nil {
      return callSite.report(CoreMessages.presentedInAnotherCase(state, Payload.self))
    }
    wrappedValue = path.embed(payload)
  }

  /// Leaves a box of its own without a state.
  private mutating func takeOut() {
    if isKnownUniquelyReferenced(&box) { box?.state = nil } else { box = Box(nil) }
  }
}
