import { describe, expect, test } from 'vitest'
import { toBase64, toHex } from '../../../src/domain/bytes.ts'
import {
  formatCheckpoint,
  logOrigin,
  parseCheckpoint,
} from '../../../src/domain/transparency/checkpoint.ts'
import {
  commitmentInput,
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
  parseNote,
  parseVerifierKey,
  verifyNote,
} from '../../../src/domain/transparency/signed-note.ts'
import { crypto, makeKey, sha256, signedBy } from '../../support/transparency/note-keys.ts'

const checkpoint = {
  origin: 'toju.example/log',
  size: 12_345,
  root: new Uint8Array(sha256(Buffer.from('root'))),
  activityHead: 'ab'.repeat(32),
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
      text.replace('activity-log ab', 'activity-log AB'),
      text.replace('activity-log ab', 'activity-log '),
      text.trimEnd(),
      '',
    ])
      expect(parseCheckpoint(wrong)).toBeNull()
  })

  test('of a log without an activity log names none', () => {
    const without = { ...checkpoint, activityHead: null }
    const text = formatCheckpoint(without)
    expect(text).toBe(`toju.example/log\n12345\n${toBase64(checkpoint.root)}\n`)
    expect(parseCheckpoint(text)).toEqual(without)
  })

  test('of more entries than a number can count exactly is refused', () => {
    const sized = (size: string) =>
      parseCheckpoint(`toju.example/log\n${size}\n${toBase64(checkpoint.root)}\n`)
    expect(sized('9007199254740991')?.size).toBe(Number.MAX_SAFE_INTEGER)
    expect(sized('9007199254740992')).toBeNull()
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

describe('a note', () => {
  const line = `— toju.example/log ${toBase64(Buffer.alloc(68, 1))}\n`

  test('has a text, an empty line and at most a hundred signatures', () => {
    expect(parseNote(formatNote('text\n', [line]))).toEqual({
      text: 'text\n',
      signatures: [
        { name: 'toju.example/log', keyId: '01010101', signature: new Uint8Array(64).fill(1) },
      ],
    })
    expect(parseNote(formatNote('text\n', Array(100).fill(line)))?.signatures).toHaveLength(100)
    for (const wrong of [
      `text\n${line}`,
      `\n${line}`,
      `text\n\n${line.trimEnd()}`,
      `text\n\n${line.trimEnd()}!`,
      formatNote('text\n', Array(101).fill(line)),
    ])
      expect(parseNote(wrong)).toBeNull()
  })

  test.each([
    ['without its dash', line.replace('—', '-')],
    ['without a name', line.replace('toju.example/log ', '')],
    ['of a name with a plus', line.replace('toju', 'to+ju')],
    ['that is not base64', line.replace('AQEB', 'AQ*B')],
    ['with a key id alone', `— toju.example/log ${toBase64(Buffer.alloc(4, 1))}\n`],
    ['with nothing', '\n'],
  ])('with a signature line %s is refused, also beside a right one', (_, wrong) => {
    expect(parseNote(formatNote('text\n', [wrong]))).toBeNull()
    expect(parseNote(formatNote('text\n', [line, wrong]))).toBeNull()
  })

  test.each([
    ['log', 63],
    ['log', 65],
    ['log', 72],
    ['witness', 64],
    ['witness', 71],
    ['witness', 73],
  ] as const)('is not verified by a signature of a %s with %i bytes', async (type, length) => {
    const { key } = makeKey('toju.example/log', type)
    const trusting = { sha256, verify: () => true }
    const verified = async (bytes: number) => {
      const signature = formatSignature(key.name, await keyIdOf(key, sha256), Buffer.alloc(bytes))
      const note = parseNote(formatNote('text\n', [signature]))
      return note && verifyNote(note, key, trusting)
    }
    expect(await verified(type === 'log' ? 64 : 72)).not.toBeNull()
    expect(await verified(length)).toBeNull()
  })

  test('is not verified by a cosignature whose time a number cannot hold exactly', async () => {
    const { key, sign } = makeKey('witness.example', 'witness')
    const timeOf = async (time: number) => {
      const cosignature = encodeCosignature(time, sign(cosignedMessage('text\n', time)))
      const signature = formatSignature(key.name, await keyIdOf(key, sha256), cosignature)
      const note = parseNote(formatNote('text\n', [signature]))
      return note && verifyNote(note, key, crypto)
    }
    expect(await timeOf(Number.MAX_SAFE_INTEGER)).toEqual({ time: Number.MAX_SAFE_INTEGER })
    expect(await timeOf(Number.MAX_SAFE_INTEGER + 1)).toBeNull()
  })
})

describe('an encoded verifier key', () => {
  test('is refused with another id, another type or another length', async () => {
    const { key } = makeKey('toju.example/log', 'log')
    const line = await encodeVerifierKey(key, sha256)
    expect(await parseVerifierKey(line, sha256)).toMatchObject({ name: key.name, type: 'log' })
    const [name, id = '', ...rest] = line.split('+')
    // Base64 may contain a plus.
    const encoded = rest.join('+')
    const otherId = id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    for (const wrong of [
      `${name}+${otherId}+${encoded}`,
      `other+${id}+${encoded}`,
      line.slice(0, -4),
      '',
    ])
      expect(await parseVerifierKey(wrong, sha256)).toBeNull()
  })

  test('is refused with a type that signs no notes, whatever its id', async () => {
    const { key } = makeKey('toju.example/log', 'log')
    const bytes = Buffer.concat([Buffer.from([2]), key.publicKey])
    const ids = [
      sha256(Buffer.concat([Buffer.from(`${key.name}\n`), bytes])).subarray(0, 4),
      await keyIdOf(key, sha256),
      await keyIdOf({ ...key, type: 'witness' }, sha256),
    ]
    for (const id of ids) {
      const line = `${key.name}+${toHex(id)}+${toBase64(bytes)}`
      expect(await parseVerifierKey(line, sha256)).toBeNull()
    }
  })
})

describe('an entry', () => {
  const entry: LogEntry = {
    kind: 'reported',
    role: 'reporter',
    time: 1_772_614_800,
    commitment: toBase64(sha256(commitmentInput(Buffer.alloc(32, 7), ['imei:356938035643809']))),
  }

  test('is JSON with its members in one order and without spaces', () => {
    expect(Buffer.from(encodeEntry(entry)).toString()).toBe(
      `{"kind":"reported","role":"reporter","time":1772614800,"commitment":"${entry.commitment}"}`,
    )
  })

  test('comes in a bundle after its length in two bytes', () => {
    const [short, long] = [Buffer.alloc(3, 1), Buffer.alloc(258, 2)]
    const bundle = Buffer.concat([Buffer.from([0, 3]), short, Buffer.from([1, 2]), long])
    expect(Buffer.from(encodeBundle([short, long]))).toEqual(bundle)
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
