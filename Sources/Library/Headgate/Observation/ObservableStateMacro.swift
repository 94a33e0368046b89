/// Makes a state observable: code that reads a property is notified of its changes.
///
/// In a struct, each stored `var` is tracked separately. Constants, computed and static properties, and properties with
/// ``ObservationStateIgnored()`` are not tracked. In an enum, changes of the case are tracked, and payloads track
/// themselves. `@Presents`, `@Shared` and `@SharedReader` keep their own tracking; a property with another property
/// wrapper must be ignored. Synthesized equality, hashing and coding are the same as without the macro.
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
  _ObservableStruct,
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
  named(_$propertiesOfFile),
  named(CodingKeys)
)
public macro ObservableState() = #externalMacro(module: "HeadgateMacros", type: "ObservableStateMacro")
