/// A property of a view that the host connects before it evaluates the body.
package protocol Installable {
  /// Connects the property with the storage of the view. The host keeps `storage` as long as the view exists.
  func install(storage: inout AnyObject?, environment: EnvironmentValues)
  /// Whether the value depends on the environment.
  var readsEnvironment: Bool { get }
}
