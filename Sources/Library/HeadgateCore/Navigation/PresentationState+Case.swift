public import HeadgateCasePathsRuntime
internal import HeadgateSupport

extension PresentationState where State: CasePathable {
  /// The payload of a presented case; nil if nothing or another case is presented.
  ///
  /// Members change in place. Setting nil dismisses this case. Setting a value presents it if nothing is presented. If
  /// another case is presented, setting a value or nil is reported and changes nothing. Behind a key path, optional chaining
  /// sets nil where the payload is nil.
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
      let callSite = CallSite(fileID, filePath, line, column)
      if let newValue {
        write(newValue, through: path, at: callSite)
      } else if let state = wrappedValue {
        guard path.extract(state) != nil else {
          return callSite.report(CoreMessages.dismissedInAnotherCase(state, Payload.self))
        }
        wrappedValue = nil
      }
    }
    _modify {
      let path = AnyCasePath(path)
      var payload = box?.state.flatMap(path.extract)
      let isPresenting = !isNil(payload)
      // The box releases the state during the access, so that the payload is uniquely referenced.
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

  /// Leaves a unique box without a state.
  private mutating func takeOut() {
    if isKnownUniquelyReferenced(&box) { box?.state = nil } else { box = Box(nil) }
  }
}
