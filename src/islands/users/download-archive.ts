import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { PersonalDataExport } from '../../api/users/my-account.ts'
import { site } from '../../site.ts'
import { storedToken } from '../auth/stored-session.ts'
import { download } from '../forms/download.ts'
import { today } from '../shell/dates.ts'

/** Downloads a ZIP file with the data and the images that it refers to. */
export async function downloadArchive(
  copy: PersonalDataExport,
  onImage: (done: number, of: number) => void,
): Promise<void> {
  const parts: BlobPart[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    parts.push(chunk as Uint8Array<ArrayBuffer>)
  })
  const missing: string[] = []
  for (const [index, url] of copy.pictures.entries()) {
    onImage(index + 1, copy.pictures.length)
    const image = await fetchImage(url)
    if (image) addWhole(zip, url.slice(1), image)
    else missing.push(url)
  }
  addText(zip, 'data.json', JSON.stringify(copy, null, 2))
  addText(zip, 'read-me.txt', readMe(missing))
  zip.end()
  download(`toju-data-${today()}.zip`, new Blob(parts, { type: 'application/zip' }))
}

/** Null if it cannot be loaded; the download continues without it. */
async function fetchImage(url: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${storedToken()}` } })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

function addWhole(zip: Zip, name: string, bytes: Uint8Array): void {
  // WebP is already compressed.
  const file = new ZipPassThrough(name)
  zip.add(file)
  file.push(bytes, true)
}

function addText(zip: Zip, name: string, text: string): void {
  const file = new ZipDeflate(name)
  zip.add(file)
  file.push(strToU8(text), true)
}

function readMe(missing: string[]): string {
  return [
    `This is all that ${site.name} keeps about you.`,
    'data.json holds every record, one section after the other. Times are milliseconds since 1970, UTC.',
    'uploads holds your pictures and receipts under the names that the records give.',
    'Left out: what log-ins are checked with, and the words of mails, which can hold codes.',
    ...(missing.length > 0 ? ['These pictures could not be fetched:', ...missing] : []),
    `Questions: ${site.email}`,
    '',
  ].join('\n')
}
