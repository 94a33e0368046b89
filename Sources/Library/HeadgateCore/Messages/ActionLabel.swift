/// The case of an action without its payloads: `.rows(.element(.tapped))`.
package func actionLabel<Action>(_ action: Action) -> String {
  label(of: action)
}

private func label(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return String(describing: type(of: value)) }
  guard let child = mirror.children.first, let name = child.label else { return ".\(value)" }
  let payload = Mirror(reflecting: child.value)
  switch payload.displayStyle {
  case .enum: return ".\(name)(\(label(of: child.value)))"
  case .tuple:
    let inner = payload.children.first { Mirror(reflecting: $0.value).displayStyle == .enum }
    return ".\(name)(\(inner.map { label(of: $0.value) } ?? "…"))"
  default: return ".\(name)(…)"
  }
}
