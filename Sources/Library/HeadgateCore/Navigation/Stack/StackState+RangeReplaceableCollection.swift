internal import HeadgateDependenciesRuntime
internal import OrderedCollections

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The position of the bottom element: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { boxes.count }

  /// The element at a position, counted from the bottom. An invalid position traps.
  public subscript(position: Int) -> Element {
    // The element is nil only during a change of the element.
    boxes.values[position].element!
  }

  /// Replaces a range of elements. New elements get new ids; the other elements keep their ids.
  ///
  /// ```swift
  /// state.path.replaceSubrange(1..., with: [.detail(Detail.State())])
  /// ```
  ///
  /// - Complexity: O(*n*), and O(1) for each new element on top.
  public mutating func replaceSubrange<C: Collection<Element>>(_ range: Range<Int>, with newElements: C) {
    guard !range.isEmpty || !newElements.isEmpty else { return }
    let new = newElements.isEmpty ? [] : withIDs(newElements)
    boxes.replace(range, with: new)
    structureChanged()
  }

  private func withIDs(_ elements: some Collection<Element>) -> [(StackElementID, Box)] {
    let generator = DependencyValues.current.stackElementID
    return elements.map { element in
      var id = generator()
      // A state that was created elsewhere may contain ids of another generator.
      while boxes[id] != nil { id = generator() }
      return (id, Box(element))
    }
  }

  /// Removes the elements that satisfy a condition. The other elements keep their ids.
  ///
  /// ```swift
  /// state.path.removeAll { $0.is(\.draft) }
  /// ```
  ///
  /// - Complexity: O(*n*)
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    keep(try boxes.filter { try !shouldBeRemoved($0.value.element!) })
  }

  /// Returns the elements that satisfy a condition, with their ids.
  ///
  /// ```swift
  /// let details = state.path.filter { $0.is(\.detail) }
  /// ```
  ///
  /// - Complexity: O(*n*)
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> StackState {
    var stack = self
    try stack.removeAll { try !isIncluded($0) }
    return stack
  }
}

extension OrderedDictionary {
  /// Replaces a range of elements. No other element has the key of a new one.
  mutating func replace(_ range: Range<Int>, with new: [(Key, Value)]) {
    // A removal moves what is above, and needs the hashes of a few keys only.
    guard !new.isEmpty else { return removeSubrange(range) }
    let above = elements[range.upperBound...].map { ($0.key, $0.value) }
    removeSubrange(range.lowerBound...)
    for (key, value) in new { self[key] = value }
    for (key, value) in above { self[key] = value }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Creates a stack of elements, with the first element at the bottom.
  ///
  /// ```swift
  /// let path: StackState<Path.State> = [.list(List.State()), .detail(Detail.State())]
  /// ```
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
