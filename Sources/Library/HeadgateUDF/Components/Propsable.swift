/// An object on the screen that shows props: a view, a cell, a controller.
///
/// ```swift
/// final class Title: Propsable {
///   var props = "" { didSet { print(props) } }
/// }
/// ```
@MainActor
public protocol Propsable<Props>: AnyObject {
  /// The values that the object shows and its callbacks.
  associatedtype Props
  /// The current props.
  var props: Props { get set }
}
