public import HeadgateCasePathsRuntime

/// The path to the actions of a collection's elements, for the stores of the elements.
///
/// The path is created in the module of the feature, where all types are known, because each send of an element uses it.
@usableFromInline
struct ElementsPath<Root, ElementID, ChildAction>: Sendable {
  let caseIndex: Int
  let caseNumbers: Int?
  private let embed: @Sendable (ElementID, ChildAction) -> Root
  private let extract: @Sendable (Root) -> (id: ElementID, action: ChildAction)?

  /// - Parameter path: The source of the functions, which capture only types besides it.
  @usableFromInline
  init<ElementsAction>(
    _ path: AnyCasePath<Root, ElementsAction>,
    embed: @escaping (ElementID, ChildAction) -> Root,
    extract: @escaping (Root) -> (id: ElementID, action: ChildAction)?
  ) {
    caseIndex = path.caseIndex
    caseNumbers = path.caseNumbers
    // The closures capture Sendable functions and types, and call only nonisolated requirements; see `_ActionWrapping.entering`.
    self.embed = unsafeBitCast(embed, to: (@Sendable (ElementID, ChildAction) -> Root).self)
    self.extract = unsafeBitCast(extract, to: (@Sendable (Root) -> (id: ElementID, action: ChildAction)?).self)
  }

  /// Returns the path to the action of one element.
  func element(_ id: ElementID) -> AnyCasePath<Root, ChildAction> where ElementID: Hashable & Sendable {
    AnyCasePath(
      caseIndex: caseIndex,
      embed: { [embed] in embed(id, $0) },
      extract: { [extract] root in
        guard let (own, action) = extract(root), own == id else { return nil }
        return action
      }
    )
  }
}

extension AnyCasePath where Value: ElementAction {
  /// Returns the path to the actions of elements.
  @inlinable
  func elements() -> ElementsPath<Root, Value.ElementID, Value.ChildAction> {
    let (embed, extract) = (embed, extract)
    return ElementsPath(
      self,
      embed: { embed(._element(id: $0, action: $1)) },
      extract: { extract($0)?._element }
    )
  }

  /// Returns the path to the actions of elements behind gates.
  @inlinable
  func openedElements<Child: Reducer>() -> ElementsPath<Root, Value.ElementID, Child.Action>
  where Value.ChildAction == Gate<Child> {
    let (embed, extract) = (embed, extract)
    return ElementsPath(
      self,
      embed: { embed(._element(id: $0, action: Gate($1))) },
      extract: { extract($0)?._element.map { ($0.id, $0.action.action) } }
    )
  }
}
