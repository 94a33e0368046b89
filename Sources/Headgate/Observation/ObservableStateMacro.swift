/// Tells the readers of a state of changes of what they read.
///
/// In a struct, each stored `var` is tracked by itself; constants, computed and static properties, and those marked
/// with ``ObservationStateIgnored()`` are not. In an enum, a change of the case is noticed, and the payloads track
/// themselves. `@Presents`, `@Shared` and `@SharedReader` are left alone; another property wrapper has to be ignored.
/// Equality, hashing and coding that Swift synthesizes are those of the plain type.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var title = ""
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
@attached(
  extension,
  conformances: ObservableState,
  ObservableStruct,
  names: named(init(from:)),
  named(encode(to:))
)
@attached(memberAttribute)
@attached(
  member,
  conformances: Encodable,
  Decodable,
  names: named(_$observationRegistrar),
  named(_$access),
  named(_$fields),
  named(_$id),
  named(_$fieldObservers),
  named(_$children),
  named(CodingKeys)
)
public macro ObservableState() = #externalMacro(module: "HeadgateMacros", type: "ObservableStateMacro")
