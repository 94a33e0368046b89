/// A property of a view with storage outside of the view.
///
/// - <https://developer.apple.com/documentation/swiftui/dynamicproperty> (R)
///
/// The host connects the properties inside of a dynamic property. It does not call `update()`.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
