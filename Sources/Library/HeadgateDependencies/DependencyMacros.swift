/// Makes a client of a struct of closures. Each endpoint of the client can be left out.
///
/// Every `var` whose type is written as a function type becomes an endpoint (see ``DependencyEndpoint(method:)``),
/// unless it has ``DependencyEndpointIgnored()``. A property whose type is a type alias of a function type does not
/// become an endpoint.
///
/// The struct gets an initializer that takes all its properties. It also gets an empty initializer when only endpoints
/// have no value. Existing initializers are kept. A struct inside a function cannot have this macro.
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

/// Makes a client of a struct of closures, whose answers are part of a recorded session.
///
/// While a store is recorded, each answer that an endpoint gives to a reducer or an effect of the store is in the recording, and
/// so is the description of an error. A replay returns the recorded answers to the reducers, and does not call the endpoints.
///
/// The results of the endpoints are `Codable` or `Void`. Other endpoints are left alone, such as those that return streams, have
/// `inout`, variadic or autoclosure parameters, or throw errors of one type only.
///
/// ```swift
/// @DependencyClient(.recordable)
/// struct UserClient: Sendable {
///   var fetch: @Sendable (_ id: Int) async throws -> String
///   var currentID: @Sendable () -> Int = { 0 }
/// }
/// ```
///
/// Cost: while no store is recorded, a use of an endpoint loads one more word.
@attached(member, names: named(init), arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: EmptyDependencyClient)
public macro DependencyClient(_ recording: DependencyRecording) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyClientMacro")

/// Makes an endpoint of a closure-typed property. A call of an endpoint without an implementation is reported.
///
/// After the report, an endpoint that throws any error throws `Unimplemented`. Another endpoint calls the closure that
/// is the value of the property, returns nil if it returns an optional, or returns if it returns `Void`. Any other
/// endpoint is a compile-time error. Named parameters add a method with these labels.
///
/// ```swift
/// struct UserClient {
///   @DependencyEndpoint var fetch: (_ id: Int) async throws -> String
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() = #externalMacro(module: "HeadgateMacros", type: "DependencyEndpointMacro")

/// Makes an endpoint of a closure-typed property, with a method of another name.
///
/// - Parameter method: The name of the method that calls the endpoint with the labels of its parameters; a string
///   literal.
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

/// Makes an endpoint of a closure-typed property, whose answers are part of a recorded session.
///
/// The result must be `Codable` or `Void`; anything else is an error of the compiler. See ``DependencyClient(_:)``.
///
/// ```swift
/// struct UserClient {
///   @DependencyEndpoint(.recordable) var currentID: @Sendable () -> Int = { 0 }
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint(_ recording: DependencyRecording) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEndpointMacro")

/// Makes an endpoint of a closure-typed property, with a method of another name, whose answers are part of a recorded session.
///
/// ```swift
/// struct UserClient {
///   @DependencyEndpoint(.recordable, method: "fetch") var fetchByID: (_ id: Int) async throws -> String
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(_ recording: DependencyRecording, method: String) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEndpointMacro")

/// Excludes a closure-typed property from the endpoints of a `@DependencyClient`.
///
/// The property is an ordinary property: it needs a value of its own or a value in the initializer.
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

/// Does not compile: the attribute must name the context of the property's value. Write `.live` or `.test`.
///
/// In swift-dependencies the attribute without arguments means the test value; in other libraries it means the live
/// value. So an error offers a fix-it for each.
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry() = #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// An error that says which arguments to write.
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry(
  _ value: Any = (),
  liveValue: Any = (),
  testValue: Any = (),
  previewValue: Any = ()
) = #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// Makes a dependency of a property of `DependencyValues`. The value of the property is its value in one context.
///
/// With `.live` there is no test value: a test that uses the dependency without overriding it reports an issue. With
/// `.test` there is no live value: an app that uses the dependency without overriding it reports an issue. The value is
/// computed at its first use.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(.live) var users: UserClient = .live
/// }
/// ```
///
/// - Parameter context: The context of the property's value: `.live` or `.test`.
@attached(accessor)
@attached(peer, names: prefixed(_$))
public macro DependencyEntry(_ context: _DependencyEntryContext) =
  #externalMacro(module: "HeadgateMacros", type: "DependencyEntryMacro")

/// Makes a dependency of a property of `DependencyValues`, with a test value. The property's value is the live value.
///
/// The compiler checks macro arguments before it has the type of the property and the code of other macros. So the test
/// value must name its type. For a client made by ``DependencyClient()``, it can call only the empty initializer;
/// declare any other client as a constant.
///
/// - Parameter testValue: The value in tests. It is computed at its first use.
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

/// Makes a dependency of a property of `DependencyValues`, with test and preview values. The property's value is the
/// live value.
///
/// - Parameters:
///   - testValue: The value in tests. It is computed at its first use.
///   - previewValue: The value in previews.
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

/// Makes a dependency of a property of `DependencyValues`, with a live value. The property's value is the test value.
///
/// - Parameter liveValue: The value in the running app and in previews. It is computed at its first use.
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

/// Makes a dependency of a property of `DependencyValues`, with live and preview values. The property's value is the
/// test value.
///
/// - Parameters:
///   - liveValue: The value in the running app. It is computed at its first use.
///   - previewValue: The value in previews.
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
