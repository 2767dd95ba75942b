import { describe, expect, test } from 'vitest'
import { toBase64Url, utf8 } from '../../../src/domain/bytes.ts'
import {
  type JsonWebKeySet,
  listingsText,
  proofType,
  sheetType,
  verifyProof,
} from '../../../src/domain/proofs/check-proof.ts'
import { crypto, makeKey } from '../../support/transparency/note-keys.ts'

const signer = makeKey('proofs', 'log')
const kid = 'key-of-2026'
const publicKey = { kty: 'OKP', crv: 'Ed25519', x: toBase64Url(signer.key.publicKey), kid }

const common = {
  iss: 'https://toju.ng',
  jti: 'T-0000-0011',
  iat: 1_772_614_800,
  asOf: '2026-03-04T09:00:00Z',
  log: { size: 2, root: 'cm9vdA==' },
}
const answer = {
  kind: 'imei1',
  identifier: '356938 03 564380 9',
  verdict: 'clear',
  underReview: false,
}
const claims = { ...common, ...answer }
const listings = [{ source: 'Nigeria Police', date: '2026-03-04' }]
const sale = { seller: 'Gizo Stores', certificate: 'TJ-0001' }

function signed(payload: unknown, typ = proofType): string {
  const encode = (part: unknown) => toBase64Url(utf8(JSON.stringify(part)))
  const input = `${encode({ alg: 'Ed25519', typ, kid })}.${encode(payload)}`
  return `${input}.${toBase64Url(signer.sign(utf8(input)))}`
}

function check(jws: string, keys: JsonWebKeySet['keys'] = [publicKey]) {
  return verifyProof(jws, { keys }, crypto.verify)
}

test.each([
  ['an answer', claims],
  ['a kind that a later release added', { ...claims, kind: 'frame-number' }],
  ['lists of authorities', { ...claims, listings }],
  ['a holder', { ...claims, holder: 'Ada' }],
  ['a sale', { ...claims, sale }],
  ['a sale of an item for a price', { ...claims, sale: { ...sale, item: 'A15', price: 180_000 } }],
])('a signed proof with %s says exactly that', async (_, payload) => {
  expect(await check(signed(payload))).toEqual({ valid: true, claims: payload, kid })
})

test('a proof says nothing that is not a claim of a proof, or an empty one', async () => {
  const more = { ...claims, listings: [], admin: true, sale: { ...sale, item: '', tax: 5 } }
  expect(await check(signed(more))).toMatchObject({ claims: { ...claims, sale } })
  const result = await check(signed(more))
  expect(result.valid && result.claims).toEqual({ ...claims, sale })
})

describe('a text that the registry signed is no proof', () => {
  const changes = {
    iss: [undefined, 5],
    jti: [undefined, 5],
    iat: [undefined, '1772614800', 1.5, 2 ** 53],
    asOf: [undefined, 2026, 'yesterday'],
    log: [undefined, 'empty', { size: '2', root: '' }, { size: 2 }, [2, '']],
    kind: [undefined, 5],
    identifier: [undefined, 356_938_035_643_809],
    verdict: [undefined, 'safe', 'invalid', 'CLEAR'],
    underReview: [undefined, 'false', 0],
    listings: [null, 'Police', [null], [{ source: 'Police' }], [{ source: 5, date: '' }]],
    holder: [null, 5],
    sale: [
      null,
      'sold',
      { seller: 'Gizo Stores' },
      { certificate: 'TJ-0001' },
      { ...sale, item: 5 },
      { ...sale, price: '180000' },
    ],
  }

  test.each(
    Object.entries(changes).flatMap(([name, values]) =>
      values.map((value) => [name, JSON.stringify(value) ?? 'missing', { [name]: value }] as const),
    ),
  )('with %s %s', async (_, __, change) => {
    expect(await check(signed({ ...claims, ...change }))).toEqual({
      valid: false,
      why: 'no-proof',
    })
  })

  test.each([null, 'claims', 5, [claims]])('that is %j', async (payload) => {
    expect(await check(signed(payload))).toEqual({ valid: false, why: 'no-proof' })
    expect(await check(signed(payload, sheetType))).toEqual({ valid: false, why: 'no-proof' })
  })
})

describe('a signed sheet', () => {
  const sheet = { ...common, rows: [answer, { ...answer, verdict: 'stolen', listings }] }

  test('says what the registry answered about each identifier', async () => {
    expect(await check(signed(sheet, sheetType))).toEqual({ valid: true, claims: sheet, kid })
  })

  test.each([
    ['one row that is no answer', { ...sheet, rows: [answer, { ...answer, verdict: 'safe' }] }],
    ['rows that are no list', { ...sheet, rows: { 0: answer } }],
    ['no rows', common],
    ['no number', { ...sheet, jti: undefined }],
    ['the claims of a proof', claims],
  ])('with %s is refused', async (_, payload) => {
    expect(await check(signed(payload, sheetType))).toEqual({ valid: false, why: 'no-proof' })
  })

  test('is not taken for a proof', async () => {
    expect(await check(signed(sheet))).toEqual({ valid: false, why: 'no-proof' })
  })
})

test.each([
  ['another id', { kid: 'key-of-2025' }],
  ['another type', { kty: 'EC' }],
  ['another curve', { crv: 'X25519' }],
  ['31 bytes', { x: toBase64Url(signer.key.publicKey.slice(1)) }],
  ['an encoding that is not base64url', { x: `${publicKey.x}=` }],
])('a published key with %s verifies no proof', async (_, change) => {
  const jws = signed(claims)
  const wrong = { ...publicKey, ...change }
  expect(await check(jws, [wrong])).toEqual({ valid: false, why: 'unknown-key' })
  expect(await check(jws, [])).toEqual({ valid: false, why: 'unknown-key' })
})

test('the lists that named an identifier are one line of text, which is empty without any', () => {
  const more = [...listings, { source: 'NDLEA', date: '2026-03-01' }]
  expect(listingsText({ listings: more })).toBe('Nigeria Police (2026-03-04), NDLEA (2026-03-01)')
  expect(listingsText({})).toBe('')
})
