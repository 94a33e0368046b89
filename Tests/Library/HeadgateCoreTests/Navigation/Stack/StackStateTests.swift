import CustomDump
import Foundation
import Headgate
import Testing

@testable import HeadgateCore

struct StackStateTests {
  // holds: NAV-49
  @Test func `it is a collection, whose new elements get new ids`() {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      var stack: StackState<String> = ["a", "b", "c"]
      #expect(Array(stack) == ["a", "b", "c"])
      stack.append("d")
      stack.removeFirst()
      stack.insert("x", at: 1)
      #expect(Array(stack) == ["b", "x", "c", "d"])
      #expect(Array(stack.ids) == [1, 4, 2, 3])
      stack.replaceSubrange(1..<3, with: ["y"])
      #expect(Array(stack) == ["b", "y", "d"])
      #expect(Array(stack.ids) == [1, 5, 3])
      _ = stack.removeLast()
      #expect(stack.popLast() == "y")
      stack.removeAll()
      #expect(stack.isEmpty)
    }
  }

  // holds: NAV-49
  @Test func `a state from elsewhere never gets an id twice`() {
    var stack: StackState<String> = withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      ["a", "b"]
    }
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      stack.append("c")
    }
    #expect(Array(stack.ids) == [0, 1, 2])
  }

  // holds: NAV-49
  @Test func `elements are popped from and down to an id; an id that is not there changes nothing`() {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      let full: StackState<String> = ["a", "b", "c"]
      var stack = full
      stack.pop(from: 1)
      #expect(Array(stack) == ["a"])
      stack = full
      stack.pop(to: 1)
      #expect(Array(stack) == ["a", "b"])
      stack = full
      stack.pop(from: 9)
      stack.pop(to: 9)
      stack.pop(to: 2)
      #expect(stack == full)
      stack[id: 1] = nil
      #expect(Array(stack) == ["a", "c"])
      stack[id: 0]? += "!"
      #expect(Array(stack) == ["a!", "c"])
      #expect(Array(full) == ["a", "b", "c"])
    }
  }

  // holds: NAV-50
  @Test func `equality and a dump look at ids and elements`() {
    withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      let stack: StackState<String> = ["a", "b"]
      let same = stack
      let others: StackState<String> = ["a", "b"]
      #expect(stack == same)
      #expect(stack.hashValue == same.hashValue)
      #expect(stack != others)
      var text = ""
      customDump(stack, to: &text)
      #expect(
        text == """
          [
            #0: "a",
            #1: "b"
          ]
          """
      )
    }
  }

  // holds: NAV-50
  @Test func `outside of a test, a state for an id that is not there is reported and not set`() {
    withDependencies {
      $0.context = .live
    } operation: {
      var stack = StackState<String>()
      let issues = recordingIssues { stack[id: 3] = "a" }
      #expect(issues.count == 1)
      #expect(issues.first?.text.contains("[CORE-11]") == true)
      #expect(stack.isEmpty)
      stack[id: 3]? += "!"
      stack[id: 3] = nil
    }
  }
}
