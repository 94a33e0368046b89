package import FilesFeature

extension ScreenSize {
  /// The size for a front whose lists scroll themselves.
  ///
  /// Views do not measure cells. The width says that there is room for the preview, and the height is the length of a page.
  package static let window = ScreenSize(columns: columnsForPreview, rows: 44)
}
