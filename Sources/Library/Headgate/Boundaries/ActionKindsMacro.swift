/// Called by macro expansions.
// `@Reducer` attaches it to an action whose cases are sorted by kind, or which declares enums for its cases. An action
// that is declared outside of its feature needs it, together with `@CasePathable`.
//
// It adds the requirements of `GatedAction`, and case paths for the enums that the action declares for its cases. If
// one of the enums is ``Sealed()``, it adds `opened` for the file.
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
