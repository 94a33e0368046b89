// What the macro writes code for, so that one import brings both.
@_exported public import HeadgateCasePathsRuntime
