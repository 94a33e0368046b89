internal import Tracing
