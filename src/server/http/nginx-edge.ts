import { createHash } from 'node:crypto'
import { scanningPages } from './pages.ts'
import { defaultHeaders, scanningPolicy } from './security-headers.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

/** The configuration that nginx includes, and the files that it serves. */
export interface NginxEdge {
  /** For `http`: how an encoding is chosen, and the format of the log. */
  http: string
  /** For `server`: a location for each path. */
  server: string
  /**
   * The files by name. `seconds` is the time of a file: nginx makes the ETag from time and size, and
   * it has to be equal on every machine.
   */
  files: ReadonlyMap<string, { body: Buffer; seconds: number }>
}

/**
 * Reads `Accept-Encoding` as `encodingFor` does: the encoding is named, and its quality is not 0.
 */
const accepted = (encoding: string) =>
  String.raw`"~*(?:^|,)\s*${encoding}\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))"`

const queryIsPrivate = 'private, no-cache'
const apps = ['/dashboard', '/admin']

/**
 * The configuration with which nginx serves prerendered files exactly as the server would, from
 * copies in `folder`. All other requests go to the location `@toju`.
 */
export function describeEdge(
  pages: StaticFiles,
  { publicOrigin, folder, log }: { publicOrigin: string; folder: string; log: string },
): NginxEdge {
  const always = defaultHeaders(publicOrigin)
  const files = new Map<string, { body: Buffer; seconds: number }>()
  const locations: string[] = []
  const caches = new Map<string, string>()
  for (const [path, page] of pages) {
    const name = nameOf(page.body)
    const encodedBodies = { '': page.body, '.br': page.brotli, '.gz': page.gzip }
    for (const [ending, body] of Object.entries(encodedBodies)) {
      if (body) files.set(`${name}${ending}`, { body, seconds: secondsOf(page) })
    }
    const {
      etag: _,
      'content-type': type = '',
      'cache-control': cache = '',
      ...rest
    } = page.headers
    caches.set(cache, caches.get(cache) ?? `$toju_cache_${caches.size}`)
    const headers: Record<string, string> = {
      ...Object.fromEntries(always),
      ...(scanningPages.includes(path) && { 'permissions-policy': scanningPolicy }),
      ...rest,
      'cache-control': caches.get(cache) ?? '',
      'content-encoding': encodingsOf(page),
      // Like the server, nginx sends only an ETag.
      'last-modified': '',
      'x-request-id': '$request_id',
    }
    // nginx sends this page with an error status too, for which headers need `always`.
    const isTooMany = path.endsWith('/429')
    if (isTooMany) headers['retry-after'] = '$toju_wait'
    const headerLines = Object.entries(headers).map(([header, value]) => {
      const text = value.startsWith('$') ? value : quoted(value)
      return `add_header ${header} ${text}${isTooMany ? ' always' : ''};`
    })
    const sent = `set $toju_path ${quoted(path)}; types { } default_type ${quoted(type)}; ${headerLines.join(' ')}`
    const file = `${name}${endingsOf(page)}`
    for (const each of pathsOf(path, type)) {
      // For a path that ends in a slash, nginx looks for an index unless `try_files` is set.
      const from = each.endsWith('/')
        ? `root ${folder}; try_files /${file} =404;`
        : `alias ${folder}/${file};`
      locations.push(`location = ${quoted(each)} { ${commonDirectives(log)} ${from} ${sent} }`)
    }
  }
  const appLocations = apps
    .filter((path) => pages.has(path))
    .map((path) => `location ^~ ${path}/ { rewrite ^ ${path} last; }`)
  return { http: httpPart(caches), server: [...locations, ...appLocations, ''].join('\n'), files }
}

const commonDirectives = (log: string) =>
  `access_log ${log} toju_page buffer=64k flush=1s; error_page 405 = @toju; max_ranges 0; if_modified_since off;`

function httpPart(caches: ReadonlyMap<string, string>): string {
  const encodings = (variable: string, names: string[]) =>
    `map $http_accept_encoding ${variable} { default ""; ${names
      .map((name) => `${accepted(name)} ${name};`)
      .join(' ')} }`
  const endings = (from: string, to: string) =>
    `map ${from} ${to} { default ""; br .br; gzip .gz; }`
  return [
    ...[...caches].map(
      ([cache, variable]) =>
        `map $is_args ${variable} { "" ${quoted(cache)}; default ${quoted(queryIsPrivate)}; }`,
    ),
    // Seconds, as the server would say.
    'map $status $toju_wait { default ""; 429 1; }',
    encodings('$toju_any', ['br', 'gzip']),
    encodings('$toju_br', ['br']),
    encodings('$toju_gzip', ['gzip']),
    ...['any', 'br', 'gzip'].map((kind) => endings(`$toju_${kind}`, `$toju_${kind}_ending`)),
    // Like the server's log, but in seconds. Without the query, which may contain an identifier.
    `log_format toju_page escape=json '{"level":30,"time":"$time_iso8601","requestId":"$request_id","method":"$request_method","path":"$toju_path","status":$status,"seconds":$request_time}';`,
    'open_file_cache max=4000 inactive=1h;',
    'open_file_cache_valid 60s;',
    '',
  ].join('\n')
}

function encodingsOf({ brotli, gzip }: StaticFile): string {
  if (brotli) return gzip ? '$toju_any' : '$toju_br'
  return gzip ? '$toju_gzip' : ''
}

function endingsOf(page: StaticFile): string {
  const variable = encodingsOf(page)
  return variable && `${variable}_ending`
}

/** The server finds a page with and without a trailing slash. */
function pathsOf(path: string, type: string): string[] {
  return type.startsWith('text/html') && path !== '/' ? [path, `${path}/`] : [path]
}

/** Quotes a text for nginx. A `$` would begin a variable, so it is refused. */
function quoted(text: string): string {
  if (/[$"\\\n]/.test(text)) throw new Error(`this cannot be quoted for nginx: ${text}`)
  return `"${text}"`
}

function nameOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32)
}

/** A file time made from 31 bits of the hash of the file. */
function secondsOf({ body }: StaticFile): number {
  return createHash('sha256').update(body).digest().readUInt32BE(0) >>> 1
}
