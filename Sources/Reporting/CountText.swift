/// A number with thousands apart.
func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in String(abs(number)).reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3) { text = "," + text }
    text = String(digit) + text
  }
  return (number < 0 ? "-" : "") + text
}

/// A number of things: `1 key`, `2 keys`.
func count(_ number: Int, _ thing: String) -> String {
  "\(grouped(number)) \(thing)\(number == 1 ? "" : "s")"
}
