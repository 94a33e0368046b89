import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct PhotosTests {
  @Test func loadsThePages() async {
    let client = PhotoClient { page, completion in completion(page == 1 ? [Photo(id: 1)] : []) }
    let store = TestStore(state: PhotosState(), reducer: PhotoReducers(client: client).reduce)
    await store.send(EndReached()) { $0.isLoading = true }
    await store.receive(PageLoaded(photos: [Photo(id: 1)])) {
      $0.isLoading = false
      $0.page = 1
      $0.photos = [Photo(id: 1)]
    }
    await store.send(EndReached()) { $0.isLoading = true }
    await store.receive(PageLoaded(photos: [])) {
      $0.isLoading = false
      $0.page = 2
      $0.isComplete = true
    }
    await store.send(EndReached())
  }
}
