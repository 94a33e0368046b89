#if canImport(UIKit) && !os(watchOS)
  import HeadgateCore

  /// The elements of a stack that have controllers. Decides what a change of the controllers, or of the ids, means.
  struct StackEntries<Controller: AnyObject> {
    private var entries: [(id: StackElementID, controller: Controller)] = []

    var ids: [StackElementID] { entries.map(\.id) }
    var controllers: [Controller] { entries.map(\.controller) }

    /// Removes the lowest element without a controller on the screen, and the elements above it.
    ///
    /// - Returns: The id of the lowest removed element; nil if nothing was popped.
    mutating func removePopped(present: [Controller]) -> StackElementID? {
      guard let index = entries.firstIndex(where: { entry in !present.contains { $0 === entry.controller } }) else {
        return nil
      }
      let id = entries[index].id
      entries.removeSubrange(index...)
      return id
    }

    /// Creates the missing controllers for the ids, and removes the others.
    mutating func update(_ ids: [StackElementID], make: (StackElementID) -> Controller?) {
      let known = Dictionary(entries.map { ($0.id, $0.controller) }, uniquingKeysWith: { first, _ in first })
      entries = ids.compactMap { id in (known[id] ?? make(id)).map { (id, $0) } }
    }
  }
#endif
