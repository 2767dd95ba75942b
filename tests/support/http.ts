/** A response as users and programs read it. */
export interface TestResponse {
  status: number
  ms: number
  /** Seconds from `Retry-After`; null if absent. */
  retryAfter: number | null
  /** The API's message, or a page's alert, else its heading. */
  words: string
  text: string
}

/** Sends a request; rejects when no complete response arrives within half a minute. */
export async function http(
  url: string,
  {
    token,
    key,
    json,
    picture: image,
  }: {
    token?: string
    key?: string
    json?: object
    picture?: Buffer<ArrayBuffer>
  } = {},
): Promise<TestResponse> {
  const began = performance.now()
  const response = await fetch(url, {
    method: json || image ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json ? JSON.stringify(json) : image ? formOf(image) : null,
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  const after = response.headers.get('retry-after')
  return {
    status: response.status,
    ms: performance.now() - began,
    retryAfter: after === null ? null : Number(after),
    words: messageOf(text),
    text,
  }
}

function formOf(image: Buffer<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('file', new Blob([image]), 'photo.png')
  return form
}

function messageOf(text: string): string {
  if (text.startsWith('{')) {
    const { message, data } = JSON.parse(text)
    return message ?? data?.message ?? ''
  }
  const found =
    /<(?:p|div)\b[^>]*role="alert"[^>]*>(.*?)<\/(?:p|div)>/s.exec(text) ??
    /<h1[^>]*>(.*?)<\/h1>/s.exec(text)
  return (found?.[1] ?? text)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
