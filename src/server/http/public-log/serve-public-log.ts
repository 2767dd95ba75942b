import { encodeBundle, encodeEntry } from '../../../domain/transparency/entries.ts'
import { parseTilePath, tileWidth, widthInTree } from '../../../domain/transparency/tiles.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import { entriesFromQuery } from '../../queries/proofs/log-entries.ts'
import { findLogHead, tileReader } from '../../queries/proofs/log-tree.ts'
import type { AppContext } from '../../services/context.ts'
import { checkJwks } from '../../services/proofs/check-jwks.ts'
import { logVerifierKey, publishedCheckpoint } from '../../services/proofs/public-log-view.ts'
import type { ServedFile } from '../answers.ts'

type Services = Pick<AppContext, 'database' | 'limiter' | 'checkKey' | 'logKey' | 'publicOrigin'>

/** The files of the public log (C2SP tlog-tiles) and the keys of proofs; null for another path. */
export async function servePublicLog(
  services: Services,
  path: string,
  sender: Sender,
): Promise<ServedFile | null> {
  await services.limiter.consume('visit', sender)
  if (path === '/.well-known/jwks.json') {
    return file(
      'application/jwk-set+json',
      'public, max-age=300',
      JSON.stringify(await checkJwks(services)),
    )
  }
  const rest = path.slice('/log/'.length)
  if (rest === 'checkpoint') {
    const note = await publishedCheckpoint(services)
    return note === null ? null : file(text, 'no-cache', note)
  }
  if (rest === 'key') {
    return file(text, 'public, max-age=300', `${await logVerifierKey(services)}\n`)
  }
  const tile = await tileAt(services, rest)
  return tile && file('application/octet-stream', 'public, max-age=31536000, immutable', tile)
}

const text = 'text/plain; charset=utf-8'

function file(type: string, caching: string, content: string | Uint8Array): ServedFile {
  const body = Buffer.from(content)
  return {
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': caching,
    },
    body,
  }
}

/** Null if the log does not yet have this tile in this width. */
async function tileAt({ database }: Services, path: string): Promise<Uint8Array | null> {
  const tile = parseTilePath(path)
  if (!tile) return null
  const size = (await findLogHead(database.read))?.size ?? 0
  const level = tile.kind === 'entries' ? 0 : tile.level
  if (tile.width > widthInTree({ level, number: tile.number }, size)) return null
  if (tile.kind === 'hashes') return tileReader(database.read)(tile, tile.width)
  const first = tile.number * tileWidth
  const rows = await entriesFromQuery(database.read, first, tile.width).execute()
  return encodeBundle(rows.map(encodeEntry))
}
