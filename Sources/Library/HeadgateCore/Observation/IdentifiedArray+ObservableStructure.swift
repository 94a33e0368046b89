public import HeadgateIdentified

extension IdentifiedArray: _ObservableStructure where Element: ObservableState {}

// `IdentifiedArray` does not depend on observable states. These subscripts take precedence for observable elements. They detect
// that a change in place replaced the element by another state, as in `restore(&rows[id: 1]!, to: old)`.
extension IdentifiedArray where Element: ObservableState {
  /// The element with an id, or nil when there is none.
  ///
  /// Readers are also notified when a change in place replaces the element by another state.
  ///
  /// ```swift
  /// rows[id: 2]?.title = "second"
  /// ```
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { self[unobserved: id] }
    set { self[unobserved: id] = newValue }
    _modify {
      let before = _lookAtElement(id: id) { $0.stateID }
      defer {
        if let before, let now = _lookAtElement(id: id, { $0.stateID }), !_ObservableStateID.isSame(before, now) {
          replacedElement(at: index(id: id)!)
        }
      }
      yield &self[unobserved: id]
    }
  }

  /// The element at a position.
  ///
  /// Readers are also notified when a change in place replaces the element by another state.
  ///
  /// ```swift
  /// rows[0].title = "first"
  /// ```
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield self[unobservedAt: position] }
    set { self[unobservedAt: position] = newValue }
    _modify {
      let before = self[unobservedAt: position].stateID
      defer {
        if !_ObservableStateID.isSame(before, self[unobservedAt: position].stateID) { replacedElement(at: position) }
      }
      yield &self[unobservedAt: position]
    }
  }

  /// Counts a replacement as a structural change, by making the replacement again.
  @usableFromInline
  mutating func replacedElement(at position: Int) {
    update(self[unobservedAt: position], at: position)
  }
}

extension IdentifiedArray {
  // In this extension, the element type is unconstrained, so the subscripts of the array itself are called.

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
