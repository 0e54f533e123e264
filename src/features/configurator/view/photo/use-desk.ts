import { useEffect, useReducer, useRef } from 'react'
import type { Assembly } from '../../assembly/assembly.ts'
import { loadPhoto } from '../../photo/load-photo.ts'
import { release } from '../../photo/surface.ts'
import { deskReducer, emptyDesk, type DeskAction } from './desk.ts'

/** The desk with its one photograph: the one before gives its memory back, and so does the last. */
export function useDesk(assembly: Assembly) {
  const [desk, dispatch] = useReducer(deskReducer, emptyDesk)
  const photo = desk.work?.photo
  const latest = useRef(0)
  useEffect(
    () => () => {
      if (photo !== undefined) release(photo)
    },
    [photo],
  )
  const take = async (file: Blob) => {
    latest.current += 1
    const mine = latest.current
    dispatch({ kind: 'loading' })
    const loaded = await loadPhoto(file)
    // Another file was chosen meanwhile.
    if (mine !== latest.current) {
      if (loaded.kind === 'photo') release(loaded.photo)
    } else dispatch(asAction(loaded, assembly))
  }
  return { desk, dispatch, take }
}

const asAction = (loaded: Awaited<ReturnType<typeof loadPhoto>>, shutter: Assembly): DeskAction =>
  loaded.kind === 'photo' ? { kind: 'loaded', photo: loaded.photo, shutter } : loaded
