import { useEffect, useRef, useState } from 'react'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import { pickIdentifier } from '../../../domain/identifiers/scanned-codes.ts'
import { type NoCamera, startCamera } from './camera.ts'
import { startFrameLoop } from './frame-loop.ts'
import { createReader } from './read-codes.ts'

export type Scanning =
  | { status: 'asking' }
  | { status: 'looking' }
  | { status: 'no-camera'; why: NoCamera }
  | { status: 'failed' }

/** Runs the camera and the reader while the component is mounted; reads a photo on demand. */
export function useScanner(wanted: IdentifierKind | null, onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [scanning, setScanning] = useState<Scanning>({ status: 'asking' })
  const [isPhotoEmpty, setIsPhotoEmpty] = useState(false)
  const onReadRef = useRef(onRead)
  onReadRef.current = onRead

  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    let stop = () => {}
    async function scan(element: HTMLVideoElement) {
      const [camera, read] = await Promise.all([startCamera(element), createReader()])
      if (typeof camera === 'function') stop = camera
      if (signal.aborted) return stop()
      if (typeof camera === 'string') return setScanning({ status: 'no-camera', why: camera })
      setScanning({ status: 'looking' })
      const text = await startFrameLoop(element, read, wanted, signal)
      stop()
      if (text !== null) onReadRef.current(text)
    }
    if (video.current) {
      scan(video.current).catch(() => {
        stop()
        if (!signal.aborted) setScanning({ status: 'failed' })
      })
    }
    return () => {
      over.abort()
      stop()
    }
  }, [wanted])

  async function readPhoto(file: File) {
    setIsPhotoEmpty(false)
    try {
      const [photo, read] = await Promise.all([createImageBitmap(file), createReader()])
      const picked = pickIdentifier(await read(photo), wanted)
      photo.close()
      if (picked) onReadRef.current(picked.text)
      else setIsPhotoEmpty(true)
    } catch {
      setIsPhotoEmpty(true)
    }
  }

  return { video, scanning, isPhotoEmpty, readPhoto }
}
