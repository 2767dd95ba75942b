import { Problem } from '../../api/problem.ts'
import { maxUploadBytes } from '../../api/upload.ts'

/** Room for a form's boundaries and headers around the file. */
const formOverheadBytes = 16 * 1024

/**
 * The bytes of the one file in multipart field `file`. Reads no further than an acceptable form
 * could go. Throws `UNSUPPORTED_MEDIA`, `TOO_LARGE` or `INVALID_INPUT`.
 */
export async function readUploadedFile(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', 'Send the picture as multipart/form-data.')
  }
  const body = await readLimited(request, maxUploadBytes + formOverheadBytes)
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => Promise.reject(unreadable()))
  const files = form.getAll('file')
  if (files.length > 1) throw invalid('Send one picture at a time.')
  const [file] = files
  if (!file || typeof file === 'string') throw invalid('Choose a picture first.')
  if (file.size > maxUploadBytes) throw tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

async function readLimited(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  // A connection that breaks off rejects; what it sent is no form.
  const next = () => reader?.read().catch(() => Promise.reject(unreadable()))
  for (let read = await next(); read && !read.done; read = await next()) {
    length += read.value.length
    if (length > limit) throw tooLarge()
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}

function unreadable(): Problem {
  return invalid('This form could not be read. Send the picture again.')
}

function invalid(message: string): Problem {
  return new Problem('INVALID_INPUT', message, { fields: { file: message } })
}

function tooLarge(): Problem {
  return new Problem('TOO_LARGE', 'This picture is larger than 1 MB.')
}
