/// A length in points: 1/72 inch on paper, one unit of SwiftUI's coordinate space on a screen.
public typealias Points = Double

/// A length as a multiple of the font's size: 0.5 is half of it, whatever the size.
public typealias Ems = Double

/// A length in the design grid of one font file, ``Typeface/FontFace/unitsPerEm`` to the em.
public typealias FontUnits = Int32
