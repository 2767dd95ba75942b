import { useEffect, useRef, useState } from 'react'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import {
  type PickedIdentifier,
  pickIdentifier,
  type ScannedCode,
} from '../../../domain/identifiers/scanned-codes.ts'
import { createReader, type ReadCodes } from './read-codes.ts'

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

/** Why the camera shows no picture. */
type NoCamera = 'refused' | 'missing'

/**
 * Starts the back camera and plays it in the video. It never rejects: it resolves to the reason if
 * there is no camera. Otherwise it resolves to a function that stops the camera, which the caller
 * must call.
 */
async function startCamera(video: HTMLVideoElement): Promise<(() => void) | NoCamera> {
  // Not available over plain HTTP and in old browsers.
  if (!navigator.mediaDevices?.getUserMedia) return 'missing'
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing'
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  video.srcObject = stream
  // The camera may stop before the video plays.
  await video.play().catch(() => {})
  return stop
}

/** The interval between frames: fast for the user, and slow enough for a cheap phone. */
const everyMs = 150
/** How long to search for a better code on the same box, after the first one was found. */
const searchMs = 1200

/** Reads frames of the camera until one has the expected code; null if `signal` aborts first. */
async function startFrameLoop(
  video: HTMLVideoElement,
  read: ReadCodes,
  wanted: IdentifierKind | null,
  signal: AbortSignal,
): Promise<string | null> {
  const seen = new Map<string, ScannedCode>()
  let best: PickedIdentifier | null = null
  let searchEndsAt = Number.POSITIVE_INFINITY
  while (!signal.aborted) {
    for (const code of await read(video)) seen.set(code.text, code)
    const picked = pickIdentifier([...seen.values()], wanted)
    if (picked && !best) searchEndsAt = performance.now() + searchMs
    best = picked
    if (best && (best.isSure || performance.now() >= searchEndsAt)) {
      return signal.aborted ? null : best.text
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return null
}
