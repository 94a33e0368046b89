// Open actions use these declarations of the engine in side effects, dependencies and stores. None has the name of a
// declaration here.
@_exported public import Foundation
@_exported public import struct HeadgateCore.Effect
@_exported public import struct HeadgateCore.Send
@_exported public import HeadgateDependencies
