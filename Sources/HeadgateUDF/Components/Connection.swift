/// Stores the last props of a component. It is used only on the queue of the component.
final class Connection<Props> {
  private let isSame: ((Props, Props) -> Bool)?
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
    isSame = (Props.self as? any Equatable.Type).map { comparing($0) }
  }

  /// Returns whether the props differ from the last props or cannot be compared.
  func isNews(_ props: Props) -> Bool {
    guard let isSame else { return true }
    if let last, isSame(last, props) { return false }
    last = props
    return true
  }
}
