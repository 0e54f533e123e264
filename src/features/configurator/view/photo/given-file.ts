import type { ClipboardEvent, DragEvent } from 'react'

type OnFile = (file: Blob) => void

/** Hands on the first of the files, if there is one. */
export function giveFirst(files: FileList | null, onFile: OnFile): void {
  const [file] = files ?? []
  if (file !== undefined) onFile(file)
}

/** Handlers for an element on which a file can be pasted or dropped. */
export const takesFiles = (onFile: OnFile) => ({
  onPaste: ({ clipboardData }: ClipboardEvent) => {
    giveFirst(clipboardData.files, onFile)
  },
  onDragOver: (event: DragEvent) => {
    event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    giveFirst(event.dataTransfer.files, onFile)
  },
})
