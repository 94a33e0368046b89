import Foundation
import Headgate
import OrderedCollections
import Testing

struct StackStateCodableTests {
  private func encoded(_ stack: StackState<String>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(stack), as: UTF8.self)
  }

  private func decoded(_ text: String) throws -> StackState<String> {
    try JSONDecoder().decode(StackState<String>.self, from: Data(text.utf8))
  }

  // holds: NAV-79
  @Test func `a stack whose ids count from 0 is coded as an array`() throws {
    let stack: StackState<String> = ["a", "b"]
    #expect(Array(stack.ids) == [0, 1])
    #expect(try encoded(stack) == #"["a","b"]"#)
    #expect(try decoded(encoded(stack)) == stack)
    #expect(try encoded(StackState()) == "[]")
    #expect(try decoded("[]") == StackState())
  }

  // holds: NAV-80
  @Test func `other ids are coded beside the elements`() throws {
    var stack: StackState<String> = ["a", "b", "c"]
    stack[id: 0] = nil
    stack.insert("d", at: 0)
    #expect(Array(stack.ids) == [3, 1, 2])
    #expect(try encoded(stack) == #"{"elements":["d","b","c"],"ids":[3,1,2]}"#)
    #expect(try decoded(encoded(stack)) == stack)
  }

  // holds: NAV-79, NAV-80
  @Test(arguments: 0..<50) func `any stack is equal to itself after a round trip`(_ seed: Int) throws {
    var stack = StackState<String>()
    for step in 0..<12 {
      let choice = (seed &* 31 &+ step &* step &* 17) % 5
      switch choice {
      case 0 where !stack.isEmpty: stack.removeLast()
      case 1 where stack.count > 1: stack[id: stack.ids[0]] = nil
      case 2: stack.insert("inserted \(step)", at: stack.count / 2)
      default: stack.append("\(step)")
      }
      let copy = try decoded(encoded(stack))
      #expect(copy == stack)
      #expect(copy.hashValue == stack.hashValue)
    }
  }

  // holds: NAV-81
  @Test func `what is put on a decoded stack gets an id that none of its elements has`() throws {
    var array = try decoded(#"["a","b"]"#)
    array.append("c")
    #expect(Array(array.ids) == [0, 1, 2])
    var object = try decoded(#"{"elements":["a","b"],"ids":[9,4]}"#)
    object.append("c")
    #expect(Array(object.ids) == [9, 4, 10])
  }

  // holds: NAV-82
  @Test(arguments: [
    (#"{"elements":["a","b"],"ids":[4,4]}"#, "it has 2 elements and 1 different ids"),
    (#"{"elements":["a","b"],"ids":[4]}"#, "it has 2 elements and 1 different ids"),
    (#"{"elements":["a"],"ids":[4,5]}"#, "it has 1 elements and 2 different ids"),
    (#"{"elements":["a"],"ids":[18446744073709551614]}"#, "an id is larger than any that a stack gives"),
  ])
  func `ids that do not fit throw`(_ text: String, _ problem: String) throws {
    struct Holder: Decodable { let path: StackState<String> }
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Holder.self, from: Data(#"{"path":\#(text)}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["path"])
    #expect(context.debugDescription.contains(problem))
    #expect(context.debugDescription.hasSuffix("[CORE-52]"))
  }

  // holds: NAV-82
  @Test func `what is no stack throws`() {
    #expect(throws: DecodingError.self) { try decoded(#"{"elements":["a"]}"#) }
    #expect(throws: DecodingError.self) { try decoded("3") }
    #expect(throws: DecodingError.self) { try decoded("[3]") }
  }

  // holds: NAV-79
  @Test func `a feature with a stack is equal to itself after a round trip`() throws {
    var state = Tour.State(path: [Halt(name: "a")])
    state.path.append(Halt(name: "b"))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(Tour.State.self, from: data) == state)
    state.path[id: state.path.ids[0]] = nil
    #expect(try JSONDecoder().decode(Tour.State.self, from: JSONEncoder().encode(state)) == state)
  }
}

private struct Halt: Codable, Equatable {
  var name: String
}

@Reducer
private struct Tour {
  @ObservableState
  struct State: Codable, Equatable {
    var path = StackState<Halt>()
  }

  enum Action { case started }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
