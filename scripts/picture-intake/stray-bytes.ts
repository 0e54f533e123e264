const START = 0xffd8
const SCAN = 0xda

/**
 * A JPEG without the bytes that some phones leave between the parts of its head, where decoders skip them with a
 * warning; the very same buffer when there are none, or it is no JPEG. Inside a scan nothing is touched: what is too
 * much there is damage.
 */
export function withoutStrayBytes(bytes: Buffer): Buffer {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== START) return bytes
  const parts = [bytes.subarray(0, 2)]
  let hasStray = false
  let at = 2
  while (at < bytes.length) {
    const marker = markerFrom(bytes, at)
    if (marker + 4 > bytes.length) return bytes
    hasStray ||= bytes.subarray(at, marker).some((byte) => byte !== 0xff) // 0xff may fill any gap
    if (bytes[marker + 1] === SCAN) {
      return hasStray ? Buffer.concat([...parts, bytes.subarray(marker)]) : bytes
    }
    at = marker + 2 + bytes.readUInt16BE(marker + 2)
    parts.push(bytes.subarray(marker, at))
  }
  return bytes
}

/** Where the next marker begins: 0xff and a byte that is neither 0 nor 0xff. */
function markerFrom(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && (bytes[at + 1] === 0 || bytes[at + 1] === 0xff)) {
    at = bytes.indexOf(0xff, at + 1)
  }
  return at < 0 ? bytes.length : at
}
