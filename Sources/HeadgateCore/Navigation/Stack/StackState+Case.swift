public import HeadgateCasePathsRuntime
internal import HeadgateSupport
internal import OrderedCollections

extension StackState where Element: CasePathable {
  /// What the element with an id carries in a case; nil when it is not on the stack, or is in another case.
  ///
  /// A member is changed in place. Setting nil removes an element that is in the case, and no other. Setting a value replaces what
  /// such an element carries. For an element in another case it reports, and changes nothing; without an element of that id it is
  /// the same as setting ``subscript(id:fileID:filePath:line:column:)``.
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
      if let newValue {
        write(newValue, id: id, through: path, at: CallSite(fileID, filePath, line, column))
      } else if let index = boxes.index(forKey: id), !isNil(carried(at: index, path)) {
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
      // The element leaves the stack meanwhile, so that the payload is the only owner of what it holds.
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

  /// Leaves a box of the stack's own without an element.
  private mutating func takeOut(at index: Int) {
    if isKnownUniquelyReferenced(&boxes.values[index]) {
      boxes.values[index].element = nil
    } else {
      boxes.values[index] = Box(nil)
    }
  }
}
