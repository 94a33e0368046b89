// What the macros write code for, so that one import brings both; and reports, which values for tests make.
@_exported public import HeadgateDependenciesRuntime
@_exported public import IssueReporting
