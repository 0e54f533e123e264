import { crc32, deflateSync } from 'node:zlib'
import heif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'

/**
 * Decodes the main picture of a HEIC file, the way it is to be looked at, into a PNG that keeps the colour profile:
 * phones photograph in Display P3. Throws when the file is broken or ends early.
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  if (!isWhole(bytes)) throw new Error('The file ends early.')
  const { pixels, width, height } = await decodePixels(bytes)
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const profile = profileOf(bytes)
  return profile === undefined ? png : withProfile(png, profile)
}

/**
 * The boxes of the file must end where the file does: libheif shows a photograph that was cut off with grey parts.
 * What some phones append after the last box is none of our business.
 */
function isWhole(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length && /^[\w ]{4}$/u.test(bytes.toString('latin1', at + 4, at + 8))) {
    const size = bytes.readUInt32BE(at)
    if (size === 0) return true // “up to the end of the file”
    const isLarge = size === 1 && at + 16 <= bytes.length
    at += Math.max(8, isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : size)
  }
  return at <= bytes.length
}

async function decodePixels(bytes: Buffer) {
  const context = heif.heif_context_alloc()
  try {
    const { code, message } = heif.heif_context_read_from_memory(context, bytes)
    if (code !== heif.heif_error_code.heif_error_Ok) throw new Error(message)
    const handle = heif.heif_js_context_get_primary_image_handle(context)
    if ('code' in handle) throw new Error(handle.message)
    const decoded = await heif.heif_js_decode_image2(
      handle,
      heif.heif_colorspace.heif_colorspace_RGB,
      heif.heif_chroma.heif_chroma_interleaved_RGB,
    )
    heif.heif_image_handle_release(handle)
    if ('code' in decoded) throw new Error(decoded.message)
    const { width, height, image, channels } = decoded
    const [plane] = channels
    if (!plane) throw new Error('The file holds no picture.')
    const pixels = Buffer.alloc(width * height * 3)
    for (let row = 0; row < height; row += 1) {
      const start = row * plane.stride
      pixels.set(plane.data.subarray(start, start + width * 3), row * width * 3)
    }
    heif.heif_image_release(image)
    return { pixels, width, height }
  } finally {
    heif.heif_context_free(context)
  }
}

/** The first RGB profile of the file; a grey one belongs to a depth or brightness map. */
function profileOf(bytes: Buffer): Buffer | undefined {
  const name = 'colrprof'
  for (let at = bytes.indexOf(name); at >= 4; at = bytes.indexOf(name, at + 1)) {
    const profile = bytes.subarray(at + name.length, at - 4 + bytes.readUInt32BE(at - 4))
    if (profile.toString('latin1', 16, 20) === 'RGB ') return profile
  }
  return undefined
}

/** Lays a profile into a PNG as its chunk iCCP, right after the header: sharp attaches none to raw pixels as they are. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const afterHeader = 33
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}
