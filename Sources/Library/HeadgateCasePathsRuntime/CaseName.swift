/// Returns the name of a value's case; nil for a value that is not an enum.
///
/// Descriptions do not help: they may be custom.
func caseName<Root>(of root: Root) -> String? {
  runtimeCaseName(root).map { String(cString: $0) }
}

/// Returns the constant C string with the name of a value's case; nil for a value that is not an enum. Reads no payload.
///
/// The pointer is never freed, so it can identify a case of a type.
package func constantCaseName<Root>(of root: Root) -> UnsafePointer<CChar>? {
  runtimeCaseName(root)
}

// Unsafe: `print` of an enum calls this function of the Swift runtime, whose signature is the same in every stable
// version. The pointer points to a constant list of names in the program, which is never freed.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Root>(_ root: Root) -> UnsafePointer<CChar>?
