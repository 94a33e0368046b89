import HeadgateIdentified
import Testing

/// The whole texts, in this process; that they are said where they should be is checked beside the operations.
@Suite struct IdentifiedMessagesTests {
  // holds: IDENT-4
  @Test func duplicateID() {
    #expect(
      IdentifiedMessages.duplicateID("a", Row.self) == """
        Two elements of an identified array of 'Row' have the id "a". Elements are unique by id. Where the ids should \
        differ, look for where they are made (a constant, or a copy of an element that kept its id). Where equal ids \
        are possible, say what becomes of them with 'init(_:uniquingIDsWith:)', or add the elements with 'append', \
        which leaves out an id that is there. [ID-1]
        """
    )
  }

  // holds: IDENT-11
  @Test func changedID() {
    #expect(
      IdentifiedMessages.changedID(from: 1, to: 2, Row.self) == """
        The id of an element of an identified array of 'Row' was changed in place from 1 to 2. The array would not \
        find it any more. Where the id was assigned, or computed from a property that was assigned, declare it 'let' \
        and constant for the element's life. Where the element was overwritten by another one, as in 'rows[0] = row', \
        remove the old one and insert the new one. Where two should change places, use 'swapAt' or 'move'. [ID-2]
        """
    )
  }

  // holds: IDENT-12
  @Test func foreignID() {
    #expect(
      IdentifiedMessages.foreignID(1, assignedTo: 2, Row.self) == """
        An element of type 'Row' whose id is 1 was assigned to the id 2 of an identified array. Where the subscript is \
        wrong, take the element's own id: 'rows[id: row.id] = row'. Where the element is meant to replace the other \
        one, remove that and insert this one. [ID-3]
        """
    )
  }

  // holds: IDENT-28
  @Test func duplicateWhileDecoding() {
    #expect(
      IdentifiedMessages.duplicateWhileDecoding(1, Row.self) == """
        Two elements of an identified array of 'Row' have the id 1. Elements are unique by id. Where the data come \
        from this library, they were changed by hand or by another program; otherwise decode an array and combine its \
        elements with 'init(_:uniquingIDsWith:)'. [ID-4]
        """
    )
  }

  // holds: IDENT-35
  @Test func assignedTwice() {
    #expect(
      IdentifiedMessages.assignedTwice(2, Row.self) == """
        An element of an identified array of 'Row' stands at two positions: it has the id 2. Elements are unique by id. \
        Where an element was copied to another position, as in 'rows[0] = rows[1]', remove one of the two, or give the \
        copy an id of its own and insert it. Where elements are moved one by one, assign all of them before the array is \
        used by id; 'swapAt' and 'move' need no such care. [ID-5]
        """
    )
  }
}
