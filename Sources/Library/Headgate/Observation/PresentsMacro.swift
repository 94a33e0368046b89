/// Makes an optional property of an observable state present a child, such as a sheet or an alert.
///
/// The state of the child is stored on the heap. `ifLet(_:action:then:)` takes `$child`. Setting the property to nil
/// dismisses the child and cancels its effects.
///
/// Change a child in place: with `?.`, or with `modify` for the payload of a case. A child that is copied, changed and
/// set again (`if case .leaf(var leaf) = state.destination { …; state.destination = .leaf(leaf) }`) is a new child for
/// observers. Code that only reads whether there is a child is then notified too.
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
