/// A change of a shared value.
package struct SharedChange {
  /// The number of the reference that contains the value.
  package let reference: UInt64
  /// The key of the reference, or the type of the value if there is no key.
  package let name: String
  /// The type of the value, as it is declared.
  package let type: Any.Type
  package let old: Any
  package let new: Any

  package init(reference: UInt64, name: String, type: Any.Type, old: Any, new: Any) {
    self.reference = reference
    self.name = name
    self.type = type
    self.old = old
    self.new = new
  }
}

/// An object that is notified of each change of a shared value in its process or test.
package protocol SharedChangeReceiver: AnyObject, Sendable {
  /// Called on the thread of the change, with the lock of the value held: must not call code of users.
  func sharedValueChanged(_ change: SharedChange)
}
