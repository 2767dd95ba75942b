import { expect, test } from 'vitest'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { createProof, getProof, getProofPdf } from '../../../src/api/proofs/proofs.ts'
import { isSheet, verifyProof } from '../../../src/domain/proofs/check-proof.ts'
import { proofsOnce } from '../../../src/server/certificates/pdf-drawer.ts'
import type { ProofPdf } from '../../../src/server/certificates/render-proof.ts'
import { verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import { checkJwks } from '../../../src/server/services/proofs/check-jwks.ts'
import { drawProof } from '../../../src/server/services/proofs/draw-proof.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

async function checked(app: TestApp, jws: string) {
  return verifyProof(jws, await checkJwks(app.services), verifyEd25519)
}

/** A batch of a stolen phone under review, an unknown phone twice, and an invalid identifier. */
async function batch(app: TestApp) {
  const owner = await signIn(app)
  const [stolen, unknown] = [freshImei(), freshImei()]
  await report(owner, (await registerPhone(app, owner, stolen)).id, 'Stolen')
  const identifiers = [stolen, unknown, 'hello', unknown]
  return { unknown, ...(await owner.call(verifyBatch, { identifiers })).data }
}

test('a batch gives one signed sheet of all its identifiers, which anyone can open by the sheet’s number', async () => {
  const app = await startTestApp()
  const { rows, sheet } = await batch(app)
  if (!sheet) throw new Error('the batch has no sheet')
  const result = await checked(app, sheet.jws)
  if (!result.valid || !isSheet(result.claims)) throw new Error('the sheet is invalid')
  const [first, second] = rows.map(({ answer }) => answer.identifier)
  expect(result.claims).toMatchObject({ jti: sheet.number, asOf: '2026-03-04T09:00:00Z' })
  expect(result.claims.rows).toEqual([
    { kind: 'imei1', identifier: first, verdict: 'lost', underReview: true },
    { kind: 'imei1', identifier: second, verdict: 'unknown', underReview: false },
  ])
  expect((await app.visit().call(getProof, { number: sheet.number })).data).toEqual(sheet)
})

it('a changed sheet, and a sheet presented as a proof, are refused', async () => {
  const app = await startTestApp()
  const { sheet, unknown } = await batch(app)
  const { data: proof } = await app.visit().call(createProof, { identifier: unknown })
  const [head = '', body = '', signature = ''] = (sheet?.jws ?? '').split('.')
  const [proofHead = '', proofBody = ''] = proof.jws.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forged = {
    'without its first row': `${head}.${encode({ ...claims, rows: claims.rows.slice(1) })}.${signature}`,
    'with a row of a safe phone': `${head}.${encode({ ...claims, rows: [{ ...claims.rows[0], verdict: 'safe' }] })}.${signature}`,
    'as a proof': `${proofHead}.${body}.${signature}`,
    'a proof as a sheet': `${head}.${proofBody}.${proof.jws.split('.')[2]}`,
  }
  for (const [name, text] of Object.entries(forged)) {
    expect(await checked(app, text), name).toMatchObject({ valid: false })
  }
  expect(await checked(app, sheet?.jws ?? '')).toMatchObject({ valid: true })
})

it('a batch without a valid identifier has no sheet', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  expect((await user.call(verifyBatch, { identifiers: ['hello', '12'] })).data.sheet).toBeNull()
})

it('anyone with the number of a proof or sheet can download it as a PDF', async () => {
  const app = await startTestApp()
  const { sheet, unknown } = await batch(app)
  const { data: proof } = await app
    .visit()
    .call(createProof, { identifier: unknown, holder: 'Ada, for the phone from Femi' })
  for (const { number, jws } of [proof, sheet ?? proof]) {
    const drawn = await drawProof({ ...app.services, origin: app.services.publicOrigin }, jws, {
      ip: '',
    })
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')
    expect(drawn.toString('latin1')).toContain(number)
    const answer = await app.visit().send('GET', `/verify/proof/${number}/pdf`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(`toju-proof-${number}.pdf`)
  }
  const none = app.visit().call(getProofPdf, { number: 'T-0000-0000' })
  expect(await refusalOf(none)).toMatchObject({ status: 404 })
})

it('the PDF of a sheet is drawn once, however many download it', async () => {
  const app = await startTestApp()
  const { sheet } = await batch(app)
  const ctx = { ...app.services, origin: app.services.publicOrigin }
  const draw = () => drawProof(ctx, sheet?.jws ?? '', { ip: '' })
  const [first, meanwhile] = [draw(), draw()]
  const pdf = await first
  expect(await meanwhile).toBe(pdf)
  expect(await draw()).toBe(pdf)
})

it('only the last PDFs of proofs are kept, and one that could not be drawn is drawn again', async () => {
  const drawn: string[] = []
  const draw = proofsOnce(async (paper) => {
    const { jti } = (paper as ProofPdf).claims
    drawn.push(jti)
    if (drawn.length === 1) throw new Error('the thread ended')
    return Buffer.from(jti)
  }, 2)
  const proof = (jti: string) => draw({ kind: 'proof', claims: { jti } } as ProofPdf, { ip: '' })
  await expect(proof('A')).rejects.toThrow('the thread ended')
  for (const jti of ['A', 'B', 'A', 'C', 'A', 'B']) {
    expect((await proof(jti)).toString()).toBe(jti)
  }
  expect(drawn).toEqual(['A', 'A', 'B', 'C', 'B'])
})
