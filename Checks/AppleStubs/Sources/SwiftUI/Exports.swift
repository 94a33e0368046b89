// SwiftUI exports the modules that its interface names. (M)
@_exported public import Foundation
@_exported public import Observation
@_exported public import FoundationStubs
