/// Makes an optional property of an observable state present a child: a sheet, an alert, a page on top.
///
/// The child's state is kept in memory of its own. `$child` is what `ifLet(_:action:then:)`
/// takes; setting the property to nil dismisses the child and cancels its effects.
///
/// Change a child where it is: with `?.`, and what a case carries with `modify`. A copy that is taken out, changed and put back
/// (`if case .leaf(var leaf) = state.destination { …; state.destination = .leaf(leaf) }`) is another one for
/// observers: whoever reads whether there is a child is told as well.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Presents var detail: Detail.State?
/// }
/// state.detail?.title = "Blob"
/// state.destination?.modify(\.leaf) { $0.count += 1 }
/// ```
@attached(peer)
public macro Presents() = #externalMacro(module: "HeadgateMacros", type: "PresentsMacro")
