import { draftKey } from './drafts.ts'

/** The last picture to store, by key. Encoding takes time, so an older picture may finish later. */
const latest = new Map<string, Blob | null>()

/**
 * Stores a picture that could not be uploaded yet with its draft in this tab, as a data URL, so
 * that a reload does not lose it. Pictures have at most 1 MB.
 */
export async function writeDraftPicture(name: string, picture: Blob | null): Promise<void> {
  const key = pictureKey(name)
  latest.set(key, picture)
  if (!picture) return sessionStorage.removeItem(key)
  try {
    const text = await toDataUrl(picture)
    if (latest.get(key) === picture) sessionStorage.setItem(key, text)
  } catch {
    // The storage is full or blocked; the form works without it.
  }
}

export function readDraftPicture(name: string): Blob | null {
  const [head = '', body] = sessionStorage.getItem(pictureKey(name))?.split(',', 2) ?? []
  if (body === undefined) return null
  const type = /^data:([^;]+);base64$/.exec(head)?.[1] ?? ''
  return new Blob([Uint8Array.from(atob(body), (each) => each.charCodeAt(0))], { type })
}

/**
 * It begins with the key of the draft, so `clearDraft` and `clearDrafts` remove the picture too.
 */
function pictureKey(name: string): string {
  return `${draftKey(name)} picture`
}

function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(picture)
  })
}
