/// What `@Reducer` attaches to an action whose cases are sorted by kind, or whose enums stand in it.
///
/// Write it, together with `@CasePathable`, on an action that is not declared inside of its feature. It writes what `GatedAction` asks
/// for, gives case paths to the enums in the action that its cases carry, and where one of them is ``Sealed()`` an `opened` for the file.
///
/// ```swift
/// @CasePathable @_ActionKinds
/// enum LoginAction: GatedAction {
///   case view(View), delegate(Delegate)
///   enum View { case loginButtonTapped }
///   enum Delegate { case userLoggedIn(User) }
/// }
/// ```
@attached(
  member,
  names: named(view),
  named(delegate),
  named(interface),
  named(`internal`),
  named(_view),
  named(_delegate),
  named(_interface),
  named(_internal),
  named(_$kinds),
  named(Opened),
  named(opened)
)
@attached(memberAttribute)
public macro _ActionKinds() = #externalMacro(module: "HeadgateMacros", type: "ActionKindsMacro")
