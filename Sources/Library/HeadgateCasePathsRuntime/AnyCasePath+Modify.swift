extension AnyCasePath {
  /// Changes the payload of the case in place, without a copy of the containers in it.
  ///
  /// A payload of more than 1,024 bytes is moved to the heap while `body` runs, so that nested changes of large states
  /// need little stack. Mark cases with payloads of tens of kilobytes `indirect`: in debug builds, extracting a payload
  /// takes six times its size on the stack.
  ///
  /// ```swift
  /// AnyCasePath(\Shape.Cases.circle).modify(&shape) { $0 *= 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The value. It does not change when it is another case. When `body` throws, changes made before the
  ///     error stay.
  ///   - body: Changes the payload.
  /// - Returns: The result of `body`; nil when `root` is another case.
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

  // Both functions below leave the memory of `root` uninitialized while `body` runs. This makes the change happen in
  // place. The payload that `extract` returns shares its containers with the root. When the root is deinitialized, the
  // payload becomes their only owner.
  //
  // It is safe because: (1) The pointer is made from an `inout`, so no other code may access the memory before the
  // access ends. Access to a class property that stores the root traps. (2) The root is deinitialized exactly once,
  // after `extract` has returned. It is initialized exactly once, by `defer`, when `body` returns and when it throws.
  // (3) There is no other exit between the two.

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

  // The temporaries of these functions are as large as the payload. They are separate functions, so that at most one
  // temporary is on the stack at a time, and none while `body` runs.

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
