extension IdentifiedArray: CustomReflectable {
  /// Shows the elements as an array does, without the bookkeeping.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}
