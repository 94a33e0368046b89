// One import line for feature code. Foundation is among them because feature code uses `UUID`, `Date` and `URL` and rarely says so; dumps,
// reports and observation because feature code and its tests call them by name. Members are seen through these exports, too.
@_exported public import CustomDump
@_exported public import Foundation
@_exported public import HeadgateCasePaths
@_exported public import HeadgateCore
@_exported public import HeadgateDependencies
@_exported public import HeadgateIdentified
@_exported public import IssueReporting
@_exported public import Observation
