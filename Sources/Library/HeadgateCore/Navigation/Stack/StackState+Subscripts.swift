internal import HeadgateDependenciesRuntime
internal import HeadgateSupport
internal import OrderedCollections

extension StackState {
  /// The element with an id; nil if it is missing. Members change in place.
  ///
  /// Setting nil removes only this element. In a test, setting a state for a missing id puts the state on top. Outside of
  /// tests, this is reported and changes nothing.
  ///
  /// ```swift
  /// state.path[id: id]?.title = "Blob"
  /// ```
  ///
  /// - Complexity: O(1), and O(*n*) to remove.
  public subscript(
    id id: StackElementID,
    fileID fileID: _CallSiteText = #fileID,
    filePath filePath: _CallSiteText = #filePath,
    line line: _CallSiteNumber = #line,
    column column: _CallSiteNumber = #column
  ) -> Element? {
    get { boxes[id]?.element }
    set {
      guard let index = boxes.index(forKey: id) else {
        if let newValue { insertInTest(newValue, id: id, at: CallSite(fileID, filePath, line, column)) }
        return
      }
      guard let newValue else { return remove(at: index) }
      replace(at: index, with: newValue)
    }
    _modify {
      guard let index = boxes.index(forKey: id) else {
        var absent: Element?
        defer {
          if let absent { insertInTest(absent, id: id, at: CallSite(fileID, filePath, line, column)) }
        }
        yield &absent
        return
      }
      let before = identity(at: index)
      makeUnique(at: index)
      defer { didModify(at: index, since: before) }
      yield &boxes.values[index].element
    }
  }

  mutating func replace(at index: Int, with element: Element) {
    let before = identity(at: index)
    if isKnownUniquelyReferenced(&boxes.values[index]) {
      boxes.values[index].element = element
    } else {
      boxes.values[index] = Box(element)
    }
    if !_ObservableStateID.isSame(before, identity(at: index)) || before == nil { structureChanged() }
  }

  mutating func insertInTest(_ element: Element, id: StackElementID, at callSite: CallSite) {
    let values = DependencyValues.current
    guard values.context == .test else {
      return callSite.report(CoreMessages.stackElementIsMissing(id: id, Element.self))
    }
    values.stackElementID.skip(past: id)
    insert(element, id: id)
  }
}
