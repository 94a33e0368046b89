import HeadgateSupport

/// Returns the name of a store in messages: `StoreOf<Todos>` if its state and action types belong to a feature.
func storeName(_ state: Any.Type, _ action: Any.Type) -> String {
  let state = typeName(state)
  let action = typeName(action)
  let isOptional = state.hasPrefix("Optional<")
  let wrapped = isOptional ? String(state.dropFirst("Optional<".count).dropLast()) : state
  let feature = wrapped.dropLast(".State".count)
  if wrapped.hasSuffix(".State"), action == feature + ".Action" { return "StoreOf<\(feature)\(isOptional ? "?" : "")>" }
  return "Store<\(state), \(action)>"
}
