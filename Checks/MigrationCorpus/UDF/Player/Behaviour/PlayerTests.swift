import HeadgateUDF
import Testing

struct PlayerTests {
  struct Recorder: Speaker {
    let played: AsyncStream<Int>.Continuation
    func play(_ track: Track) { played.yield(track.id) }
    func stop() {}
  }

  @Test func theServicePlays() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let service = PlayerService(speaker: Recorder(played: continuation))
    let tracks = [Track(id: 1, title: "A"), Track(id: 2, title: "B")]
    let store = Store(state: PlayerState(queue: tracks), reducer: playerReducer)
    service.start(with: store)
    store.dispatch(PlayTapped())
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    store.dispatch(TrackEnded())
    #expect(await iterator.next() == 2)
  }
}
