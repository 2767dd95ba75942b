import { apiBase } from '../endpoint.ts'
import { ApiError, type ProblemBody } from '../problem.ts'

/** Maximum size of a file in bytes (spec §9: 1 MB). */
export const maxUploadBytes = 1024 * 1024

/** The URL of the thumbnail that is stored with every photo, 320 px at its longest side. */
export function thumbnailOf(url: string): string {
  return url.replace(/\.webp$/, '-320.webp')
}

const timeoutMs = 120_000

/**
 * Sends one photo (JPEG, PNG or WebP) to `POST /uploads` as multipart field `file` and returns its
 * URL. Because it is multipart, it is not an `Endpoint`. It needs no log-in. Rejects with
 * `ApiError`.
 *
 * Uses XMLHttpRequest: `fetch` reports upload progress only for a streamed body, and Chromium sends
 * streams only over HTTP/2, which a server on plain `http://localhost` does not support.
 */
export function uploadImage(
  file: Blob,
  onProgress: (fraction: number) => void = () => {},
  signal?: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const unreachable = () => reject(new ApiError(0, undefined))
    request.open('POST', `${apiBase}/uploads`)
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = unreachable
    request.onabort = unreachable
    signal?.addEventListener('abort', () => request.abort())
    request.ontimeout = unreachable
    request.onload = () => {
      const body = parseBody(request.responseText)
      if (typeof body?.data?.url === 'string') resolve(body.data.url)
      else
        reject(new ApiError(request.status, typeof body?.message === 'string' ? body : undefined))
    }
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}

type Body = ProblemBody & { data?: { url: string } }

/**
 * Undefined if it is not JSON, for example an empty body or an error page of a proxy. A proxy may
 * also answer with JSON of its own, so no member is certain.
 */
function parseBody(text: string): Body | null | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
