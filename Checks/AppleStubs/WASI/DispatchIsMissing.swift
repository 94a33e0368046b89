// Added to each module that `Scripts/checks/apple-check` compiles as WASI. Foundation of Linux exports Dispatch, which Wasm does not have. These
// declarations come before those of Dispatch.

@available(*, unavailable, message: "not on Wasm") enum DispatchQueue {}
@available(*, unavailable, message: "not on Wasm") enum DispatchGroup {}
@available(*, unavailable, message: "not on Wasm") enum DispatchSemaphore {}
@available(*, unavailable, message: "not on Wasm") enum DispatchSource {}
@available(*, unavailable, message: "not on Wasm") enum DispatchSourceTimer {}
@available(*, unavailable, message: "not on Wasm") enum DispatchSpecificKey {}
@available(*, unavailable, message: "not on Wasm") enum DispatchTime {}
@available(*, unavailable, message: "not on Wasm") enum DispatchTimeInterval {}
@available(*, unavailable, message: "not on Wasm") enum DispatchWorkItem {}
@available(*, unavailable, message: "not on Wasm") enum DispatchQoS {}
