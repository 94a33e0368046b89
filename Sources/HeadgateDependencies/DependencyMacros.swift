/// Makes a struct of closures a client each of whose endpoints can be left out.
///
/// Every `var` whose type is written as a function type becomes an endpoint (see ``DependencyEndpoint(method:)``),
/// unless it carries ``DependencyEndpointIgnored()``. The struct gets an initializer that takes all its properties,
/// and, when nothing but endpoints lacks a value, an empty one. A property whose type is a name for a function type is
/// not seen as an endpoint. An initializer that is there already is kept. A struct inside of a function cannot have this
/// macro.
///
/// ```swift
/// @DependencyClient
/// struct UserClient: Sendable {
///   var fetch: @Sendable (_ id: Int) async throws -> String
///   var count: @Sendable () -> Int = { 0 }
/// }
/// let client = UserClient(fetch: { id in "User \(id)" }, count: { 1 })
/// let name = try await client.fetch(id: 42)
/// ```
@attached(member, names: named(init), arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: EmptyDependencyClient)
public macro DependencyClient() = #externalMacro(module: "HeadgateMacros", type: "DependencyClientMacro")

/// Makes a closure-typed property an endpoint, which reports when it is called and nobody gave it.
///
/// After the report an endpoint that throws any error throws `Unimplemented`; another one answers the closure that
/// the property has as its value, nil when it returns an optional, or nothing when it returns `Void`. An endpoint that can
/// do none of these is a compile-time error. Named parameters make a method with these labels.
///
/// ```swift
/// struct UserClient {
///   @DependencyEndpoint var fetch: (_ id: Int) async throws -> String
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() = #externalMacro(module: "HeadgateMacros", type: "DependencyEndpointMacro")

/// Makes a closure-typed property an endpoint whose method has a name of its own.
///
/// - Parameter method: the name of the method that calls the endpoint by its parameters' names; a string literal.
///
/// ```swift
/// struct UserClient {
///   @DependencyEndpoint(method: "fetch") var fetchByID: (_ id: Int) async throws -> String
///   @DependencyEndpoint(method: "fetch") var fetchByName: (_ name: String) async throws -> String
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEndpointMacro")

/// Keeps `@DependencyClient` from making an endpoint of a closure-typed property.
///
/// The property is then one like any other: it needs a value of its own or in the initializer.
///
/// ```swift
/// @DependencyClient
/// struct UserClient {
///   var fetch: (_ id: Int) async throws -> String
///   @DependencyEndpointIgnored var log: (String) -> Void = { print($0) }
/// }
/// ```
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEndpointIgnoredMacro")

/// Does not compile: it does not say which value the property gives. Write `.live` or `.test`.
///
/// In swift-dependencies the bare attribute means the test value, and elsewhere it was the live value. So it says what to
/// write, with a fix-it for each.
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry() = #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// Makes a member of `DependencyValues` with a key of its own, whose value in one context is the property's value.
///
/// With `.live` there is no test value: a test that uses the member without overriding it reports. With `.test` there is no
/// live value: an app that uses it without overriding it reports. The value is evaluated when it is first used.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(.live) var users: UserClient = .live
/// }
/// ```
///
/// - Parameter context: what the property's value is for: `.live` or `.test`.
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry(_ context: DependencyEntryContext) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// Makes a member of `DependencyValues` with a live value, which is the property's value, and a value for tests.
///
/// The compiler checks the arguments of a macro by themselves, before it knows the type of the property and what other
/// macros write. So the value names its type, and of a client made by ``DependencyClient()`` it can call the empty
/// initializer only; another client is given as a constant of its own.
///
/// - Parameter testValue: the value in tests. It is evaluated when it is first used.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(testValue: UserClient()) var users: UserClient = .live
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry<Value>(testValue: Value) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// Makes a member of `DependencyValues` with a live value, which is the property's value, and values for tests and previews.
///
/// - Parameters:
///   - testValue: the value in tests. It is evaluated when it is first used.
///   - previewValue: the value in previews.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(testValue: UserClient(), previewValue: UserClient.sample) var users: UserClient = .live
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry<Value>(testValue: Value, previewValue: Value) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// Makes a member of `DependencyValues` with a value for tests, which is the property's value, and a live value.
///
/// - Parameter liveValue: the value in the running app and in previews. It is evaluated when it is first used.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: UserClient.live) var users: UserClient = UserClient()
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry<Value>(liveValue: Value) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// Makes a member of `DependencyValues` with a value for tests, which is the property's value, and values for the app and previews.
///
/// - Parameters:
///   - liveValue: the value in the running app. It is evaluated when it is first used.
///   - previewValue: the value in previews.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: UserClient.live, previewValue: UserClient.sample) var users = UserClient()
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry<Value>(liveValue: Value, previewValue: Value) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")
