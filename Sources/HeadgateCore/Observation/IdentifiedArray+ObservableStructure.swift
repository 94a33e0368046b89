public import HeadgateIdentified

extension IdentifiedArray: ObservableStructure where Element: ObservableState {}

// An array of identified values does not know what observable states are. These subscripts take precedence for such elements, and
// notice that a change in place has put another state there, as `restore(&rows[id: 1]!, to: old)` does.
extension IdentifiedArray where Element: ObservableState {
  /// The element with an id; nil when there is none.
  ///
  /// As for other elements; in addition, readers are notified when a change in place puts another state there.
  ///
  /// ```swift
  /// rows[id: 2]?.title = "second"
  /// ```
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { self[unobserved: id] }
    set { self[unobserved: id] = newValue }
    _modify {
      let before = _lookAtElement(id: id) { $0._$id }
      defer {
        if let before, let now = _lookAtElement(id: id, { $0._$id }), !ObservableStateID.isSame(before, now) {
          replacedElement(at: index(id: id)!)
        }
      }
      yield &self[unobserved: id]
    }
  }

  /// The element at a position.
  ///
  /// As for other elements; in addition, readers are notified when a change in place puts another state there.
  ///
  /// ```swift
  /// rows[0].title = "first"
  /// ```
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield self[unobservedAt: position] }
    set { self[unobservedAt: position] = newValue }
    _modify {
      let before = self[unobservedAt: position]._$id
      defer {
        if !ObservableStateID.isSame(before, self[unobservedAt: position]._$id) { replacedElement(at: position) }
      }
      yield &self[unobservedAt: position]
    }
  }

  /// Counts a replacement that has been made, by making it again.
  @usableFromInline
  mutating func replacedElement(at position: Int) {
    update(self[unobservedAt: position], at: position)
  }
}

extension IdentifiedArray {
  // Here the compiler knows nothing of the element, and finds the subscripts of the array itself.

  @inlinable
  subscript(unobserved id: ID) -> Element? {
    get { self[id: id] }
    set { self[id: id] = newValue }
    _modify { yield &self[id: id] }
  }

  @inlinable
  subscript(unobservedAt position: Int) -> Element {
    _read { yield self[position] }
    set { self[position] = newValue }
    _modify { yield &self[position] }
  }
}
