/** What the first bytes of a file say it is. Names and types that a file came with are not asked: both may lie. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'heic' | 'avif' | 'unknown'
  /** As stored, before any turning; undefined where the header does not tell it plainly. */
  readonly width?: number
  readonly height?: number
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

/** Format and size by the first bytes, a few kilobytes of them; never throws, whatever they are. */
export function readPictureHeader(bytes: Uint8Array<ArrayBuffer>): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, length: number) =>
    String.fromCharCode(...bytes.subarray(from, from + length))
  if (bytes.length < 12) return { format: 'unknown' }
  if (view.getUint16(0) === 0xffd8) return { format: 'jpeg', ...jpegSize(view) }
  if (text(1, 3) === 'PNG' && bytes.length >= 24) {
    return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (text(0, 3) === 'GIF') {
    return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return { format: 'webp', ...webpSize(view) }
  if (text(0, 2) === 'BM') return { format: 'bmp', ...bmpSize(view) }
  if (text(4, 4) === 'ftyp') {
    if (AVIF_BRANDS.includes(text(8, 4))) return { format: 'avif', ...heifSize(view) }
    if (HEIC_BRANDS.includes(text(8, 4))) return { format: 'heic', ...heifSize(view) }
  }
  return { format: 'unknown' }
}

/** Walks the segments up to the frame header, which holds the size. */
function jpegSize(view: DataView) {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return {}
}

/** Rows may be counted downwards: then the height is negative. The oldest header has short fields. */
function bmpSize(view: DataView) {
  if (view.byteLength < 26) return {}
  return view.getUint32(14, true) === 12
    ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    : { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
}

/** The largest of the sizes told: a picture of tiles tells theirs, too, and that of its thumbnail. */
function heifSize(view: DataView) {
  let [width, height] = [0, 0]
  for (let at = 12; at + 20 <= view.byteLength; at += 1) {
    // A box of 20 bytes, 'ispe'.
    if (view.getUint32(at) !== 20 || view.getUint32(at + 4) !== 0x69737065) continue
    const [wide, high] = [view.getUint32(at + 12), view.getUint32(at + 16)]
    if (wide * high > width * height) [width, height] = [wide, high]
  }
  return width === 0 ? {} : { width, height }
}

function webpSize(view: DataView) {
  if (view.byteLength < 30) return {}
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (view.getUint32(12)) {
    case 0x56503858: // 'VP8X'
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    case 0x56503820: // 'VP8 '
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 0x5650384c: {
      // 'VP8L'
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    default:
      return {}
  }
}
