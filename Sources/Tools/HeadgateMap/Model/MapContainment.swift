/// A feature that another feature contains.
package struct MapContainment: Codable, Hashable, Sendable {
  package enum Relation: String, Codable, Sendable {
    /// The child exists as long as its parent.
    case scope
    /// The child is in an optional of the state.
    case optional
    /// The child is presented: `PresentationAction`.
    case presented
    /// The child is an element of a stack.
    case stack
    /// The child is an element of a collection.
    case each
    /// The child is a case of an enum of features.
    case `case`
    /// The actions contain those of the child, but no operator runs it in the files that were read.
    case unknown
  }

  package var parent: String
  package var child: String
  /// The name of the case of the parent that contains the actions of the child.
  package var name: String
  package var relation: Relation
  /// Whether the parent sees only the delegate and interface actions of the child.
  package var isGated: Bool
  package var location: MapLocation
}
