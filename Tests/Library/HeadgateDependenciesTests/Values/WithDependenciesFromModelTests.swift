import HeadgateDependencies
import Testing

private class Parent {
  @Dependency(\.number) var number
  let name = "parent"

  func child() -> Child { withDependencies(from: self) { Child() } }
}

private final class Heir: Parent {
  var age = 1
}

private final class Child {
  @Dependency(\.number) var number
  @Dependency(\.testOnly) var testOnly
}

private final class Loner {}

@Suite("withDependencies(from:)")
struct WithDependenciesFromModelTests {
  private func parent() -> Parent {
    withDependencies {
      $0.number.value = 10
    } operation: {
      Parent()
    }
  }

  @Test("a model hands on what it captured")  // holds: DEP-17
  func handsOn() async throws {
    #expect(parent().child().number.value == 10)
    let heir = withDependencies {
      $0.number.value = 11
    } operation: {
      Heir()
    }
    #expect(heir.child().number.value == 11)
    let later = await withDependencies(from: parent()) {
      await Task.yield()
      return Child()
    }
    #expect(later.number.value == 10)
  }

  @Test("with overrides, and what is in force over what it captured")  // holds: DEP-17
  func overrides() async {
    let child = withDependencies(from: parent()) {
      $0.testOnly.value = 20
    } operation: {
      Child()
    }
    #expect(child.number.value == 10)
    #expect(child.testOnly.value == 20)
    let later = await withDependencies(from: parent()) {
      $0.testOnly.value = 21
    } operation: {
      await Task.yield()
      return Child()
    }
    #expect(later.number.value == 10)
    #expect(later.testOnly.value == 21)
    withDependencies {
      $0.number.value = 30
    } operation: {
      let model = parent()
      #expect(model.child().number.value == 30)
    }
  }

  @Test("a model without dependencies is reported, and the operation runs")  // holds: DEP-18
  func loner() async {
    let line = #line + 2
    let issues = recordingIssues {
      let value = withDependencies(from: Loner()) { 5 }
      #expect(value == 5)
    }
    expectOne(issues, number: "DEPENDENCY-6", text: "'Loner'", line: line)

    let asyncLine = #line + 2
    let asyncIssues = await recordingIssues {
      await withDependencies(from: Loner()) {
        $0.number.value = 1
      } operation: {
        await Task.yield()
      }
    }
    #expect(asyncIssues.map(\.line) == [asyncLine])
  }
}
