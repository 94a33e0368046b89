/// Makes an optional property of an observable state present a child: a sheet, an alert, a page on top.
///
/// The child's state is kept in memory of its own. `$child` is what ``Reducer/ifLet(_:action:then:fileID:filePath:line:column:)``
/// takes; setting the property to nil dismisses the child and cancels its effects.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   @Presents var detail: Detail.State?
/// }
/// ```
@attached(peer)
public macro Presents() = #externalMacro(module: "HeadgateMacros", type: "PresentsMacro")
