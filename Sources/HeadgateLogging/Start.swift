internal import Logging
