extension IdentifiedArray: CustomReflectable {
  /// A mirror with the elements, like the mirror of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}
