import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toBase64 } from '../../../src/domain/bytes.ts'
import {
  formatCheckpoint,
  logOrigin,
  parseCheckpoint,
} from '../../../src/domain/transparency/checkpoint.ts'
import {
  commitmentInput,
  decodeBundle,
  decodeEntry,
  encodeBundle,
  encodeEntry,
  type LogEntry,
} from '../../../src/domain/transparency/entries.ts'
import {
  cosignedMessage,
  encodeCosignature,
  encodeVerifierKey,
  formatNote,
  formatSignature,
  keyIdOf,
  type NoteKey,
  parseNote,
  parseVerifierKey,
  type SignatureType,
  verifyNote,
} from '../../../src/domain/transparency/signed-note.ts'

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
const crypto = {
  sha256,
  verify: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) =>
    verify(null, message, ed25519Key(publicKey), signature),
}

function ed25519Key(raw: Uint8Array) {
  const x = Buffer.from(raw).toString('base64url')
  return { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' } as const
}

function makeKey(name: string, type: SignatureType) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const key: NoteKey = { name, type, publicKey: Buffer.from(x, 'base64url') }
  return { key, sign: (message: Uint8Array) => sign(null, message, privateKey) }
}

const checkpoint = {
  origin: 'toju.example/log',
  size: 12_345,
  root: new Uint8Array(sha256(Buffer.from('root'))),
  activityHead: 'ab'.repeat(32),
}

async function signedBy({ key, sign }: ReturnType<typeof makeKey>, text: string) {
  const signature = sign(Buffer.from(text))
  return formatSignature(key.name, await keyIdOf(key, sha256), signature)
}

// The example from the C2SP specification of signed notes, made by another implementation.
test('the published example of a signed note is verified', async () => {
  const line = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
  const note = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`
  const key = await parseVerifierKey(line, sha256)
  const parsed = parseNote(note)
  if (!key || !parsed) throw new Error('not parsed')
  expect(await verifyNote(parsed, key, crypto)).toEqual({ time: null })
  expect(await encodeVerifierKey(key, sha256)).toBe(line)
  const other = parseNote(note.replace('problem is', 'problem was'))
  expect(other && (await verifyNote(other, key, crypto))).toBeNull()
})

describe('a checkpoint', () => {
  test('parses to what was formatted: log, size, root and the head of the activity log', () => {
    expect(logOrigin('https://toju.example')).toBe('toju.example/log')
    const text = formatCheckpoint(checkpoint)
    expect(text).toBe(
      `toju.example/log\n12345\n${toBase64(checkpoint.root)}\nactivity-log ${'ab'.repeat(32)}\n`,
    )
    expect(parseCheckpoint(text)).toEqual(checkpoint)
    for (const wrong of [
      text.replace('12345', '012345'),
      text.replace('12345', '-1'),
      text.replace('12345', '99999999999999999'),
      text.replace('=', ''),
      text.trimEnd(),
      '',
    ])
      expect(parseCheckpoint(wrong)).toBeNull()
  })

  test('is verified only by its log’s key, also with other signatures on it', async () => {
    const log = makeKey(checkpoint.origin, 'log')
    const other = makeKey(checkpoint.origin, 'log')
    const witness = makeKey('witness.example', 'witness')
    const text = formatCheckpoint(checkpoint)
    const time = 1_700_000_000
    const cosignature = encodeCosignature(time, witness.sign(cosignedMessage(text, time)))
    const note = formatNote(text, [
      await signedBy(other, text),
      await signedBy(log, text),
      formatSignature('witness.example', await keyIdOf(witness.key, sha256), cosignature),
    ])
    const parsed = parseNote(note)
    if (!parsed) throw new Error('not parsed')
    expect(parsed.text).toBe(text)
    expect(await verifyNote(parsed, log.key, crypto)).toEqual({ time: null })
    expect(await verifyNote(parsed, witness.key, crypto)).toEqual({ time })
    const stranger = makeKey(checkpoint.origin, 'log')
    expect(await verifyNote(parsed, stranger.key, crypto)).toBeNull()
    const larger = parseNote(note.replace('12345', '12346'))
    expect(larger && (await verifyNote(larger, log.key, crypto))).toBeNull()
    expect(larger && (await verifyNote(larger, witness.key, crypto))).toBeNull()
  })
})

describe('an encoded verifier key', () => {
  test('is refused with another id, another type or another length', async () => {
    const { key } = makeKey('toju.example/log', 'log')
    const line = await encodeVerifierKey(key, sha256)
    expect(await parseVerifierKey(line, sha256)).toMatchObject({ name: key.name, type: 'log' })
    const [name, id = '', encoded] = line.split('+')
    const otherId = id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    for (const wrong of [
      `${name}+${otherId}+${encoded}`,
      `other+${id}+${encoded}`,
      line.slice(0, -4),
      '',
    ])
      expect(await parseVerifierKey(wrong, sha256)).toBeNull()
  })
})

describe('an entry', () => {
  const entry: LogEntry = {
    kind: 'reported',
    role: 'reporter',
    time: 1_772_614_800,
    commitment: toBase64(sha256(commitmentInput(Buffer.alloc(32, 7), ['imei:356938035643809']))),
  }

  test('has exactly one encoding', () => {
    const bytes = encodeEntry(entry)
    expect(decodeEntry(bytes)).toEqual(entry)
    const text = Buffer.from(bytes).toString()
    for (const wrong of [
      text.replace('reported', 'praised'),
      text.replace('reporter', 'king'),
      text.replace(':1', ': 1'),
      `${text}\n`,
      text.replace(/}$/, ',"more":1}'),
    ])
      expect(decodeEntry(Buffer.from(wrong))).toBeNull()
  })

  test('is read from a bundle unchanged, and a truncated bundle is refused', () => {
    const entries = [encodeEntry(entry), encodeEntry({ ...entry, kind: 'found' })]
    const bundle = encodeBundle(entries)
    expect(decodeBundle(bundle)).toEqual(entries)
    expect(decodeBundle(bundle.slice(0, -1))).toBeNull()
  })

  test('has the same commitment for identifiers in any order, and another with another nonce', () => {
    const nonce = Buffer.alloc(32, 1)
    const of = (nonce: Uint8Array, identifiers: string[]) =>
      toBase64(sha256(commitmentInput(nonce, identifiers)))
    expect(of(nonce, ['a:1', 'b:2'])).toBe(of(nonce, ['b:2', 'a:1']))
    expect(of(nonce, ['a:1'])).not.toBe(of(Buffer.alloc(32, 2), ['a:1']))
    expect(() => of(Buffer.alloc(31), ['a:1'])).toThrow('32 bytes')
  })
})
