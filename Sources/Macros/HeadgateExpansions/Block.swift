/// Returns a head and a body in braces. The body consists of the non-empty parts, one per line.
func block(_ head: String, _ parts: String...) -> String {
  let body = parts.filter { !$0.isEmpty }.joined(separator: "\n")
  return body.isEmpty ? "\(head) {}" : "\(head) {\n  \(body.indented(2))\n}"
}
