internal import HeadgateSupport
public import OrderedCollections

/// The states of the features on a navigation stack, with the first feature at the bottom.
///
/// Each element has its own id. Actions and effects refer to an element by its id. Each element has its own memory: copies
/// of the stack share an element until one of the copies changes it.
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
    // Only an owner of a unique reference changes the element, so accesses never overlap. Nil only during a change of the
    // element.
    @exclusivity(unchecked) @usableFromInline var element: Element?

    @inlinable
    init(_ element: Element?) { self.element = element }
  }

  /// Detects replaced elements. Created once, because checking whether a type is observable is slow at run time.
  @usableFromInline
  final class Watch {
    let elements = ReplacementWatch<Element>()
  }

  @usableFromInline var boxes: OrderedDictionary<StackElementID, Box> = [:]
  @usableFromInline var structure: UInt64 = 0
  private var watch: Watch?

  /// Creates an empty stack.
  public init() {}

  /// Creates a copy of a stack. The elements keep their ids.
  public init(_ stack: StackState) {
    self = stack
  }

  /// Creates a stack from a slice of a stack. The elements keep their ids.
  ///
  /// ```swift
  /// state.path = StackState(state.path.prefix(2))
  /// ```
  ///
  /// - Complexity: O(*n*)
  public init(_ slice: Slice<StackState>) {
    self = slice.base
    keep(
      OrderedDictionary(
        uniqueKeysWithValues: boxes.elements[slice.startIndex..<slice.endIndex].map { ($0.key, $0.value) }
      )
    )
  }

  /// The ids of the elements, from the bottom to the top.
  ///
  /// - Complexity: O(1)
  public var ids: OrderedSet<StackElementID> { boxes.keys }

  /// Removes the element with an id and all elements above it.
  ///
  /// Does nothing if the element is missing.
  public mutating func pop(from id: StackElementID) {
    guard let index = boxes.index(forKey: id) else { return }
    boxes.removeSubrange(index...)
    structureChanged()
  }

  /// Removes all elements above the element with an id.
  ///
  /// Does nothing if the element is missing.
  public mutating func pop(to id: StackElementID) {
    guard let index = boxes.index(forKey: id), index + 1 < boxes.count else { return }
    boxes.removeSubrange((index + 1)...)
    structureChanged()
  }

  // MARK: Changes

  mutating func structureChanged() {
    structure = uniqueNumber()
  }

  /// Keeps only these elements.
  mutating func keep(_ kept: OrderedDictionary<StackElementID, Box>) {
    guard kept.count != boxes.count else { return }
    boxes = kept
    structureChanged()
  }

  /// Puts an element on top, with an id that is not on the stack.
  mutating func insert(_ element: Element, id: StackElementID) {
    boxes[id] = Box(element)
    structureChanged()
  }

  mutating func remove(at index: Int) {
    boxes.remove(at: index)
    structureChanged()
  }

  @inlinable
  mutating func makeUnique(at index: Int) {
    if !isKnownUniquelyReferenced(&boxes.values[index]) {
      boxes.values[index] = Box(boxes.values[index].element)
    }
  }

  /// Returns the observable identity of the element at an index; nil if its type has none.
  mutating func identity(at index: Int) -> _ObservableStateID? {
    if watch == nil { watch = Watch() }
    return watch!.elements.identity(of: &boxes.values[index].element!)
  }

  /// Ends a change of the element at an index. The element may be nil, to remove it, or may be a replacement.
  ///
  /// An element that is not observable has no identity. For such an element, the code that replaces it records the
  /// replacement.
  mutating func didModify(at index: Int, since before: _ObservableStateID?) {
    if isNil(boxes.values[index].element) { return remove(at: index) }
    if let before, !_ObservableStateID.isSame(before, identity(at: index)) { structureChanged() }
  }
}

extension StackState: _ObservableStructure where Element: ObservableState {}
