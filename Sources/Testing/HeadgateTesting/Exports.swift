// Tests use these modules together with the test store: differences of values, and expected issues.
@_exported public import CustomDump
@_exported public import IssueReporting
