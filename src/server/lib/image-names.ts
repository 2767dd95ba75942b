import { randomBytes } from 'node:crypto'

/** 128 random bits, so that nobody can guess the URL of an upload. */
export function newUploadId(): string {
  return randomBytes(16).toString('base64url')
}

/** The names of an upload's two files, the picture and its thumbnail. */
export function imageNames(id: string): [picture: string, thumbnail: string] {
  return [`${id}.webp`, `${id}-320.webp`]
}

/** The upload that a file belongs to; null if this is not the name of an upload's file. */
export function uploadIdOf(name: string): string | null {
  return /^([\w-]{22})(?:-320)?\.webp$/.exec(name)?.[1] ?? null
}

const urlPrefix = '/uploads/'

/** The URL by which records refer to an upload. */
export function imageUrl(id: string): string {
  return `${urlPrefix}${id}.webp`
}

/** The upload to which a URL in a record refers; null for any other URL. */
export function uploadIdOfUrl(url: string): string | null {
  const id = url.startsWith(urlPrefix) ? uploadIdOf(url.slice(urlPrefix.length)) : null
  return id !== null && url === imageUrl(id) ? id : null
}
