/** An S3-compatible store, and who we are to it. */
export interface StorageUrl {
  /** With the bucket as its path, which every such store understands. */
  endpoint: string
  region: string
  /** Begins the name of every object: empty, or ending in a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

const known = ['region', 'tls', 'prefix']

/**
 * Reads `s3://key:secret@host:port/bucket?region=…&tls=off&prefix=…`, key and secret percent-encoded.
 * Undefined for anything else, an option that nobody knows included.
 */
export function parseStorageUrl(text: string): StorageUrl | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password) return undefined
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1]
  const options = url.searchParams
  const tls = options.get('tls') ?? 'on'
  const prefix = (options.get('prefix') ?? '').replace(/^\/+|\/+$/g, '')
  const isUnderstood =
    [...options.keys()].every((name) => known.includes(name)) &&
    ['on', 'off'].includes(tls) &&
    /^[\w./-]*$/.test(prefix)
  if (!bucket || !isUnderstood) return undefined
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}/${bucket}`,
    region: options.get('region') ?? 'us-east-1',
    prefix: prefix === '' ? '' : `${prefix}/`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
