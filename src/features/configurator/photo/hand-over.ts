import { isShareAnswer } from '#lib/share-answer.ts'

const PICTURE_NAME = 'kepenk-onizleme.jpg'
/** Safari asks before it downloads and reads the address only then. */
const ADDRESS_LIVES_MS = 40_000

/** A JPEG under the name that it is saved and sent by. */
export const pictureFile = (content: BlobPart): File =>
  new File([content], PICTURE_NAME, { type: 'image/jpeg' })

/** Hands the file to the browser's downloads. Its address lives until the browser has taken it. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, ADDRESS_LIVES_MS)
}

/** Whether this browser can hand a picture to another app; asked with an empty one. */
export const canSharePictures = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [pictureFile('')] })

/** Opens the phone's share sheet. A visitor who closes it again, or has an earlier one open, has not met an error. */
export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!isShareAnswer(error)) throw error
  }
}
