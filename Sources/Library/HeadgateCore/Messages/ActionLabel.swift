/// The case of an action without its payloads: `.rows(.element(.tapped))`.
package func actionLabel(_ action: Any) -> String {
  let mirror = Mirror(reflecting: action)
  guard mirror.displayStyle == .enum else { return String(describing: type(of: action)) }
  guard let child = mirror.children.first, let name = child.label else { return ".\(action)" }
  let payload = Mirror(reflecting: child.value)
  switch payload.displayStyle {
  case .enum: return ".\(name)(\(actionLabel(child.value)))"
  case .tuple:
    let inner = payload.children.first { Mirror(reflecting: $0.value).displayStyle == .enum }
    return ".\(name)(\(inner.map { actionLabel($0.value) } ?? "…"))"
  default: return ".\(name)(…)"
  }
}
