import { describe, expect, test } from 'vitest'
import { toBase64 } from '../../../src/domain/bytes.ts'
import { formatCheckpoint } from '../../../src/domain/transparency/checkpoint.ts'
import { formatNote } from '../../../src/domain/transparency/signed-note.ts'
import {
  continues,
  formatWitnessRequest,
  judgeCheckpoint,
  nothingWitnessed,
  parseWitnessRequest,
} from '../../../src/domain/transparency/witness.ts'
import { consistencyOf, leafHashOf, rootOf } from '../../support/transparency/independent-tree.ts'
import { crypto, makeKey, signedBy } from '../../support/transparency/note-keys.ts'

const log = makeKey('toju.example/log', 'log')
const hashes = Array.from({ length: 8 }, (_, index) => leafHashOf(Buffer.from([index])))
const headOf = (size: number) => ({ size, root: new Uint8Array(rootOf(hashes.slice(0, size))) })

async function noteOf(head: { size: number; root: Uint8Array }) {
  const text = formatCheckpoint({ origin: log.key.name, ...head, activityHead: null })
  return formatNote(text, [await signedBy(log, text)])
}

describe('the request of a log to a witness', () => {
  const proof = consistencyOf(3, hashes)
  const request = formatWitnessRequest({ old: 3, proof, note: 'checkpoint\n\n— signature\n' })

  test('is parsed to what was formatted', () => {
    expect(parseWitnessRequest(request)).toEqual({
      old: 3,
      proof: proof.map((hash) => new Uint8Array(hash)),
      note: 'checkpoint\n\n— signature\n',
    })
  })

  const [hash = Buffer.alloc(0)] = proof

  test.each([
    ['a hash of 31 bytes', request.replace(toBase64(hash), toBase64(hash.subarray(1)))],
    ['a hash that is not base64', request.replace(toBase64(hash), 'hash')],
    ['64 hashes', formatWitnessRequest({ old: 3, proof: Array(64).fill(hash), note: '' })],
    ['a size with a leading zero', request.replace('old 3', 'old 03')],
    ['no empty line', request.replaceAll('\n\n', '\n')],
  ])('is refused with %s', (_, wrong) => {
    expect(parseWitnessRequest(wrong)).toBeNull()
  })
})

describe('a witness that is sent a checkpoint', () => {
  const judge = async (
    head: { size: number; root: Uint8Array },
    seen: { size: number; root: Uint8Array },
    proof: readonly Uint8Array[] = [],
  ) => {
    const note = await noteOf(head)
    return judgeCheckpoint({ old: seen.size, proof, note }, { key: log.key, seen }, crypto)
  }

  test('signs it again when it has already seen it', async () => {
    expect(await judge(headOf(3), headOf(3))).toMatchObject({ status: 200, witnessed: headOf(3) })
  })

  test('reports a fork when as many entries have another root', async () => {
    const fork = { size: 3, root: headOf(4).root }
    expect(await judge(fork, headOf(3))).toEqual({ status: 409, size: 3, isFork: true })
  })

  test('signs an empty log before it has seen any entry', async () => {
    expect(await judge(headOf(0), nothingWitnessed)).toMatchObject({ status: 200 })
  })

  test('signs a longer log only with the proof that it continues the one it saw', async () => {
    const proof = consistencyOf(3, hashes)
    expect(await judge(headOf(8), headOf(3), proof)).toMatchObject({
      status: 200,
      witnessed: headOf(8),
    })
    expect(await judge(headOf(8), headOf(3))).toEqual({ status: 422 })
    const forked = { size: 3, root: headOf(4).root }
    expect(await judge(headOf(8), forked, proof)).toEqual({ status: 422 })
  })
})

test('a published log that shrank, or whose root changed at one size, continues nothing', async () => {
  const checker = {
    ...crypto,
    read: async () => new Uint8Array(Buffer.concat(hashes)),
  }
  expect(await continues(checker, headOf(3), headOf(8))).toBe(true)
  expect(await continues(checker, headOf(8), headOf(8))).toBe(true)
  expect(await continues(checker, nothingWitnessed, headOf(0))).toBe(true)
  expect(await continues(checker, headOf(8), headOf(3))).toBe(false)
  expect(await continues(checker, { size: 8, root: headOf(3).root }, headOf(8))).toBe(false)
  expect(await continues(checker, { size: 3, root: headOf(4).root }, headOf(8))).toBe(false)
})
