import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { join } from 'node:path'
import { verifyAsync } from '@noble/ed25519'
import { CompactSign, calculateJwkThumbprint, compactVerify, createLocalJWKSet } from 'jose'
import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { createProof, getProof } from '../../../src/api/proofs/proofs.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { type JsonWebKeySet, verifyProof } from '../../../src/domain/proofs/check-proof.ts'
import { servePublicLog } from '../../../src/server/http/public-log/serve-public-log.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { openEd25519Key, verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import { appendToLog } from '../../../src/server/services/proofs/append-to-log.ts'
import { days, minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

async function keysOf(app: TestApp): Promise<JsonWebKeySet> {
  const answer = await servePublicLog(app.services, '/.well-known/jwks.json', { ip: '10.9.9.9' })
  return JSON.parse(answer?.body.toString() ?? '')
}

async function newProof(app: TestApp, identifier = freshImei(), holder?: string) {
  const { data } = await app.visit().call(createProof, { identifier, ...(holder && { holder }) })
  return data
}

const parts = (jws: string) =>
  jws
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))

/** The two implementations that browsers use to verify. */
const checkers = {
  'Node’s and WebCrypto’s Ed25519': verifyEd25519,
  '@noble/ed25519': (key: Uint8Array, message: Uint8Array, signature: Uint8Array) =>
    verifyAsync(signature, message, key),
}

test('a proof contains the verdict of the lookup, its time and the head of the public log', async () => {
  const app = await startTestApp()
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const imei = freshImei()
  const { id } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Stolen')
  await admin.call(moderateReport, { id, status: 'active' })
  await appendToLog(app.services)
  const { number, jws } = await newProof(app, imei, 'Ada, for the phone from Femi')
  const [header, claims] = parts(jws)
  const head = await app.database.read.selectFrom('log_head').selectAll().executeTakeFirstOrThrow()
  expect(header).toEqual({ alg: 'Ed25519', kid: app.services.checkKey.kid, typ: 'toju-check+jwt' })
  expect(claims).toEqual({
    iss: 'http://toju.test',
    jti: number,
    iat: app.clock.now / 1000,
    kind: 'imei1',
    identifier: expect.stringMatching(/^356938 03 /),
    verdict: 'stolen',
    underReview: false,
    asOf: '2026-03-04T09:00:00Z',
    log: { size: 2, root: head.root },
    holder: 'Ada, for the phone from Femi',
  })
  expect(number).toMatch(/^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
})

test('for a year a proof can be opened by its number, in any format', async () => {
  const app = await startTestApp()
  const proof = await newProof(app)
  const typed = proof.number.toLowerCase().replaceAll('-', ' ')
  const anyone = app.visit()
  expect((await anyone.call(getProof, { number: typed })).data).toEqual(proof)
  app.pass(days(365))
  await purgeExpired(app.services)
  expect((await anyone.call(getProof, { number: proof.number })).data).toEqual(proof)
  app.pass(1)
  await purgeExpired(app.services)
  expect(await refusalOf(anyone.call(getProof, { number: proof.number }))).toMatchObject({
    status: 404,
  })
  expect(await verifyProof(proof.jws, await keysOf(app), verifyEd25519)).toMatchObject({
    valid: true,
  })
})

it('the proof of a hidden registration equals that of an unknown identifier', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const [hidden, unknown] = [freshImei(), freshImei()]
  await owner.call(createAsset, { ...(await phoneForm(app, hidden)), hidden: true } as never)
  const said = async (imei: string) => {
    const { jti: _, identifier: __, ...claims } = parts((await newProof(app, imei)).jws)[1]
    return claims
  }
  expect(await said(hidden)).toEqual(await said(unknown))
})

it('no proof is signed for an invalid identifier, for a holder with a web address, or beyond the lookup limit', async () => {
  const app = await startTestApp()
  const anyone = app.visit()
  for (const [input, field] of [
    [{ identifier: 'hello' }, 'identifier'],
    [
      { identifier: freshImei().replace(/.$/, (digit) => String((Number(digit) + 1) % 10)) },
      'identifier',
    ],
    [{ identifier: freshImei(), holder: 'approved, see evil.com' }, 'holder'],
    [{ identifier: freshImei(), holder: 'x'.repeat(61) }, 'holder'],
    [{ identifier: freshImei(), holder: `iPhone 13 IMEI ${freshImei()}` }, 'holder'],
  ] as const) {
    const refusal = await refusalOf(anyone.call(createProof, input))
    expect(refusal.status).toBe(400)
    expect(Object.keys(refusal.body?.fields ?? {})).toEqual([field])
  }
  expect(await app.database.read.selectFrom('check_proofs').selectAll().execute()).toEqual([])
  app.pass(minutes(1))
  const crowd = app.visit('2001:db8::7')
  const identifier = freshImei()
  for (let call = 0; call < 60; call++) await crowd.call(createProof, { identifier })
  expect(await refusalOf(crowd.call(createProof, { identifier }))).toMatchObject({ status: 429 })
})

