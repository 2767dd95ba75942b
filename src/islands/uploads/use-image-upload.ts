import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/problem.ts'
import { uploadImage } from '../../api/uploads/upload.ts'
import { readDraftPicture, writeDraftPicture } from '../forms/drafts/draft-picture.ts'
import { InvalidImageError } from './image-types.ts'

export type Upload =
  | { status: 'none' }
  | { status: 'fitting' }
  | { status: 'sending'; picture: Blob; fraction: number }
  | { status: 'sent'; picture: Blob }
  /** Chosen offline: the caller uploads it later. */
  | { status: 'offline'; picture: Blob }
  | { status: 'failed'; reason: string; file: Blob; canRetry: boolean }

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
 * Scales a chosen image down and uploads it; `onSent` receives its URL. If the browser is offline,
 * `onOffline` receives the image, and null once another image replaces it. With `draftName`, that
 * image survives a reload.
 */
export function useImageUpload(
  onSent: (url: string) => void,
  onOffline?: (image: Blob | null) => void,
  draftName?: string,
) {
  const [upload, setUpload] = useState<Upload>({ status: 'none' })
  // Ignores the results of previously chosen files.
  const latest = useRef<Blob>(undefined)

  function saveInDraft(image: Blob | null) {
    if (draftName !== undefined) void writeDraftPicture(draftName, image)
  }

  function setOfflineImage(image: Blob | null) {
    onOffline?.(image)
    saveInDraft(image)
  }

  const sendAgain = useEffectEvent((image: Blob) => void send(image, true))
  useEffect(() => {
    const image = draftName === undefined ? null : readDraftPicture(draftName)
    if (image) sendAgain(image)
  }, [draftName])

  async function send(file: Blob, isRestored = false) {
    latest.current = file
    const update = (next: Upload) => {
      if (latest.current === file) setUpload(next)
    }
    $uploadCount.set($uploadCount.get() + 1)
    let fitted: Blob | undefined
    onOffline?.(null)
    // A restored image stays in the draft until it is uploaded: another reload may come first.
    if (!isRestored) saveInDraft(null)
    try {
      update({ status: 'fitting' })
      const { downscaleImage } = await loadFitting()
      const image = await downscaleImage(file)
      fitted = image
      update({ status: 'sending', picture: image, fraction: 0 })
      const url = await uploadImage(image, (fraction) =>
        update({ status: 'sending', picture: image, fraction }),
      )
      if (latest.current !== file) return
      setUpload({ status: 'sent', picture: image })
      saveInDraft(null)
      onSent(url)
    } catch (error) {
      if (onOffline && fitted && error instanceof ApiError && error.status === 0) {
        update({ status: 'offline', picture: fitted })
        if (latest.current === file) setOfflineImage(fitted)
      } else update({ status: 'failed', file, ...reasonOf(error) })
    } finally {
      $uploadCount.set($uploadCount.get() - 1)
    }
  }

  function clear() {
    latest.current = undefined
    setUpload({ status: 'none' })
    setOfflineImage(null)
  }

  return { upload, send, clear }
}

function reasonOf(error: unknown): { reason: string; canRetry: boolean } {
  if (error instanceof InvalidImageError) return { reason: error.message, canRetry: false }
  if (error instanceof ApiError) return { reason: error.message, canRetry: true }
  throw error
}
