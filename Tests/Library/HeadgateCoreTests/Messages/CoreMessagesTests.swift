import HeadgateSupport
import Testing

@testable import HeadgateCore

/// What the messages have in common; each is provoked, with text, place and count, where its mistake is made:
/// 1 in `ReducerNodeCustomTests`, 2 in `EffectRunTests`, 3 in `SendTests`, 4 in `IfLetTests`, 5 in `IfCaseLetTests`,
/// 6 in `ForEachTests`, 7 in `StoreCoreTests`, 8 in `ChainWatchTests`, 9 in `StoreCollectionTests`, 20 in `StoreBindingTests`.
struct CoreMessagesTests {
  @Test func `each has a number of its own, a fact and a fix`() {
    let here = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let messages = [
      CoreMessages.noBody(Adding.self),
      CoreMessages.unhandledError(CancellationError(), name: nil),
      CoreMessages.sendAfterEnd(SentAction("action", callSite: here), startedAt: here),
      CoreMessages.missingChild("action", state: Int.self, child: String.self),
      CoreMessages.wrongCase("action", state: 1, child: String.self),
      CoreMessages.missingElement(id: 1, "action", state: Int.self, child: String.self),
      CoreMessages.readWhileReducing(madeAt: here),
      CoreMessages.endlessChain([".ping"], limit: 10, madeAt: here),
      CoreMessages.staleStoreCollection(id: 1, [Int].self),
    ]
    for (index, message) in messages.enumerated() {
      #expect(message.hasSuffix(" [CORE-\(index + 1)]"))
      #expect(message.contains("\n• "))
    }
    let presentation = CoreMessages.missingPresentation("action", state: Int.self, child: String.self)
    #expect(presentation.hasSuffix(" [CORE-17]"))
    let feature = CoreMessages.wrongFeature("action", state: 1, child: String.self)
    #expect(feature.hasSuffix(" [CORE-18]"))
    #expect(feature.contains(#"of the feature "String" while"#))
    let dialog = ConfirmationDialogState<String>.self
    for message in [
      CoreMessages.missingChild("action", state: Int.self, child: dialog),
      CoreMessages.wrongCase("action", state: 1, child: dialog),
      CoreMessages.missingPresentation("action", state: Int.self, child: dialog),
      CoreMessages.wrongFeature("action", state: 1, child: dialog),
    ] {
      #expect(message.contains(" a confirmation dialog"))
      #expect(!message.contains("ConfirmationDialogState"))
      #expect(!message.contains("child"))
      #expect(message.contains("dismissed the confirmation dialog: send one.") == !message.hasSuffix("[CORE-17]"))
    }
    #expect(CoreMessages.gateOfReducer(Int.self).hasSuffix(" [CORE-22]"))
    let binding = CoreMessages.unwrittenBinding(BindingAction<Form.State>.set(\.name, "Blob"), madeAt: here)
    #expect(binding.hasSuffix(" [CORE-20]"))
    #expect(binding.contains("\n• "))
  }
}
