extension AnyCasePath {
  /// Changes the payload of the case in place: no container inside it is copied.
  ///
  /// A payload of more than 1,024 bytes waits on the heap while `body` runs, so that nested changes of large states
  /// need little stack. Mark cases with payloads of tens of kilobytes `indirect`: in debug builds the compiler spends
  /// six times their size on taking them out.
  ///
  /// ```swift
  /// AnyCasePath(\Shape.Cases.circle).modify(&shape) { $0 *= 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - root: the value; untouched when it is another case. When `body` throws, what it changed until then stays.
  ///   - body: changes the payload.
  /// - Returns: what `body` returns; nil when `root` is another case.
  @inlinable
  @discardableResult
  public func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    if MemoryLayout<Value>.size <= 1024 {
      try withUnsafeMutablePointer(to: &root) { try modifyOnStack($0, body) }
    } else {
      try withUnsafeMutablePointer(to: &root) { try modifyOnHeap($0, body) }
    }
  }

  // Both functions below leave the memory of `root` uninitialized while `body` runs. That is what makes the change
  // happen in place: the payload that `extract` hands out shares its containers with the root, and becomes their only
  // owner when the root is gone.
  //
  // It is sound: (1) the pointer comes from an `inout`, so that nobody else may look at the memory before the access
  // ends, and a class's property that holds it traps when `body` tries; (2) it is deinitialized exactly once, after
  // `extract` has returned, and initialized exactly once, by `defer`, which runs when `body` returns and when it
  // throws; (3) there is no other way out between the two.

  @inlinable
  func modifyOnStack<Result>(
    _ root: UnsafeMutablePointer<Root>,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = extract(root.pointee) else { return nil }
    root.deinitialize(count: 1)
    defer { root.initialize(to: embed(value)) }
    return try body(&value)
  }

  @inlinable
  @inline(never)
  func modifyOnHeap<Result>(
    _ root: UnsafeMutablePointer<Root>,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    let box = UnsafeMutablePointer<Value?>.allocate(capacity: 1)
    defer {
      box.deinitialize(count: 1)
      box.deallocate()
    }
    takeOut(root, into: box)
    guard isFull(box) else { return nil }
    drop(root)
    defer { putBack(box, into: root) }
    return try body(&box.pointee!)
  }

  // The temporaries of these are as large as the payload; they are functions of their own so that never two of them are
  // on the stack at once, and none when `body` runs.

  @inlinable
  @inline(never)
  func takeOut(_ root: UnsafeMutablePointer<Root>, into box: UnsafeMutablePointer<Value?>) {
    box.initialize(to: extract(root.pointee))
  }

  @inlinable
  @inline(never)
  func isFull(_ box: UnsafeMutablePointer<Value?>) -> Bool {
    box.pointee != nil
  }

  @inlinable
  @inline(never)
  func drop(_ root: UnsafeMutablePointer<Root>) {
    root.deinitialize(count: 1)
  }

  @inlinable
  @inline(never)
  func putBack(_ box: UnsafeMutablePointer<Value?>, into root: UnsafeMutablePointer<Root>) {
    root.initialize(to: embed(box.pointee!))
  }
}
