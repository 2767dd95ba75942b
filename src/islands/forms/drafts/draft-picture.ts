import { draftKey } from './drafts.ts'

/** What was asked to be written last: reading a picture takes time. */
const latest = new Map<string, Blob | null>()

/**
 * The picture of a draft that could not be uploaded yet, as text in this tab: a reload must not lose
 * it. Pictures have 1 MB at most.
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

/** Goes with its draft: `clearDraft` and `clearDrafts` remove it. */
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
