import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import {
  cosignedMessage,
  encodeCosignature,
  encodeVerifierKey,
  formatSignature,
  keyIdOf,
} from '../../../src/domain/transparency/signed-note.ts'
import { consistencyOf } from './independent-tree.ts'
import { makeKey, sha256 } from './note-keys.ts'

/**
 * A witness by C2SP tlog-witness. It signs a checkpoint only with the consistency proof from the
 * size that it signed last, computed from the leaves of the log by independent code.
 */
export async function startWitness(
  name: string,
  leaves: () => Promise<readonly Uint8Array[]>,
  now: () => number,
) {
  const { key, sign } = makeKey(name, 'witness')
  let seen = 0
  const server = createServer(async (request, response) => {
    const [head = '', note = ''] = (await textOf(request)).split(/\n\n(.*)/s)
    const [old = '', ...proof] = head.split('\n')
    const text = note.slice(0, note.indexOf('\n\n') + 1)
    const size = Number(text.split('\n')[1])
    if (old !== `old ${seen}`) return void response.writeHead(409).end(`${seen}\n`)
    const expected = consistencyOf(seen, (await leaves()).slice(0, size))
    if (proof.join() !== expected.map((hash) => hash.toString('base64')).join())
      return void response.writeHead(422).end()
    seen = size
    const time = Math.floor(now() / 1000)
    const signature = encodeCosignature(time, sign(cosignedMessage(text, time)))
    response.end(formatSignature(key.name, await keyIdOf(key, sha256), signature))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { key: await encodeVerifierKey(key, sha256), url: `http://127.0.0.1:${port}` }
}
