import HeadgateSupport

/// What a store is called in messages and descriptions: `StoreOf<Todos>` where its state and actions are those of a feature.
func storeName(_ state: Any.Type, _ action: Any.Type) -> String {
  let state = typeName(state)
  let action = typeName(action)
  for (suffix, mark) in [(".State", ""), (".State?", "?"), (".State>", "")] where state.hasSuffix(suffix) {
    let feature = state.dropLast(suffix.count)
    if action == feature + ".Action" { return "StoreOf<\(feature)\(mark)>" }
  }
  return "Store<\(state), \(action)>"
}
