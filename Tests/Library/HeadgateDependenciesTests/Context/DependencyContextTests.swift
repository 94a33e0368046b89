import Testing

@testable import HeadgateDependenciesRuntime

@Suite("Dependency context")
struct DependencyContextTests {
  @Test("is found from the process")  // holds: DEP-22
  func detection() {
    #expect(DependencyContext.detect(isTesting: false, environment: [:]) == .live)
    #expect(DependencyContext.detect(isTesting: true, environment: [:]) == .test)
    let preview = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
    #expect(DependencyContext.detect(isTesting: false, environment: preview) == .preview)
    #expect(DependencyContext.detect(isTesting: true, environment: preview) == .preview)
    #expect(DependencyContext.detect(isTesting: false, environment: ["XCODE_RUNNING_FOR_PREVIEWS": "0"]) == .live)
    #expect(DependencyContext.detected == .test)
  }

  @Test("can be set for an operation and is a dependency itself")  // holds: DEP-22
  func override() {
    @Dependency(\.context) var context
    #expect(context == .test)
    let captured = withDependencies {
      $0.context = .live
    } operation: {
      #expect(context == .live)
      return Dependency(\.context)
    }
    #expect(captured.wrappedValue == .live)
    withDependencies {
      $0.number.value = 1
    } operation: {
      #expect(captured.wrappedValue == .live)
    }
  }

  @Test("whole sets of values replace what is in force")  // holds: DEP-22
  func wholeSets() {
    withDependencies {
      $0 = .live
    } operation: {
      @Dependency(\.number) var number
      #expect(number.value == 1)
    }
  }
}
