import sharp from 'sharp'

/** The mean colour of a picture that the site can show, as '#rrggbb': it fills the frame until the picture has come. */
export async function groundColour(picture: Buffer | string): Promise<string> {
  const pixel = await sharp(picture, { limitInputPixels: false })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${pixel.toString('hex')}`
}
