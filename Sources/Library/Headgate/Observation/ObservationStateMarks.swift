/// Excludes a property of an observable state from tracking: its changes notify no observers.
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

/// Tracks a property with `@Presents` by its number. ``ObservableState()`` attaches it; do not write it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ObservationStatePresented(_ field: Int) =
  #externalMacro(module: "HeadgateMacros", type: "ObservationStatePresentedMacro")

/// Tracks a property by its number. ``ObservableState()`` attaches it; do not write it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked(_ field: Int) =
  #externalMacro(module: "HeadgateMacros", type: "ObservationStateTrackedMacro")
