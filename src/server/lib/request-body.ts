import type { Problem } from '../../api/problem.ts'

export interface BodyRules {
  maxBytes: number
  tooLarge: () => Problem
  /** The error for a connection that closed early or sent an invalid body. */
  brokenOff: () => Problem
  /** Rejects when the body takes too long. */
  tooSlow: Promise<never> | undefined
}

/** Reads the body of a request, and stops at the maximum size. */
export async function readBody(
  request: Request,
  { maxBytes, tooLarge, brokenOff, tooSlow }: BodyRules,
): Promise<Buffer<ArrayBuffer>> {
  const inTime = <T>(reading: Promise<T>): Promise<T> => {
    const read = reading.catch(() => Promise.reject(brokenOff()))
    return tooSlow ? Promise.race([read, tooSlow]) : read
  }
  const declared = request.headers.get('content-length')
  if (Number(declared) > maxBytes) throw tooLarge()
  // Node never reads more than the declared length.
  if (declared !== null) return Buffer.from(await inTime(request.arrayBuffer()))
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await inTime(reader.read()); !read.done; read = await inTime(reader.read())) {
    length += read.value.length
    if (length > maxBytes) throw tooLarge()
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}
