@testable import HeadgateLint
import Testing

@Suite struct NearestNameTests {
  @Test("the most similar name is found, unless all differ too much")
  func nearest() {
    #expect(NearestName.find("task-reslt", among: ["task-result", "action-name"]) == "task-result")
    #expect(NearestName.find("Profile", among: ["rules", "profile"]) == "profile")
    #expect(NearestName.find("banana", among: ["rules", "profile"]) == nil)
    #expect(NearestName.find("", among: ["rules"]) == nil)
  }
}
