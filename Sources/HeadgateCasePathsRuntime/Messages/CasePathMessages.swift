internal import HeadgateSupport

/// Everything that this target says to a user who made a mistake.
@usableFromInline
package enum CasePathMessages {
  package static func otherCase(actual: String, root: Any.Type, payload: Any.Type) -> String {
    """
    'modify' asked for a case of '\(typeName(root))' whose payload is '\(typeName(payload))', but the value is another \
    case:

      \(actual)

    Nothing was changed. Either the value may be another case here: ask 'is(_:)' first, or change it in a 'switch'. Or \
    it should have been that case: look for where it was set last. [CP-1]
    """
  }

  @usableFromInline
  package static func foreignPath(root: Any.Type, value: Any.Type) -> String {
    """
    A case key path from '\(typeName(root))' to '\(typeName(value))' does not consist of the cases of \
    '\(typeName(root))'. It goes through a property or subscript that makes a 'Case' of its own, in an extension of \
    'Case'. Write the path with cases only, such as '\\.child.name', or declare the member on the enum's \
    'AllCasePaths', where it answers an 'AnyCasePath'. [CP-2]
    """
  }
}
