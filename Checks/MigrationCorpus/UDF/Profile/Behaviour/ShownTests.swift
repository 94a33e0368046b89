import HeadgateUDF
import Testing

@MainActor struct ShownTests {
  @Test func shows() {
    let (controller, badge) = show(Store(state: ProfileState(followers: 2), reducer: profileReducer))
    #expect(controller.title == "Ada, 2 followers")
    #expect(badge.props == "2")
  }
}
