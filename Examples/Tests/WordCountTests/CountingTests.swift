import HeadgateUDF
import HeadgateUDFTesting
import Testing

@testable import WordCount

struct CountingTests {
  private func makeStore(_ files: [String: String]) -> TestStore<WordCountState, any Action> {
    TestStore(state: WordCountState(), reducer: wordCountReducer) {
      $0.fileReader.read = { path in
        guard let text = files[path] else { throw FileReader.NotText() }
        return text
      }
    }
  }

  @Test func `files are counted together`() async {
    let store = makeStore(["a": "One two, two!", "b": "two three"])
    await store.send(FilesRequested(paths: ["a", "b", "a"])) {
      $0.files = [.init(path: "a", status: .waiting), .init(path: "b", status: .waiting)]
    }
    await store.receive(FileCounted(path: "a", words: ["one": 1, "two": 2])) {
      $0.files[0].status = .counted(3)
      $0.words = ["one": 1, "two": 2]
    }
    await store.receive(FileCounted.self) {
      $0.files[1].status = .counted(2)
      $0.words = ["one": 1, "two": 3, "three": 1]
    }
    #expect(store.state.isFinished)
    #expect(store.state.total == 5)
    #expect(store.state.mostFrequent(2).map(\.word) == ["two", "one"])
  }

  @Test func `a file that cannot be read fails alone`() async {
    let store = makeStore(["b": "word"])
    await store.send(FilesRequested(paths: ["a", "b"])) {
      $0.files = [.init(path: "a", status: .waiting), .init(path: "b", status: .waiting)]
    }
    await store.receive(FileFailed(path: "a", reason: "it is no text")) {
      $0.files[0].status = .failed("it is no text")
    }
    await store.receive(FileCounted(path: "b", words: ["word": 1])) {
      $0.files[1].status = .counted(1)
      $0.words = ["word": 1]
    }
    #expect(store.state.failures.map(\.path) == ["a"])
  }

  @Test func `counting is cancelled`() async {
    let store = TestStore(state: WordCountState(), reducer: wordCountReducer) {
      $0.fileReader.read = { _ in try await Task.never() }
    }
    await store.send(FilesRequested(paths: ["a"])) { $0.files = [.init(path: "a", status: .waiting)] }
    await store.send(CountingCancelled()) { $0.files[0].status = .cancelled }
    await store.finish()
    #expect(store.state.isFinished)
  }

  @Test func `what a word is`() {
    #expect(wordCounts(of: "").isEmpty)
    #expect(wordCounts(of: "… —").isEmpty)
    #expect(wordCounts(of: "It's it's") == ["it's": 2])
    #expect(wordCounts(of: "'quoted words") == ["quoted": 1, "words": 1])
    #expect(wordCounts(of: "a-b c3") == ["a": 1, "b": 1, "c3": 1])
  }
}
