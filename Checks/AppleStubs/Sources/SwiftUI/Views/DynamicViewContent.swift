public import Foundation

/// Views from a collection.
///
/// - <https://developer.apple.com/documentation/swiftui/dynamicviewcontent> (R)
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)> (D27)
  nonisolated public func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent {
    modifier(DeletionModifier(action: action))
  }

  /// <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)> (I26)
  nonisolated public func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent {
    modifier(MovementModifier(action: action))
  }
}

nonisolated struct DeletionModifier: _PrimitiveModifier {
  let action: ((IndexSet) -> Void)?

  @MainActor func _describe(_ content: any View) -> _Description {
    _Description(action.map { .deletion($0) } ?? .group("onDelete"), of: content)
  }
}

nonisolated struct MovementModifier: _PrimitiveModifier {
  let action: ((IndexSet, Int) -> Void)?

  @MainActor func _describe(_ content: any View) -> _Description {
    _Description(action.map { .movement($0) } ?? .group("onMove"), of: content)
  }
}
