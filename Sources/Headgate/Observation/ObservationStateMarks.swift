/// Leaves a property of an observable state alone: nobody is told of its changes.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "HeadgateMacros", type: "ObservationStateIgnoredMacro")

/// Tracks a property with `@Presents` under a number; attached by ``ObservableState()`` and not meant to be written.
///
/// ```swift
/// @ObservationStatePresented(0) var child: Child.State?
/// ```
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ObservationStatePresented(_ field: Int) =
  #externalMacro(module: "HeadgateMacros", type: "ObservationStatePresentedMacro")

/// Tracks a property under a number; attached by ``ObservableState()`` and not meant to be written.
///
/// ```swift
/// @ObservationStateTracked(0) var title = ""
/// ```
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked(_ field: Int) =
  #externalMacro(module: "HeadgateMacros", type: "ObservationStateTrackedMacro")
