/// Stores the last props of a component. It is used only on the queue of the component.
final class Connection<Props> {
  private let areEqual: ((Props, Props) -> Bool)?
  /// Whether `==` may be called on the queue of the component; nil until two props are compared.
  private var isComparable: Bool?
  private var last: Props?

  init(of _: Props.Type) {
    func comparing<Known: Equatable>(_: Known.Type) -> (Props, Props) -> Bool {
      // `Known` is `Props`: the caller checked that `Props` is `Equatable`. So the memory has the type that it is read as.
      { lhs, rhs in
        withUnsafeBytes(of: lhs) { lhs in
          withUnsafeBytes(of: rhs) { rhs in
            lhs.baseAddress!.assumingMemoryBound(to: Known.self).pointee
              == rhs.baseAddress!.assumingMemoryBound(to: Known.self).pointee
          }
        }
      }
    }
    areEqual = (Props.self as? any Equatable.Type).map { comparing($0) }
  }

  /// Returns whether the props differ from the last props or cannot be compared here.
  func isNews(_ props: Props) -> Bool {
    guard let areEqual else { return true }
    if let last, canCompare(last), areEqual(last, props) { return false }
    last = props
    return true
  }

  // The cast of a type finds a conformance that belongs to an actor on every thread. The cast of a value finds it only on that
  // actor. All calls come on one queue, so the first answer holds for the others.
  private func canCompare(_ props: Props) -> Bool {
    if let isComparable { return isComparable }
    let isComparable = props is any Equatable
    self.isComparable = isComparable
    return isComparable
  }
}
