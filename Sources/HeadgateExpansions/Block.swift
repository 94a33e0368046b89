/// A head with a body in braces: the parts that are not empty, a line apart.
func block(_ head: String, _ parts: String...) -> String {
  let body = parts.filter { !$0.isEmpty }.joined(separator: "\n")
  return body.isEmpty ? "\(head) {}" : "\(head) {\n  \(body.indented(2))\n}"
}
