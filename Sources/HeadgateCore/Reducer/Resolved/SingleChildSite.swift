/// The site of a single child, which needs no id.
@usableFromInline
protocol SingleChildSite: ChildSite where ID == Void, Call == ChildAction {
  var embedding: Embedding<ChildAction, Action> { get }
}

extension SingleChildSite {
  @inlinable
  func id(of _: inout ChildAction) {}

  @inlinable
  func action(of call: UnsafeMutablePointer<ChildAction>) -> UnsafeMutablePointer<ChildAction> { call }

  @inlinable
  func embedding(_: Void) -> Embedding<ChildAction, Action> { embedding }
}
