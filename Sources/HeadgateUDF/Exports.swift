// What side effects, dependencies and stores of this dialect need of the engine, and no name that the dialect has itself.
@_exported public import Foundation
@_exported public import struct HeadgateCore.Effect
@_exported public import struct HeadgateCore.Send
@_exported public import HeadgateDependencies
