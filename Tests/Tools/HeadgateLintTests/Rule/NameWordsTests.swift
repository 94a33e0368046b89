@testable import HeadgateLint
import Testing

@Suite struct NameWordsTests {
  @Test(
    "names of events are accepted",
    arguments: [
      "saveButtonTapped", "nameChanged", "userLoaded", "userLoadFailed", "timerTick", "onAppear", "didTapSave",
      "appeared", "task",
      "loadMoreButtonTapped", "userResponse", "setButtonTapped", "refreshPulled", "deleteConfirmed",
      "sendMessageFailed",
      "searchQueryChanged", "dataLoading", "submitted", "messageSent", "selectionChanged", "_userLoaded", "tapped",
      "notificationReceived", "updateCompleted", "urlOpened", "rowHidden", "loginResults", "binding",
    ]
  )
  func events(_ name: String) {
    #expect(NameWords(name).mistake == nil)
  }

  @Test(
    "commands and bare words are mistakes",
    arguments: [
      "loadUser", "setName", "handleSaveTapped", "doSomething", "fetchItems", "load", "tap", "change", "save",
      "refresh",
      "updateProfile", "deleteRow", "showAlert", "toggleFavorite", "startTimer", "press", "_loadUser", "dismiss",
      "openFeed", "handleMoved", "handlePressed",
    ]
  )
  func mistakes(_ name: String) {
    #expect(NameWords(name).mistake != nil)
  }

  @Test("words are split at capitals and underscores")
  func words() {
    #expect(NameWords("nameChanged").words == ["name", "changed"])
    #expect(NameWords("_loadFailed").words == ["load", "failed"])
    #expect(NameWords("").words.isEmpty)
  }
}
