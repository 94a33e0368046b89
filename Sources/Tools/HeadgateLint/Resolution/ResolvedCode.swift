/// Who sends an action.
package enum Sender: Hashable, Sendable {
  case view
  /// A reducer or one of its effects, with the index of the feature.
  case reducer(Int)
  case other
}

/// A pattern with the declarations that it matches.
package struct ResolvedPattern: Sendable {
  package let file: Int
  package let index: Int
  package let fact: PatternFact
  /// The index of the feature whose code contains the pattern.
  package let feature: Int
  package let path: ResolvedPath
}

/// A send with the declarations of the action.
package struct ResolvedSend: Sendable {
  package let file: Int
  package let index: Int
  package let fact: SendFact
  package let sender: Sender
  /// The path in the code. A group that the store of a view leaves out has a range without length.
  package let names: ActionPath
  package let path: ResolvedPath
}
