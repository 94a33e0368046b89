// One import line for feature code. Foundation is among them because feature code uses `UUID`, `Date` and `URL` and rarely says so.
@_exported public import Foundation
@_exported public import HeadgateCasePaths
@_exported public import HeadgateCore
@_exported public import HeadgateDependencies
@_exported public import HeadgateIdentified
