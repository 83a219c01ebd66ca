/// Reads binary property lists, the form in which `.strings` files are shipped inside apps.
///
/// The layout is that of CoreFoundation's `CFBinaryPList.c`: objects, a table of their offsets,
/// and 32 bytes at the end that say where the table is. References make the objects a graph, so
/// depth and number of objects read are bounded.
struct BinaryPropertyListReader {
  static let signature = Array("bplist00".utf8)
  /// Bytes of content after which reading stops: a small file that refers to one text many times
  /// must not fill the memory.
  private static let maximumContent = 100 << 20

  private let bytes: [UInt8]
  private let file: String
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  private var contentRead = 0

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func read() throws(CatalogError) -> PropertyListNode {
    let trailer = bytes.count - 32
    guard trailer >= Self.signature.count else { throw damaged("too short") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = try number(at: trailer + 8, size: 8)
    let root = try number(at: trailer + 16, size: 8)
    tableOffset = try number(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      objectCount <= bytes.count, tableOffset <= bytes.count
    else { throw damaged("its trailer is impossible") }
    return try readObject(root, depth: 0)
  }

  private mutating func readObject(_ number: Int, depth: Int) throws(CatalogError)
    -> PropertyListNode
  {
    guard depth < PropertyListNode.maximumDepth, contentRead <= Self.maximumContent else {
      throw damaged("nested too deep, too large or in a circle")
    }
    guard number < objectCount else { throw damaged("a reference leads nowhere") }
    var offset = try self.number(at: tableOffset + number * offsetSize, size: offsetSize)
    guard offset < bytes.count else { throw damaged("an offset leads outside the file") }
    let marker = bytes[offset]
    offset += 1
    let value: PropertyListNode.Value
    switch marker >> 4 {
    case 0x5:
      let text = try slice(at: &offset, marker: marker, unit: 1)
      guard text.allSatisfy({ $0 < 0x80 }) else { throw damaged("an ASCII string has other bytes") }
      value = .string(String(decoding: text, as: UTF8.self))
    case 0x6:
      value = .string(try utf16(slice(at: &offset, marker: marker, unit: 2)))
    case 0x7:
      value = .string(
        String(decoding: try slice(at: &offset, marker: marker, unit: 1), as: UTF8.self))
    case 0xA:
      let references = try slice(at: &offset, marker: marker, unit: referenceSize)
      var elements: [PropertyListNode] = []
      for index in stride(from: references.startIndex, to: references.endIndex, by: referenceSize) {
        elements.append(try readObject(reference(at: index), depth: depth + 1))
      }
      value = .array(elements)
    case 0xD:
      value = .dictionary(try readMembers(at: &offset, marker: marker, depth: depth + 1))
    default:
      value = .other
    }
    return PropertyListNode(value: value, line: nil)
  }

  private mutating func readMembers(
    at offset: inout Int, marker: UInt8, depth: Int
  ) throws(CatalogError) -> [PropertyListNode.Member] {
    // All keys first, then all values.
    let references = try slice(at: &offset, marker: marker, unit: 2 * referenceSize)
    let half = references.count / 2
    var members: [PropertyListNode.Member] = []
    for index in stride(
      from: references.startIndex, to: references.startIndex + half, by: referenceSize)
    {
      guard case .string(let key) = try readObject(reference(at: index), depth: depth).value else {
        throw damaged("a key is not a string")
      }
      let value = try readObject(reference(at: index + half), depth: depth)
      members.append(.init(key: key, value: value, comment: nil, line: nil))
    }
    return members
  }

  private func reference(at offset: Int) throws(CatalogError) -> Int {
    try number(at: offset, size: referenceSize)
  }

  /// The content of an object: its count is in the marker, or in an integer after it.
  private mutating func slice(at offset: inout Int, marker: UInt8, unit: Int) throws(CatalogError)
    -> ArraySlice<UInt8>
  {
    var count = Int(marker & 0xF)
    if count == 0xF {
      guard offset < bytes.count, bytes[offset] >> 4 == 0x1, bytes[offset] & 0xF <= 3 else {
        throw damaged("a count is not an integer")
      }
      let size = 1 << Int(bytes[offset] & 0xF)
      count = try number(at: offset + 1, size: size)
      offset += 1 + size
    }
    guard count <= (bytes.count - offset) / unit else { throw damaged("an object is cut off") }
    contentRead += 1 + count * unit
    return bytes[offset..<(offset + count * unit)]
  }

  private func utf16(_ bytes: ArraySlice<UInt8>) throws(CatalogError) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw damaged("a string has half a surrogate pair")
    }
    return text
  }

  /// A big-endian number of up to eight bytes.
  private func number(at offset: Int, size: Int) throws(CatalogError) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { throw damaged("a number is cut off") }
    let value = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // Nothing in a file is further than this, and no sum or product of two can overflow.
    guard value < 1 << 31 else { throw damaged("a number is impossible") }
    return Int(value)
  }

  private func damaged(_ reason: String) -> CatalogError {
    .syntax(file: file, line: nil, reason: "the binary property list is damaged: \(reason)")
  }
}
