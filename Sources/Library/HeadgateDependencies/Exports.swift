// Expansions of the macros use HeadgateDependenciesRuntime, so one import must export both. Test values use
// IssueReporting to report.
@_exported public import HeadgateDependenciesRuntime
@_exported public import IssueReporting
