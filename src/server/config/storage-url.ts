import { parseSecretUrl } from './parse-settings.ts'

/** An S3-compatible store, and the credentials for it. */
export interface StorageSettings {
  /** Contains the bucket in its path: every S3-compatible store supports that form. */
  endpoint: string
  region: string
  /** The prefix of every object name: empty, or ending in a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

const knownOptions = ['region', 'tls', 'prefix']

/**
 * Parses `s3://key:secret@host:port/bucket?region=…&tls=off&prefix=…`; key and secret are
 * percent-encoded. Undefined for anything else, including unknown options.
 */
export function parseStorageUrl(text: string): StorageSettings | undefined {
  const url = parseSecretUrl(text, ['s3:'])
  if (!url?.username || !url.password) return undefined
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1]
  const options = url.searchParams
  const tls = options.get('tls') ?? 'on'
  const prefix = (options.get('prefix') ?? '').replace(/^\/+|\/+$/g, '')
  const areOptionsValid =
    [...options.keys()].every((name) => knownOptions.includes(name)) &&
    ['on', 'off'].includes(tls) &&
    /^[\w./-]*$/.test(prefix)
  if (!bucket || !areOptionsValid) return undefined
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}/${bucket}`,
    region: options.get('region') ?? 'us-east-1',
    prefix: prefix === '' ? '' : `${prefix}/`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
