import SwiftUI
import Testing
import ViewHost

@Observable
private final class Person {
  var name = "Blob"
  var age = 7
}

private struct NameView: View {
  let person: Person
  var body: some View { Text("Name: \(person.name)") }
}

private struct AgeView: View {
  let person: Person
  var body: some View { Text("Age: \(person.age)") }
}

private struct PersonView: View {
  let person: Person
  var body: some View {
    VStack {
      NameView(person: person)
      AgeView(person: person)
    }
  }
}

@Observable
private final class Row: Identifiable {
  let id: Int
  var title: String

  init(id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

private struct RowView: View {
  let row: Row
  var body: some View { Text(row.title) }
}

@Observable
private final class Rows {
  var rows = (0..<1000).map(Row.init)
  var title = "Rows"
}

private struct RowsView: View {
  let model: Rows
  var body: some View {
    List {
      Text(model.title)
      ForEach(model.rows) { RowView(row: $0) }
    }
  }
}

private struct Counter: View {
  @State var count = 0
  var body: some View {
    Text("\(count)")
    Button("Increment") { count += 1 }
  }
}

private struct Choice: View {
  @State private var isFirst = true
  var body: some View {
    Button("Switch") { isFirst.toggle() }
    if isFirst { Counter() } else { Counter() }
  }
}

@MainActor
@Suite("Evaluation of bodies")
struct EvaluationTests {
  @Test("A change evaluates only the bodies that read it")
  func readers() {
    let person = Person()
    let host = ViewHost(PersonView(person: person))
    person.age += 1
    host.update()
    #expect(host.texts == ["Name: Blob", "Age: 8"])
    #expect(host.evaluations(of: PersonView.self) == 1)
    #expect(host.evaluations(of: NameView.self) == 1)
    #expect(host.evaluations(of: AgeView.self) == 2)
  }

  @Test("A change of one row of 1,000 evaluates that row")
  func oneRow() {
    let model = Rows()
    let host = ViewHost(RowsView(model: model))
    model.rows[500].title = "Changed"
    host.update()
    #expect(host.texts[501] == "Changed")
    #expect(host.evaluations(of: RowsView.self) == 1)
    #expect(host.evaluations(of: RowView.self) == 1001)
    #expect(host.evaluationsByIdentity(of: RowView.self).values.filter { $0 == 2 }.count == 1)
  }

  @Test("A body that is evaluated again does not evaluate the bodies of equal children")
  func equalChildren() {
    let model = Rows()
    let host = ViewHost(RowsView(model: model))
    model.title = "Changed"
    host.update()
    #expect(host.texts[0] == "Changed")
    #expect(host.evaluations(of: RowsView.self) == 2)
    #expect(host.evaluations(of: RowView.self) == 1000)
  }

  @Test("A row that is inserted is the only row that is evaluated")
  func insertedRow() {
    let model = Rows()
    let host = ViewHost(RowsView(model: model))
    model.rows.insert(Row(id: -1), at: 0)
    host.update()
    #expect(host.texts[1] == "Row -1")
    #expect(host.evaluations(of: RowView.self) == 1001)
  }

  @Test("Several changes before an update evaluate a body once")
  func severalChanges() {
    let person = Person()
    let host = ViewHost(PersonView(person: person))
    person.age += 1
    person.age += 1
    host.update()
    #expect(host.evaluations(of: AgeView.self) == 2)
  }

  @Test("A state belongs to the identity of its view")
  func state() throws {
    let host = ViewHost(Counter())
    try host.tap("Increment")
    try host.tap("Increment")
    #expect(host.texts == ["2", "Increment"])
    #expect(host.evaluations(of: Counter.self) == 3)
  }

  @Test("Another branch has a state of its own")
  func branches() throws {
    let host = ViewHost(Choice())
    try host.tap("Increment")
    #expect(host.texts.contains("1"))
    try host.tap("Switch")
    #expect(host.texts.contains("0"))
  }

  @Test("A change on another thread evaluates the reader")
  func otherThread() async {
    let person = Person()
    let host = ViewHost(NameView(person: person))
    let change = UncheckedPerson(person: person)
    Task.detached { change.person.name = "Blob Jr." }
    await host.nextChange()
    #expect(host.texts == ["Name: Blob Jr."])
  }

  @Test("A title that is missing throws, with the titles on the screen")
  func missingTitle() throws {
    let host = ViewHost(Counter())
    let error = try #require(throws: HostError.self) { try host.tap("Decrement") }
    #expect("\(error)" == "No control has the title 'Decrement'. The controls of this kind are: 'Increment'.")
  }
}

// Sendable: the task makes one change, and the test does not touch the object until `nextChange()` returns after it.
private struct UncheckedPerson: @unchecked Sendable {
  let person: Person
}
