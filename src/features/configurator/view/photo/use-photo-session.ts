import { useEffect, useReducer, useRef } from 'react'
import type { Assembly } from '../../assembly/assembly.ts'
import { loadPhoto } from '../../photo/load-photo.ts'
import { release } from '../../photo/surface.ts'
import { photoSessionReducer, emptySession, type PhotoSessionAction } from './photo-session.ts'

/** The session and its one photograph: the one before gives its memory back, and so does the last. */
export function usePhotoSession(assembly: Assembly) {
  const [session, dispatch] = useReducer(photoSessionReducer, emptySession)
  const photo = session.work?.photo
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
  return { session, dispatch, take }
}

const asAction = (
  loaded: Awaited<ReturnType<typeof loadPhoto>>,
  shutter: Assembly,
): PhotoSessionAction =>
  loaded.kind === 'photo' ? { kind: 'loaded', photo: loaded.photo, shutter } : loaded
