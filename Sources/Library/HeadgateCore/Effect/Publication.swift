/// Publishes the changes of a drain inside of a context of the user interface, such as a transaction with an animation.
@usableFromInline
package typealias Publication = @Sendable (_ publish: () -> Void) -> Void
