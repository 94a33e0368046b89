/// Disables the swipe that dismisses the presentation around a view.
nonisolated struct SwipeModifier: _PrimitiveModifier {
  let isDisabled: Bool

  @MainActor func _describe(_ content: any View) -> _Description {
    _Description(.swipeDisabled(isDisabled), of: content)
  }
}
