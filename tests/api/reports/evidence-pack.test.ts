import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { verifyProof } from '../../../src/domain/proofs/check-proof.ts'
import { parseCheckpoint } from '../../../src/domain/transparency/checkpoint.ts'
import { isIncluded } from '../../../src/domain/transparency/merkle-tree.ts'
import { verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import { sha256 } from '../../../src/server/lib/hashes.ts'
import { appendToLog } from '../../../src/server/services/proofs/append-to-log.ts'
import { checkJwks } from '../../../src/server/services/proofs/check-jwks.ts'
import { hours, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import {
  freshImei,
  phoneForm,
  registerPhone,
  report,
  uploadedImage,
} from '../../support/factories.ts'
import { image } from '../../support/images.ts'
import { password, signIn, type User } from '../../support/users.ts'

async function packOf(user: User, id: string) {
  const answer = await user.send('POST', `/reports/${id}/evidence`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()
const hashOf = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? Buffer.alloc(0))
    .digest('hex')

it('an evidence pack contains the files of its manifest, a signed lookup proof, and an inclusion proof of the public log that anyone can verify', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const { id } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await appendToLog(app.services)
  const files = await packOf(owner, id)

  const manifest = JSON.parse(textOf(files['manifest.json']))
  const named = manifest.files.map(({ name }: { name: string }) => name)
  expect(named.toSorted()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'manifest.json')
      .toSorted(),
  )
  for (const { name, bytes, sha256: hash } of manifest.files) {
    expect([name, files[name]?.length, hashOf(files[name])]).toEqual([name, bytes, hash])
  }
  for (const name of ['evidence.pdf', 'certificate-draft.pdf']) {
    expect(textOf(files[name]).slice(0, 5)).toBe('%PDF-')
  }
  // The PDF’s title is not compressed.
  expect(Buffer.from(files['certificate-draft.pdf'] ?? []).toString('latin1')).toMatch(/DRAFT/)

  const keys = await checkJwks(app.services)
  expect(await verifyProof(textOf(files['proofs/1.jws']), keys, verifyEd25519)).toMatchObject({
    valid: true,
    claims: { verdict: 'lost', identifier: expect.stringMatching(/^356938 03/) },
  })

  const [note = ''] = textOf(files['public-log/checkpoint']).split('\n\n')
  const checkpoint = parseCheckpoint(`${note}\n`)
  const { entries } = JSON.parse(textOf(files['public-log/entries.json']))
  expect(entries).toHaveLength(1)
  const [{ index, leafHash, inclusionProof, opening }] = entries
  expect(opening.identifiers).toEqual([`imei:${imei.slice(0, 14)}`])
  const path = inclusionProof.map((hash: string) => Buffer.from(hash, 'hex'))
  const head = { size: checkpoint?.size ?? 0, root: checkpoint?.root ?? Buffer.alloc(0) }
  const leaf = { leafHash: Buffer.from(leafHash, 'hex'), index, ...head }
  expect(await isIncluded(leaf, path, sha256)).toBe(true)
})

it('the pack contains the photos and the receipt as stored', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = { ...(await phoneForm(app)), receiptUrl: await uploadedImage(app) }
  for (const url of [form.imageUrl, form.receiptUrl]) {
    const webp = await image().webp().toBuffer()
    await app.services.imageStore.save(url.slice('/uploads/'.length), webp)
  }
  const { data: asset } = await owner.call(createAsset, form)
  const { id } = await report(owner, asset.id, 'Stolen')
  const files = await packOf(owner, id)
  const pictures = Object.keys(files).filter((name) => name.endsWith('.webp'))
  expect(pictures).toEqual(['photos/1.webp', 'receipts/1.webp'])
  for (const name of pictures) {
    expect(Buffer.from(files[name] ?? []).toString('latin1', 8, 12)).toBe('WEBP')
  }
})

test('only the reporter gets the evidence pack, and creating it is logged', async () => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  const { id } = await report(owner, (await registerPhone(app, owner, freshImei())).id, 'Lost')
  expect((await other.send('POST', `/reports/${id}/evidence`)).status).toBe(404)
  await packOf(owner, id)
  const logged = await app.database.read
    .selectFrom('activity_log')
    .select(['actor_id', 'entity', 'entity_id'])
    .where('action', '=', 'export')
    .execute()
  expect(logged).toEqual([{ actor_id: owner.id, entity: 'report', entity_id: id }])
})

/** The facts about the item in the PDF of a pack. */
async function itemIn({ services }: TestApp, user: User, reportId: string) {
  const { drawPdf } = services
  let item: readonly (readonly [string, string])[] = []
  services.drawPdf = (paper, by) => {
    if ('kind' in paper && paper.kind === 'evidence') item = paper.asset ?? []
    return drawPdf(paper, by)
  }
  await packOf(user, reportId)
  return Object.fromEntries(item)
}

test('a pack dates an item by its numbers: who gives an old registration the number of another’s phone has no older claim', async () => {
  const app = await startTestApp()
  const rival = await signIn(app)
  const junk = await registerPhone(app, rival)
  const kept = await registerPhone(app, rival)
  app.pass(hours(48))
  const imei = freshImei()
  await registerPhone(app, await signIn(app), imei)
  app.pass(hours(24))
  await rival.send('POST', '/auth/confirm-password', { password })
  await rival.call(updateAsset, { id: junk.id, uuid: imei })
  const second = { kind: 'imei2', value: freshImei() } as const
  await rival.call(updateAsset, { id: kept.id, moreIdentifiers: [second] })

  const replaced = await itemIn(app, rival, (await report(rival, junk.id, 'Lost')).id)
  expect(replaced['Registered on']).toBe('7 March 2026, 10:00')
  const added = await itemIn(app, rival, (await report(rival, kept.id, 'Lost')).id)
  expect(added).toMatchObject({
    IMEI1: expect.not.stringContaining('registered'),
    IMEI2: expect.stringMatching(/, registered on 7 March 2026, 10:00$/),
    'Registered on': '4 March 2026, 10:00',
  })
})
