// Feature code needs one import. Foundation is exported because feature code uses `UUID`, `Date` and `URL` and rarely
// imports it. Dumps, issue reporting and observation are exported because feature code and its tests use them by name.
// The exports also make members visible.
@_exported public import CustomDump
@_exported public import Foundation
@_exported public import HeadgateCasePaths
@_exported public import HeadgateCore
@_exported public import HeadgateDependencies
@_exported public import HeadgateIdentified
@_exported public import HeadgateShared
@_exported public import IssueReporting
@_exported public import Observation

#if canImport(SwiftUI)
  @_exported public import HeadgateUI
#endif
