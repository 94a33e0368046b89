public import OrderedCollections

extension StackState: ElementCollection {
  /// Internal to the library.
  // Returns nil when the element is missing.
  @inlinable
  public mutating func _withElement<Result>(
    id: StackElementID,
    _ body: (inout Element) -> Result
  ) -> Result? {
    guard let index = boxes.index(forKey: id) else { return nil }
    makeUnique(at: index)
    // The element is nil only during a change of the element.
    return body(&boxes.values[index].element!)
  }

  /// Internal to the library.
  // Runs `body` without a change: elements that copies of the stack share are not copied.
  @inlinable
  public mutating func _lookAtElement<Result>(
    id: StackElementID,
    _ body: (inout Element) -> Result
  ) -> Result? {
    guard let box = boxes[id] else { return nil }
    return body(&box.element!)
  }

  /// Internal to the library.
  @inlinable
  public func _element(id: StackElementID) -> Element? { boxes[id]?.element }

  /// Internal to the library.
  @inlinable
  public var _ids: OrderedSet<StackElementID> { boxes.keys }

  /// Internal to the library.
  @inlinable
  public func _hasElement(_ id: StackElementID) -> Bool { boxes.index(forKey: id) != nil }

  /// Internal to the library.
  // A unique number for each push, removal and replacement of an element; 0 for a new, empty stack.
  @inlinable
  public var _$structure: UInt64 { structure }
}
