import Headgate
import HeadgateSupport

func shown(_ value: Any) -> String {
  #if WRONG
    Reports.revealing { "\(Mirror(reflecting: value).children.count)" }  // must say: 'Reports'
  #else
    "\(Mirror(reflecting: value).children.count)"
  #endif
}
