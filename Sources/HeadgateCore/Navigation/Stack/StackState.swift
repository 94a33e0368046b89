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
    // Changed only by one who holds the only reference to it: no two accesses overlap. Nil only while the element is changed.
    @exclusivity(unchecked) @usableFromInline var element: Element?

    @inlinable
    init(_ element: Element?) { self.element = element }
  }

  /// What tells elements apart, made once: it takes the runtime long to say whether a type is observable.
  @usableFromInline
  final class Watch {
    let elements = ReplacementWatch<Element>()
  }

  @usableFromInline var boxes: OrderedDictionary<StackElementID, Box> = [:]
  @usableFromInline var structure: UInt64 = 0
  private var watch: Watch?

  /// An empty stack.
  ///
  /// ```swift
  /// let path = StackState<Path.State>()
  /// ```
  public init() {}

  /// A copy of a stack: its elements keep their ids.
  ///
  /// ```swift
  /// let path = StackState(state.path)
  /// ```
  public init(_ stack: StackState) {
    self = stack
  }

  /// The elements of a part of a stack, which keep their ids.
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
  /// ```swift
  /// let top = state.path.ids.last
  /// ```
  ///
  /// - Complexity: O(1)
  public var ids: OrderedSet<StackElementID> { boxes.keys }

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

  // MARK: Changes

  mutating func structureChanged() {
    structure = uniqueNumber()
  }

  /// Leaves these elements only.
  mutating func keep(_ kept: OrderedDictionary<StackElementID, Box>) {
    guard kept.count != boxes.count else { return }
    boxes = kept
    structureChanged()
  }

  /// Puts an element on top under an id that is not on the stack.
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

  /// What tells the element at an index from another one; nil where nothing does.
  mutating func identity(at index: Int) -> ObservableStateID? {
    if watch == nil { watch = Watch() }
    return watch!.elements.identity(of: &boxes.values[index].element!)
  }

  /// Ends a change of the element at an index, which was given nil to remove it, and may be another one now.
  ///
  /// An element that is not observable has no identity: that it was replaced says whoever has replaced it.
  mutating func didModify(at index: Int, since before: ObservableStateID?) {
    if isNil(boxes.values[index].element) { return remove(at: index) }
    if let before, !ObservableStateID.isSame(before, identity(at: index)) { structureChanged() }
  }
}

extension StackState: ObservableStructure where Element: ObservableState {}
