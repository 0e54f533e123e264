import sharp from 'sharp'

/**
 * The mean colour of a picture that the site can show, as '#rrggbb': it fills the frame until the picture has come.
 * Whether the picture is whole was asked before; here a warning of the decoder stops nothing.
 */
export async function groundColour(picture: Buffer | string): Promise<string> {
  const pixel = await sharp(picture, { failOn: 'none', limitInputPixels: false })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex')}`
}
