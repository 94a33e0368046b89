internal import HeadgateDependencies
internal import HeadgateSupport
public import OrderedCollections

/// The states of the features on a navigation stack, the first one at the bottom.
///
/// Each element has an id of its own, by which actions and effects find it. Elements are kept in memory of their own: a copy of
/// the stack copies no element until one of the two changes.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var path = StackState<Path.State>()
/// }
/// state.path.append(.detail(Detail.State()))
/// ```
public struct StackState<Element> {
  @usableFromInline
  final class Box {
    // Changed only by one who holds the only reference to it: no two accesses overlap.
    @exclusivity(unchecked) @usableFromInline var element: Element

    @inlinable
    init(_ element: Element) { self.element = element }
  }

  @usableFromInline var boxes: OrderedDictionary<StackElementID, Box> = [:]
  @usableFromInline var structure: UInt64 = 0

  /// An empty stack.
  ///
  /// ```swift
  /// let path = StackState<Path.State>()
  /// ```
  public init() {}

  private mutating func structureChanged() {
    structure = uniqueNumber()
  }

  // MARK: By id

  /// The ids of the elements, from the bottom to the top.
  ///
  /// ```swift
  /// let top = state.path.ids.last
  /// ```
  ///
  /// - Complexity: O(1)
  public var ids: OrderedSet<StackElementID> { boxes.keys }

  /// The element with an id; nil when it is not on the stack.
  ///
  /// Setting nil removes the element, and no other. Setting a state where no element has the id is for tests, where it is put on
  /// top; elsewhere it reports and does nothing.
  ///
  /// ```swift
  /// state.path[id: id]?.title = "Blob"
  /// ```
  ///
  /// - Complexity: O(1), and O(*n*) to remove.
  public subscript(id id: StackElementID) -> Element? {
    get { boxes[id]?.element }
    set {
      guard let index = boxes.index(forKey: id) else {
        if let newValue { insertInTest(newValue, id: id) }
        return
      }
      if let newValue {
        // Another box, as others may hold this one.
        boxes.values[index] = Box(newValue)
      } else {
        boxes.remove(at: index)
      }
      structureChanged()
    }
    _modify {
      guard let index = boxes.index(forKey: id) else {
        var absent: Element?
        defer { if let absent { insertInTest(absent, id: id) } }
        yield &absent
        return
      }
      makeUnique(at: index)
      let box = boxes.values[index]
      var element: Element? = box.element
      defer {
        if let element {
          box.element = element
        } else {
          boxes.remove(at: index)
          structureChanged()
        }
      }
      yield &element
    }
  }

  private mutating func insertInTest(_ element: Element, id: StackElementID) {
    guard DependencyValues.current.context == .test else {
      reportMistake(
        CoreMessages.stackElementIsMissing(id: id, Element.self),
        fileID: #fileID,
        filePath: #filePath,
        line: #line,
        column: #column
      )
      return
    }
    insert(element, id: id)
  }

  /// Puts an element on top under an id that is not on the stack.
  mutating func insert(_ element: Element, id: StackElementID) {
    boxes[id] = Box(element)
    structureChanged()
  }

  @inlinable
  mutating func makeUnique(at index: Int) {
    if !isKnownUniquelyReferenced(&boxes.values[index]) {
      boxes.values[index] = Box(boxes.values[index].element)
    }
  }

  /// Removes the element with an id, and all above it.
  ///
  /// Does nothing when no element has the id.
  ///
  /// ```swift
  /// state.path.pop(from: id)
  /// ```
  public mutating func pop(from id: StackElementID) {
    guard let index = boxes.index(forKey: id) else { return }
    boxes.removeSubrange(index...)
    structureChanged()
  }

  /// Removes all above the element with an id.
  ///
  /// Does nothing when no element has the id.
  ///
  /// ```swift
  /// state.path.pop(to: id)
  /// ```
  public mutating func pop(to id: StackElementID) {
    guard let index = boxes.index(forKey: id), index + 1 < boxes.count else { return }
    boxes.removeSubrange((index + 1)...)
    structureChanged()
  }
}

extension StackState: ElementCollection {
  @inlinable
  public mutating func _withElement<Result>(
    id: StackElementID,
    _ body: (inout Element) -> Result
  ) -> Result? {
    guard let index = boxes.index(forKey: id) else { return nil }
    makeUnique(at: index)
    return body(&boxes.values[index].element)
  }

  @inlinable
  public func _element(id: StackElementID) -> Element? { boxes[id]?.element }

  @inlinable
  public var _ids: OrderedSet<StackElementID> { boxes.keys }

  @inlinable
  public func _hasElement(_ id: StackElementID) -> Bool { boxes.index(forKey: id) != nil }

  @inlinable
  public var _$structure: UInt64 { structure }
}

extension StackState: ObservableStructure where Element: ObservableState {}

// MARK: As a collection

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The position of the bottom: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { boxes.count }

  /// The element at a position, from the bottom.
  public subscript(position: Int) -> Element { boxes.values[position].element }

  /// Replaces elements by new ones, which get ids of their own.
  ///
  /// ```swift
  /// state.path.replaceSubrange(1..., with: [.detail(Detail.State())])
  /// ```
  public mutating func replaceSubrange<C: Collection<Element>>(_ range: Range<Int>, with newElements: C) {
    guard !range.isEmpty || !newElements.isEmpty else { return }
    let above = boxes.elements[range.upperBound...].map { ($0.key, $0.value) }
    boxes.removeSubrange(range.lowerBound...)
    let generator = newElements.isEmpty ? nil : DependencyValues.current.stackElementID
    for element in newElements {
      guard var id = generator?() else { break }
      // A state that was made elsewhere may bring ids of another generator.
      while boxes[id] != nil || above.contains(where: { $0.0 == id }) { id = generator?() ?? id }
      boxes[id] = Box(element)
    }
    for (id, box) in above { boxes[id] = box }
    structureChanged()
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// A stack of elements, the first one at the bottom.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: @unchecked Sendable where Element: Sendable {
  // Sendable: a box is only changed by one who holds the only reference to it.
}

extension StackState: Equatable where Element: Equatable {
  /// Whether both hold equal elements under the same ids, in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.boxes.count == rhs.boxes.count
      && zip(lhs.boxes, rhs.boxes).allSatisfy { left, right in
        left.key == right.key && (left.value === right.value || left.value.element == right.value.element)
      }
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the ids and the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boxes.count)
    for (id, box) in boxes {
      hasher.combine(id)
      hasher.combine(box.element)
    }
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array; ids are not kept.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for box in boxes.values { try container.encode(box.element) }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements, which get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: CustomReflectable {
  /// The mirror of a dictionary from ids to elements, in their order.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: boxes.map { (key: $0.key, value: $0.value.element) },
      displayStyle: .dictionary
    )
  }
}
