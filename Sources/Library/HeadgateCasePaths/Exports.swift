// Expansions of the macro use this module, so one import must export both.
@_exported public import HeadgateCasePathsRuntime
