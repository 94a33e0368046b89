// What tests call beside the test store: differences of values, and reports that are expected.
@_exported public import CustomDump
@_exported public import IssueReporting
