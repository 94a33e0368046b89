#if canImport(SwiftUI)
  import HeadgateCore
  import HeadgateDependenciesRuntime
  public import SwiftUI

  extension NavigationLink where Destination == Never {
    /// Creates a link that adds a state to the stack around it. With nil, the link is disabled.
    ///
    /// The stack must be a `NavigationStack` of a store whose elements have this state.
    ///
    /// ```swift
    /// NavigationLink(state: App.Path.State.detail(Detail.State())) { Text("Details") }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state of the new element.
    ///   - label: The label of the link.
    public init<ElementState>(state: ElementState?, @ViewBuilder label: () -> Label) {
      self.init(value: state.map { StackScreen(id: newElementID(), adding: $0) }, label: label)
    }

    /// Creates a link with a localized title that adds a state to the stack around it.
    ///
    /// ```swift
    /// NavigationLink("Details", state: App.Path.State.detail(Detail.State()))
    /// ```
    public init<ElementState>(_ titleKey: LocalizedStringKey, state: ElementState?) where Label == Text {
      self.init(titleKey, value: state.map { StackScreen(id: newElementID(), adding: $0) })
    }

    /// Creates a link with a title that adds a state to the stack around it.
    ///
    /// ```swift
    /// NavigationLink(item.name, state: App.Path.State.detail(Detail.State(item: item)))
    /// ```
    @_disfavoredOverload
    public init<ElementState>(_ title: some StringProtocol, state: ElementState?) where Label == Text {
      self.init(title, value: state.map { StackScreen(id: newElementID(), adding: $0) })
    }
  }

  /// Returns the id of the element that a link adds. SwiftUI identifies the new screen by it, before and after the push.
  private func newElementID() -> StackElementID { DependencyValues.current.stackElementID() }
#endif
