/// Stores the last props of a component. It is used only on the queue of the component.
final class Connection<Props> {
  private let isEquatable: Bool
  private var last: Props?

  init(of _: Props.Type) {
    isEquatable = Props.self is any Equatable.Type
  }

  /// Returns whether the props differ from the last props or cannot be compared here.
  func isNews(_ props: Props) -> Bool {
    guard isEquatable else { return true }
    if let last, isSame(last, props) { return false }
    last = props
    return true
  }

  // The value is cast and not its type: a conformance that belongs to an actor is found only there, and `==` is called
  // nowhere else.
  private func isSame(_ last: Props, _ props: Props) -> Bool {
    guard let last = last as? any Equatable else { return false }
    return last.isSame(as: props)
  }
}

extension Equatable {
  fileprivate func isSame<Other>(as other: Other) -> Bool { (other as? Self) == self }
}
