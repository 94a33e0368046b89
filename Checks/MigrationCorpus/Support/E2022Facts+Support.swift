// `URLSession` is in this module on Linux.
@_exported import FoundationNetworking
