import { expect, test } from 'vitest'
import { toBase64, utf8 } from '../../../src/domain/bytes.ts'
import { checkEntry } from '../../../src/domain/transparency/check-entry.ts'
import { formatCheckpoint } from '../../../src/domain/transparency/checkpoint.ts'
import {
  commitmentInput,
  encodeEntry,
  type LogEntry,
} from '../../../src/domain/transparency/entries.ts'
import { encodeVerifierKey, formatNote } from '../../../src/domain/transparency/signed-note.ts'
import { leafHashOf } from '../../support/transparency/independent-tree.ts'
import { crypto, makeKey, sha256, signedBy } from '../../support/transparency/note-keys.ts'

const log = makeKey('toju.example/log', 'log')
const opening = { nonce: toBase64(Buffer.alloc(32, 7)), identifiers: ['imei:356938035643809'] }
const entry: LogEntry = {
  kind: 'reported',
  role: 'reporter',
  time: 1_772_614_800,
  commitment: toBase64(sha256(commitmentInput(Buffer.alloc(32, 7), opening.identifiers))),
}
const root = new Uint8Array(leafHashOf(encodeEntry(entry)))
const text = formatCheckpoint({ origin: log.key.name, size: 1, root, activityHead: null })

/** Checks the entry in a log that publishes these files for one entry. */
async function check(
  change: { checkpoint?: string; key?: string } = {},
  asked: Partial<Parameters<typeof checkEntry>[1]> = {},
) {
  const files: Record<string, Uint8Array> = {
    key: utf8(change.key ?? (await encodeVerifierKey(log.key, sha256))),
    checkpoint: utf8(change.checkpoint ?? formatNote(text, [await signedBy(log, text)])),
    'tile/0/000.p/1': root,
  }
  const read = async (path: string) => files[path] ?? Promise.reject(new Error(path))
  return checkEntry({ ...crypto, read }, { index: 0, entry, opening, ...asked })
}

test('an entry is found in a log of its own', async () => {
  expect(await check()).toMatchObject({ ok: true, size: 1, path: [] })
})

test('an opening with a nonce of another length, or that is not base64, opens nothing', async () => {
  for (const nonce of [toBase64(Buffer.alloc(31, 7)), '', 'nonce!']) {
    expect(await check({}, { opening: { ...opening, nonce } })).toEqual({
      ok: false,
      why: 'not-opened',
    })
  }
})

test('an entry after the end of the published log is not included', async () => {
  expect(await check({}, { index: 1 })).toEqual({ ok: false, why: 'not-included' })
})

test('nothing is checked against a checkpoint of another log, without a signature, or without a key', async () => {
  const other = text.replace('toju.example', 'evil.example')
  for (const change of [
    { checkpoint: formatNote(other, [await signedBy(log, other)]) },
    { checkpoint: formatNote(text, [await signedBy(makeKey(log.key.name, 'log'), text)]) },
    { checkpoint: text },
    { checkpoint: formatNote('hello\n', [await signedBy(log, 'hello\n')]) },
    { key: 'hello' },
  ])
    expect(await check(change)).toEqual({ ok: false, why: 'no-checkpoint' })
})
