internal import HeadgateSupport

/// The messages of this target.
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

  package static func otherCaseAssigned(actual: String, root: Any.Type, payload: String?, type: Any.Type) -> String {
    guard let payload else {
      return """
        'nil' was assigned to a case of '\(typeName(root))' by its name, whose payload is '\(typeName(type))', and the value \
        is that case:

          \(actual)

        Nothing was changed: a case without its payload is no value. Assign the value that it should be instead, such as \
        another case, or nil to the optional that holds it. [CP-4]
        """
    }
    return """
      A payload of the type '\(typeName(type))' was assigned to a case of '\(typeName(root))' by its name, but the value is \
      another case:

        \(actual)

      Nothing was changed, and the payload '\(payload)' was dropped. Either the value should become that case: assign the \
      whole value, as in 'value = .name(payload)'. Or it may be another case here: write 'value.name? = payload', which \
      does nothing then. Or it should have been that case: look for where it was set last. [CP-3]
      """
  }
}
