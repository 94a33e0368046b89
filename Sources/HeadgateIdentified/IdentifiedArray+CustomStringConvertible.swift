extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// What the array of the elements would say.
  public var description: String {
    contents.description
  }

  /// What the array of the elements would say, behind the name of this type.
  public var debugDescription: String {
    "IdentifiedArray(\(contents.debugDescription))"
  }
}
