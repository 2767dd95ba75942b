import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/problem.ts'
import { uploadImage } from '../../api/uploads/upload.ts'
import { translateError } from '../failure-words.ts'
import { $failureWords } from '../session.ts'
import { toDataUrl } from './data-url.ts'
import { type ImageRefusal, InvalidImageError } from './image-types.ts'

export type UploadError = ApiError | ImageRefusal

export type Upload =
  | { status: 'none' }
  | { status: 'fitting' }
  | { status: 'sending'; picture: Blob; fraction: number }
  | { status: 'failed'; error: UploadError; file: Blob }

interface Options {
  /** Receives the URL, and the picture as it was sent. */
  onSent: (url: string, picture: Blob) => void
  /** Without a connection `onSent` receives the picture as a data URL, and the upload does not fail. */
  keepOffline?: boolean
}

const none: Upload = { status: 'none' }

const $uploadCount = atom(0)

/** Loads the code that scales photos down. Rejects with `ApiError`. */
export async function loadFitting() {
  return import('./downscale.ts').catch(() => {
    throw new ApiError(0, undefined)
  })
}

/** True while an image is uploading: a form must wait for its URL. */
export function useIsUploading(): boolean {
  return useStore($uploadCount) > 0
}

/**
 * Scales a chosen image down and uploads it. The upload belongs to the `value` with which it began:
 * it is cancelled when the value changes, when another image is chosen and when the component is
 * removed.
 */
export function useImageUpload(value: string, { onSent, keepOffline = false }: Options) {
  const [upload, setUpload] = useState<Upload>(none)
  const running = useRef<AbortController>(undefined)

  function cancel() {
    running.current?.abort()
    setUpload(none)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value cancels the upload
  useEffect(() => cancel, [value])

  async function send(file: Blob) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const update = (next: Upload) => {
      if (!signal.aborted) setUpload(next)
    }
    let picture: Blob | undefined
    const stopCounting = countUpload()
    signal.addEventListener('abort', stopCounting)
    try {
      update({ status: 'fitting' })
      const { downscaleImage } = await loadFitting()
      const fitted = await downscaleImage(file)
      picture = fitted
      signal.throwIfAborted()
      update({ status: 'sending', picture: fitted, fraction: 0 })
      const progress = (fraction: number) =>
        update({ status: 'sending', picture: fitted, fraction })
      const url = await uploadImage(fitted, progress, signal)
      if (signal.aborted) return
      setUpload(none)
      onSent(url, fitted)
    } catch (error) {
      if (signal.aborted) return
      if (keepOffline && picture && error instanceof ApiError && error.status === 0) {
        const dataUrl = await toDataUrl(picture)
        if (signal.aborted) return
        setUpload(none)
        onSent(dataUrl, picture)
      } else setUpload({ status: 'failed', file, error: refusalOf(error) })
    } finally {
      stopCounting()
    }
  }

  return { upload, send, cancel }
}

/** Counts an upload until the returned function is called. */
function countUpload(): () => void {
  let isCounted = true
  $uploadCount.set($uploadCount.get() + 1)
  return () => {
    if (isCounted) $uploadCount.set($uploadCount.get() - 1)
    isCounted = false
  }
}

function refusalOf(error: unknown): UploadError {
  if (error instanceof InvalidImageError) return error.reason
  if (!(error instanceof ApiError)) throw error
  const words = $failureWords.get()
  return words ? translateError(error, words) : error
}
