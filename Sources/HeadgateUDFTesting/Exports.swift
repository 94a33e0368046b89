// A test of this dialect is written with one import beside that of the dialect itself.
@_exported public import HeadgateTesting
