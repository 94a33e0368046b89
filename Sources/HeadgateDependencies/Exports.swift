// What the macros write code for, so that one import brings both.
@_exported public import HeadgateDependenciesRuntime
