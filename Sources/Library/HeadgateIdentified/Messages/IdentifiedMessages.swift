internal import HeadgateSupport

/// The messages of this target.
@usableFromInline
package enum IdentifiedMessages {
  @usableFromInline
  package static func duplicateID<ID>(_ id: ID, _ element: Any.Type) -> String {
    """
    Two elements of an identified array of '\(typeName(element))' have the id \(String(reflecting: id)). Elements are \
    unique by id. Where the ids should differ, look for where they are made (a constant, or a copy of an element that \
    kept its id). Where equal ids are possible, say what becomes of them with 'init(_:uniquingIDsWith:)', or add the \
    elements with 'append', which leaves out an id that is there. [ID-1]
    """
  }

  @usableFromInline
  package static func changedID<ID>(from old: ID, to new: ID, _ element: Any.Type) -> String {
    """
    The id of an element of an identified array of '\(typeName(element))' was changed in place from \
    \(String(reflecting: old)) to \(String(reflecting: new)). The array would not find it any more. Where the id was \
    assigned, or computed from a property that was assigned, declare it 'let' and constant for the element's life. \
    Where the element was overwritten by another one, as in 'rows[0] = row', remove the old one and insert the new \
    one. Where two should change places, use 'swapAt' or 'move'. [ID-2]
    """
  }

  @usableFromInline
  package static func foreignID<ID>(_ id: ID, assignedTo place: ID, _ element: Any.Type) -> String {
    """
    An element of type '\(typeName(element))' whose id is \(String(reflecting: id)) was assigned to the id \
    \(String(reflecting: place)) of an identified array. Where the subscript is wrong, take the element's own id: \
    'rows[id: row.id] = row'. Where the element is meant to replace the other one, remove that and insert this \
    one. [ID-3]
    """
  }

  @usableFromInline
  package static func duplicateWhileDecoding<ID>(_ id: ID, _ element: Any.Type) -> String {
    if id is any RedactedValue { return redactedWhileDecoding(element) }
    return """
      Two elements of an identified array of '\(typeName(element))' have the id \(String(reflecting: id)). Elements are \
      unique by id. Where the data come from this library, they were changed by hand or by another program; otherwise \
      decode an array and combine its elements with 'init(_:uniquingIDsWith:)'. [ID-4]
      """
  }

  private static func redactedWhileDecoding(_ element: Any.Type) -> String {
    """
    Two elements of an identified array of '\(typeName(element))' have the same redacted id. Elements are unique by id. \
    A recording has no redacted values, so all ids of the array are the same placeholder in a replay: give the \
    elements an id that is not secret, such as a number. [ID-6]
    """
  }

  @usableFromInline
  package static func assignedTwice<ID>(_ id: ID, _ element: Any.Type) -> String {
    """
    An element of an identified array of '\(typeName(element))' stands at two positions: it has the id \
    \(String(reflecting: id)). Elements are unique by id. Where an element was copied to another position, as in \
    'rows[0] = rows[1]', remove one of the two, or give the copy an id of its own and insert it. Where elements are moved \
    one by one, assign all of them before the array is used by id; 'swapAt' and 'move' need no such care. [ID-5]
    """
  }
}
