internal import Metrics
