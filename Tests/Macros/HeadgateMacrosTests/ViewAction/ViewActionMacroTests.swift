import Testing

@Suite("@ViewAction, expanded")
struct ViewActionMacroTests {
  @Test("the conformance is tied to the feature, in the access and availability of the type")  // holds: BIND-16
  func conformance() {
    expectExpansion(
      """
      @available(iOS 18, *)
      @ViewAction(for: Form.self)
      public struct Screen {
        public let store: StoreOf<Form>
      }
      """,
      """
      @available(iOS 18, *)
      public struct Screen {
        public let store: StoreOf<Form>
      }

      @available(iOS 18, *)
      extension Screen: HeadgateCore.ViewActionSending {
        public typealias StoreState = Form.State
        public typealias StoreAction = Form.Action
      }
      """
    )
  }

  @Test("inside of a type the store itself says whose it is")  // holds: BIND-16
  func nested() {
    expectExpansion(
      """
      extension Form {
        @ViewAction(for: Form.self)
        struct Screen {
          var store: StoreOf<Form> { made() }
        }
      }
      """,
      """
      extension Form {
        struct Screen {
          var store: StoreOf<Form> { made() }
        }
      }

      extension Form.Screen: HeadgateCore.ViewActionSending {}
      """
    )
  }

  @Test("a class may have inherited its store; other sends and other stores are left alone")  // holds: BIND-16, BIND-17
  func inherited() {
    expectDiagnostics(
      """
      @ViewAction(for: Form.self)
      final class Screen: Parent {
        func other() {
          store.send(.loaded(1))
          store.send(.view(.saved), animation: .none)
          other.send(.view(.saved))
          send(.saved)
        }
        struct Row {
          let store: StoreOf<Other>
          func tapped() { store.send(.view(.saved)) }
        }
      }
      """,
      []
    )
  }
}
