/// Remembers the props that a component was given last; touched on the component's queue only.
final class Connection<Props> {
  private let isSame: ((Props, Props) -> Bool)?
  private var last: Props?

  init(of _: Props.Type) {
    func comparing<Known: Equatable>(_: Known.Type) -> (Props, Props) -> Bool {
      // The caller has found that `Known` is `Props`.
      { $0 as! Known == $1 as! Known }
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
