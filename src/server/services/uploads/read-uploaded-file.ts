import { Problem } from '../../../api/problem.ts'
import { maxUploadBytes } from '../../../api/uploads/upload.ts'
import { readBody } from '../../lib/request-body.ts'

/** Room for the boundaries and headers of the form around the file. */
const formOverheadBytes = 16 * 1024

/**
 * Reads the file in the multipart field `file`, up to the maximum size of a form. Throws
 * `UNSUPPORTED_MEDIA`, `TOO_LARGE`, `REQUEST_TIMEOUT` or `INVALID_INPUT`.
 */
export async function readUploadedFile(
  request: Request,
  tooSlow?: Promise<never>,
): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', 'not-multipart')
  }
  const maxBytes = maxUploadBytes + formOverheadBytes
  // `brokenOff` is thrown if the connection breaks.
  const body = await readBody(request, {
    maxBytes,
    tooLarge,
    brokenOff: unreadable,
    tooSlow,
  })
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => Promise.reject(unreadable()))
  const files = form.getAll('file')
  if (files.length > 1) throw invalid('one-picture')
  const [file] = files
  if (!file || typeof file === 'string') throw invalid('no-picture')
  if (file.size > maxUploadBytes) throw tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

function unreadable(): Problem {
  return invalid('form-unreadable')
}

function invalid(reason: 'one-picture' | 'no-picture' | 'form-unreadable'): Problem {
  return new Problem('INVALID_INPUT', reason, { field: 'file' })
}

function tooLarge(): Problem {
  return new Problem('TOO_LARGE', 'picture')
}
