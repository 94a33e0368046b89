public import HeadgateCasePathsRuntime
internal import HeadgateSupport
internal import OrderedCollections

extension StackState where Element: CasePathable {
  /// The payload of an element in a case; nil if the element is missing or is in another case.
  ///
  /// Members change in place. Setting nil removes an element in this case. Setting a value replaces the payload. If the
  /// element is in another case, setting a value or nil is reported and changes nothing. If the element is missing, setting
  /// nil does nothing, and setting a value is the same as setting ``subscript(id:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.title = "Blob"
  /// ```
  ///
  /// - Complexity: O(1), and O(*n*) to remove.
  public subscript<Payload>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Payload>,
    fileID fileID: _CallSiteText = #fileID,
    filePath filePath: _CallSiteText = #filePath,
    line line: _CallSiteNumber = #line,
    column column: _CallSiteNumber = #column
  ) -> Payload? {
    get { self[id: id]?[case: path] }
    set {
      let path = AnyCasePath(path)
      let callSite = CallSite(fileID, filePath, line, column)
      if let newValue {
        write(newValue, id: id, through: path, at: callSite)
      } else if let index = boxes.index(forKey: id), let element = boxes.values[index].element {
        guard path.extract(element) != nil else {
          return callSite.report(CoreMessages.removedInAnotherCase(element, id: id, Payload.self))
        }
        remove(at: index)
      }
    }
    _modify {
      let path = AnyCasePath(path)
      let index = boxes.index(forKey: id)
      var payload = index.flatMap { carried(at: $0, path) }
      guard let index, !isNil(payload) else {
        defer {
          if let payload { write(payload, id: id, through: path, at: CallSite(fileID, filePath, line, column)) }
        }
        yield &payload
        return
      }
      let before = identity(at: index)
      // The box releases the element during the access, so that the payload is uniquely referenced.
      takeOut(at: index)
      defer {
        boxes.values[index].element = payload.map(path.embed)
        didModify(at: index, since: before)
      }
      yield &payload
    }
  }

  private mutating func write<Payload>(
    _ payload: Payload,
    id: StackElementID,
    through path: AnyCasePath<Element, Payload>,
    at callSite: CallSite
  ) {
    guard let index = boxes.index(forKey: id) else { return insertInTest(path.embed(payload), id: id, at: callSite) }
    if let element = boxes.values[index].element, path.extract(element) == nil {
      return callSite.report(CoreMessages.elementInAnotherCase(element, id: id, Payload.self))
    }
    replace(at: index, with: path.embed(payload))
  }

  private func carried<Payload>(at index: Int, _ path: AnyCasePath<Element, Payload>) -> Payload? {
    boxes.values[index].element.flatMap(path.extract)
  }

  /// Leaves a unique box without an element.
  private mutating func takeOut(at index: Int) {
    if isKnownUniquelyReferenced(&boxes.values[index]) {
      boxes.values[index].element = nil
    } else {
      boxes.values[index] = Box(nil)
    }
  }
}
