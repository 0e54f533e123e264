/** What the first bytes of a file say it is. Names and types that a file came with are not asked: both may lie. */
export interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'heic' | 'avif' | 'unknown'
  /** As stored, before any turning; undefined where the header does not tell it plainly. */
  readonly width?: number
  readonly height?: number
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

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
  if (text(0, 2) === 'BM') return { format: 'bmp' }
  if (text(4, 4) === 'ftyp') {
    if (AVIF_BRANDS.includes(text(8, 4))) return { format: 'avif' }
    if (HEIC_BRANDS.includes(text(8, 4))) return { format: 'heic' }
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
