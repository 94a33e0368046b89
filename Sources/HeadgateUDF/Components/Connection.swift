/// Remembers the props that a component was given last; touched on the component's queue only.
final class Connection<Props> {
  private let isSame: ((Props, Props) -> Bool)?
  private var last: Props?

  init(of _: Props.Type) {
    func comparing<Known: Equatable>(_: Known.Type) -> (Props, Props) -> Bool {
      // `Known` is `Props`, which the caller has found to be equatable: their memory is read as what it is.
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

  /// Whether these are other props than the last ones, or cannot be compared.
  func isNews(_ props: Props) -> Bool {
    guard let isSame else { return true }
    if let last, isSame(last, props) { return false }
    last = props
    return true
  }
}
