/// Something on the screen that shows props: a view, a cell, a controller.
///
/// ```swift
/// final class Title: Propsable {
///   var props = "" { didSet { print(props) } }
/// }
/// ```
@MainActor
public protocol Propsable<Props>: AnyObject {
  /// All that it shows, and what it does when it is used.
  associatedtype Props
  /// What it shows now.
  var props: Props { get set }
}
