public import OrderedCollections

extension StackState: ElementCollection {
  /// Runs `body` on the element with an id in place; nil when there is none.
  ///
  /// ```swift
  /// state.path._withElement(id: id) { $0.title = "Blob" }
  /// ```
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func _withElement<Result>(
    id: StackElementID,
    _ body: (inout Element) -> Result
  ) -> Result? {
    guard let index = boxes.index(forKey: id) else { return nil }
    makeUnique(at: index)
    // Nil only while the element is changed, which this is not.
    return body(&boxes.values[index].element!)
  }

  /// Runs `body` on the element with an id without a change, so that nothing is copied where copies of the stack share it.
  ///
  /// ```swift
  /// let title = state.path._lookAtElement(id: id) { $0.title }
  /// ```
  ///
  /// - Complexity: O(1)
  @inlinable
  public mutating func _lookAtElement<Result>(
    id: StackElementID,
    _ body: (inout Element) -> Result
  ) -> Result? {
    guard let box = boxes[id] else { return nil }
    return body(&box.element!)
  }

  /// The element with an id; nil when there is none.
  ///
  /// ```swift
  /// let title = state.path._element(id: id)?.title
  /// ```
  ///
  /// - Complexity: O(1)
  @inlinable
  public func _element(id: StackElementID) -> Element? { boxes[id]?.element }

  /// The ids of the elements, from the bottom to the top.
  ///
  /// ```swift
  /// let top = state.path._ids.last
  /// ```
  ///
  /// - Complexity: O(1)
  @inlinable
  public var _ids: OrderedSet<StackElementID> { boxes.keys }

  /// Whether an element with an id is on the stack.
  ///
  /// ```swift
  /// assert(state.path._hasElement(id))
  /// ```
  ///
  /// - Complexity: O(1)
  @inlinable
  public func _hasElement(_ id: StackElementID) -> Bool { boxes.index(forKey: id) != nil }

  /// A number that was never used before, after an element has come, gone or been replaced by another; 0 for no elements at first.
  ///
  /// ```swift
  /// let before = state.path._$structure
  /// state.path[id: id]?.title = "Blob"
  /// assert(state.path._$structure == before)
  /// ```
  @inlinable
  public var _$structure: UInt64 { structure }
}
