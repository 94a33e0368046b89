import HeadgateDependencies
import Testing

@Suite("Endpoints that nobody gave")
struct DependencyEndpointIssueTests {
  @Test("are reported by name at the place")  // holds: DEP-23
  func report() {
    let line = #line + 2
    let issues = recordingIssues {
      _DependencyEndpointIssue.report("Client.fetch")
    }
    expectOne(issues, number: "DEPENDENCY-7", text: "The endpoint 'Client.fetch' was called", line: line)
  }

  @Test("throw an error that names them")  // holds: DEP-23
  func error() {
    let error = Unimplemented("Client.fetch")
    #expect(error.endpoint == "Client.fetch")
    #expect("\(error)" == "The endpoint 'Client.fetch' is unimplemented.")
    #expect(error == Unimplemented("Client.fetch"))
    #expect(!error.isReported)
  }

  @Test("return the error to throw, which is equal to any other of the endpoint")  // holds: DEP-23
  func returnedError() {
    var error: Unimplemented?
    let line = #line + 2
    let issues = recordingIssues {
      error = _DependencyEndpointIssue.report("Client.fetch")
    }
    expectOne(issues, number: "DEPENDENCY-7", text: "The endpoint 'Client.fetch' was called", line: line)
    #expect(error?.isReported == true)
    #expect(error == Unimplemented("Client.fetch"))
    #expect(error?.hashValue == Unimplemented("Client.fetch").hashValue)
  }
}
