import { apiBase } from '../endpoint.ts'
import { ApiError, type ProblemBody } from '../problem.ts'

/** The largest file that is accepted, in bytes (spec §9: 1 MB). */
export const maxUploadBytes = 1024 * 1024

/** The address of the small copy that is kept beside every picture, 320 px at its longest side. */
export function thumbnailOf(url: string): string {
  return url.replace(/\.webp$/, '-320.webp')
}

const timeoutMs = 120_000

/**
 * Sends one picture (JPEG, PNG or WebP) to `POST /uploads` as multipart field `file` and returns
 * its address. Multipart, so it is no `Endpoint`; no sign-in. Rejects with `ApiError`.
 *
 * By XMLHttpRequest: `fetch` tells no progress unless its body is a stream, and Chromium sends
 * streams over HTTP/2 alone, which a server on plain `http://localhost` does not speak.
 */
export function uploadImage(
  file: Blob,
  onProgress: (fraction: number) => void = () => {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const unreachable = () => reject(new ApiError(0, undefined))
    request.open('POST', `${apiBase}/uploads`)
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = unreachable
    request.onabort = unreachable
    request.ontimeout = unreachable
    request.onload = () => {
      const answer = readAnswer(request.responseText)
      if (answer && 'data' in answer) resolve(answer.data.url)
      else reject(new ApiError(request.status, answer))
    }
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}

/** Undefined when it is no JSON: a proxy's page, or nothing. */
function readAnswer(text: string): { data: { url: string } } | ProblemBody | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
