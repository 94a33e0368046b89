/// The store that a name in a view stands for.
struct StoreReference {
  /// The name of the property with the store.
  let name: String?
  /// The type of the store, when a function has it as a parameter.
  let type: TypeShape?
  /// The cases from the action of this store to the action of the store that the name stands for.
  let components: [PathComponent]
}
