import { useEffect, useRef, useState } from 'react'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import {
  type Picked,
  pickScanned,
  type ScannedCode,
} from '../../../domain/identifiers/scanned-codes.ts'
import { createReader, type ReadFrame, readPhoto } from './read-codes.ts'

/** What becomes of a chosen photo. */
type Photo = 'none' | 'reading' | 'empty'

export type Scanning =
  | { status: 'asking' }
  | { status: 'looking' }
  | { status: 'no-camera'; why: NoCamera }
  | { status: 'failed' }

/** Runs the camera and the reader while the component is mounted; reads a photo on demand. */
export function useScanner(wanted: IdentifierKind | null, onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [scanning, setScanning] = useState<Scanning>({ status: 'asking' })
  const [photo, setPhoto] = useState<Photo>('none')
  const reading = useRef<AbortController>(undefined)
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
      const picked = await startFrameLoop(element, read, wanted, signal)
      stop()
      if (picked) take(picked, onReadRef.current)
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

  async function scanPhoto(file: File) {
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    const { signal } = controller
    setPhoto('reading')
    const picked = await pickInPhoto(file, wanted, signal).catch(() => null)
    if (signal.aborted) return
    if (picked) take(picked, onRead)
    setPhoto(picked ? 'none' : 'empty')
  }
  useEffect(() => () => reading.current?.abort(), [])

  return { video, scanning, photo, scanPhoto }
}

/** A label or proof of ours leads to its page. */
function take(picked: Picked, onRead: (text: string) => void) {
  if ('page' in picked) location.assign(picked.page)
  else onRead(picked.text)
}

/** The best code of a photo. */
async function pickInPhoto(
  file: File,
  wanted: IdentifierKind | null,
  signal: AbortSignal,
): Promise<Picked | null> {
  const photo = await createImageBitmap(file)
  try {
    const seen: ScannedCode[] = []
    for await (const codes of readPhoto(photo)) {
      if (signal.aborted) return null
      seen.push(...codes)
      const picked = pickScanned(seen, wanted, location.origin)
      if (picked && ('page' in picked || picked.isSure)) return picked
    }
    return pickScanned(seen, wanted, location.origin)
  } finally {
    photo.close()
  }
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
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
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
  read: ReadFrame,
  wanted: IdentifierKind | null,
  signal: AbortSignal,
): Promise<Picked | null> {
  const seen = new Map<string, ScannedCode>()
  let best: Picked | null = null
  let searchEndsAt = Number.POSITIVE_INFINITY
  while (!signal.aborted) {
    for (const code of await read(video)) seen.set(code.text, code)
    const picked = pickScanned([...seen.values()], wanted, location.origin)
    if (picked && !best) searchEndsAt = performance.now() + searchMs
    best = picked
    if (best && (best.isSure || performance.now() >= searchEndsAt)) {
      return signal.aborted ? null : best
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return null
}
