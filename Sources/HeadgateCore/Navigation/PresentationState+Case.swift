public import HeadgateCasePathsRuntime

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
    fileID fileID: _PlaceText = #fileID,
    filePath filePath: _PlaceText = #filePath,
    line line: _PlaceNumber = #line,
    column column: _PlaceNumber = #column
  ) -> Payload? {
    get { wrappedValue?[case: path] }
    set {
      let path = AnyCasePath(path)
      if let newValue {
        let place = SourceLocation(fileID, filePath, line, column)
        write(newValue, through: path, at: place)
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
          write(payload, through: path, at: SourceLocation(fileID, filePath, line, column))
        }
      }
      yield &payload
    }
  }

  private mutating func write<Payload>(
    _ payload: Payload,
    through path: AnyCasePath<State, Payload>,
    at place: SourceLocation
  ) {
    if let state = wrappedValue, path.extract(state) == nil {
      return place.report(CoreMessages.presentedInAnotherCase(state, Payload.self))
    }
    wrappedValue = path.embed(payload)
  }

  /// Leaves a box of its own without a state.
  private mutating func takeOut() {
    if isKnownUniquelyReferenced(&box) { box?.state = nil } else { box = Box(nil) }
  }
}