it('every change of one bit of header, claims or signature is refused', async () => {
  const app = await startTestApp()
  const { jws } = await newProof(app)
  const keys = await keysOf(app)
  const pieces = jws.split('.').map((part) => Buffer.from(part, 'base64url'))
  const accepted: string[] = []
  let tried = 0
  for (const [name, verifyWith] of Object.entries(checkers)) {
    expect(await verifyProof(jws, keys, verifyWith)).toMatchObject({ valid: true })
    for (const [part, bytes] of pieces.entries()) {
      // The slow implementation tries every bit of the signature and every eleventh of the rest.
      const step = name.startsWith('@noble') && part < 2 ? 11 : 1
      for (let bit = 0; bit < bytes.length * 8; bit += step) {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const text = pieces
          .map((each, index) => (index === part ? changed : each).toString('base64url'))
          .join('.')
        tried++
        if ((await verifyProof(text, keys, verifyWith)).valid) accepted.push(`${part} ${bit}`)
      }
    }
  }
  expect(tried).toBeGreaterThan(4000)
  expect(accepted).toEqual([])
})

it('a proof with one character changed, at any position, is refused', async () => {
  const app = await startTestApp()
  const { jws } = await newProof(app)
  const keys = await keysOf(app)
  const accepted: number[] = []
  for (let at = 0; at < jws.length; at++) {
    // The next letter: at the end of a part it may change only unused bits.
    const other = jws[at] === 'A' ? 'B' : 'A'
    const next = String.fromCharCode(jws.charCodeAt(at) + 1)
    for (const letter of [other, next]) {
      const text = jws.slice(0, at) + letter + jws.slice(at + 1)
      if ((await verifyProof(text, keys, verifyEd25519)).valid) accepted.push(at)
    }
  }
  expect(accepted).toEqual([])
})

test('none, HS256, EdDSA, another key, another type and a key in the header are refused', async () => {
  const app = await startTestApp()
  const { jws } = await newProof(app)
  const [header, claims] = parts(jws)
  const keys = await keysOf(app)
  const { checkKey } = app.services
  const stranger = generateKeyPairSync('ed25519')
  const signed = (change: object, key = checkKey.privateKey, more: object = {}) => {
    const input = [
      { ...header, ...change },
      { ...claims, ...more },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`
  }
  expect(await verifyProof(signed({}), keys, verifyEd25519)).toMatchObject({ valid: true })
  const [head, body] = jws.split('.')
  const none = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url')
  const { alg: _, ...noAlg } = header
  const hs = await new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ ...header, alg: 'HS256' })
    .sign(checkKey.publicKey)
  const x = stranger.publicKey.export({ format: 'jwk' }).x ?? ''
  const forged = {
    none: `${none}.${body}.`,
    'no signature': `${head}.${body}.`,
    HS256: hs,
    EdDSA: signed({ alg: 'EdDSA' }),
    'another key': signed({}, stranger.privateKey),
    'an unpublished key': signed(
      { kid: await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x }) },
      stranger.privateKey,
    ),
    'another type': signed({ typ: 'JWT' }),
    'no type': signed({ typ: undefined }),
    'a key in the header': signed({ jwk: { kty: 'OKP', crv: 'Ed25519', x } }, stranger.privateKey),
    'critical members': signed({ crit: ['b64'], b64: false }),
    'no algorithm': `${Buffer.from(JSON.stringify(noAlg)).toString('base64url')}.${body}.${jws.split('.')[2]}`,
    'an unknown verdict': signed({}, checkKey.privateKey, { verdict: 'safe' }),
    'a fourth part': `${jws}.AAAA`,
    nothing: '',
  }
  for (const [name, text] of Object.entries(forged)) {
    expect(await verifyProof(text, keys, verifyEd25519), name).toMatchObject({ valid: false })
  }
})

test('a proof can be verified without the product’s code, and the key id is the key’s thumbprint', async () => {
  const app = await startTestApp()
  const { jws } = await newProof(app)
  const jwks = await keysOf(app)
  const { payload, protectedHeader } = await compactVerify(jws, createLocalJWKSet(jwks as never), {
    algorithms: ['Ed25519'],
  })
  expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({ verdict: 'unknown' })
  const [key] = jwks.keys
  expect(await calculateJwkThumbprint(key as never)).toBe(protectedHeader.kid)
  // The same with Node alone, as docs/proofs.md shows.
  const [head, body, signature = ''] = jws.split('.')
  const publicKey = createPublicKey({ key: key as never, format: 'jwk' })
  expect(
    verify(null, Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url')),
  ).toBe(true)
})

test('the key, thumbprint and signature of RFC 8037’s appendix verify', async () => {
  const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
  expect(await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })).toBe(
    'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  )
  expect(
    createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url'),
  ).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
  const input = 'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc'
  const signature = Buffer.from(
    'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    'base64url',
  )
  for (const check of Object.values(checkers)) {
    expect(await check(Buffer.from(x, 'base64url'), Buffer.from(input), signature)).toBe(true)
  }
})

test('proofs signed with a replaced key still verify, and so do those of the new key', async () => {
  const app = await startTestApp()
  const before = await newProof(app)
  app.pass(1000)
  const fresh = openEd25519Key(join(app.dataDir, 'other-keys'), 'checks.pem')
  Object.assign(app.services, { checkKey: fresh })
  const after = await newProof(app)
  const keys = await keysOf(app)
  expect(keys.keys).toHaveLength(2)
  expect(keys.keys[0]?.kid).toBe(fresh.kid)
  for (const { jws } of [before, after]) {
    expect(await verifyProof(jws, keys, verifyEd25519)).toMatchObject({ valid: true })
  }
})
