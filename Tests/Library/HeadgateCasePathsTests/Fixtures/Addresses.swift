/// Where an array keeps its elements: the same before and after a change means that nothing was copied.
func storage<Element>(of array: [Element]) -> UnsafeRawPointer? {
  array.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
}
