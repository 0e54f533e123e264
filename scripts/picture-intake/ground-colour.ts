import sharp from 'sharp'

/**
 * The mean colour of a picture that the site can show, as '#rgb': it fills the frame until the picture has come, where
 * sixteen tones of each part are enough, and three digits fewer of every picture count on a page of many.
 * Whether the picture is whole was asked before; here a warning of the decoder stops nothing.
 */
export async function groundColour(picture: Buffer | string): Promise<string> {
  const pixel = await sharp(picture, { failOn: 'none', limitInputPixels: false })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const digits = Array.from(pixel, (part) => Math.round(part / 17).toString(16))
  return `#${digits.join('')}`
}
