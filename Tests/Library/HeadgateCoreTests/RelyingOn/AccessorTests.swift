import Testing

/// Facts about accessors, which `Documentation/RelyingOn.md` lists.
@Suite struct AccessorTests {
  private struct Failure: Error {}
  private struct Table {
    var boxes = ["key": [1, 2, 3]]
    var ends = 0

    var value: [Int] {
      get { boxes["key"] ?? [] }
      _modify {
        var box = boxes.removeValue(forKey: "key") ?? []
        defer {
          boxes["key"] = box
          ends += 1
        }
        yield &box
      }
    }
  }

  private func fail(_ value: inout [Int]) throws {
    value.append(4)
    throw Failure()
  }

  // fact: R-47
  @Test func `what is put off in an accessor runs when the change ends with an error`() {
    var table = Table()
    #expect(throws: Failure.self) { try fail(&table.value) }
    #expect(table.boxes == ["key": [1, 2, 3, 4]] && table.ends == 1)
  }

  // fact: R-47
  @Test func `and once when it ends without one`() {
    var table = Table()
    table.value.append(4)
    #expect(table.boxes == ["key": [1, 2, 3, 4]] && table.ends == 1)
  }
}
