extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the array of the elements.
  public var description: String {
    contents.description
  }

  /// The debug description of the array of the elements, inside the name of this type.
  public var debugDescription: String {
    "IdentifiedArray(\(contents.debugDescription))"
  }
}
