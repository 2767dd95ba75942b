import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { readGrey } from '../../../src/islands/lookup/scan/zxing-reader.ts'
import { drawPoster } from '../../../src/server/storage/draw-poster.ts'
import { origin, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { signIn, type User } from '../../support/users.ts'

async function posterOf(user: User, id: string, item?: string): Promise<Buffer> {
  const answer = await user.send('POST', `/reports/${id}/poster`, { item })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1080, height: 1440 })
  return bytes
}

/** The URL in the QR code of a poster. The reader misses one code in a hundred at one distance. */
async function codeOn(poster: Buffer): Promise<string[]> {
  for (const size of [220, 260, 180]) {
    // Smaller and grey, as a camera sees it.
    const { data, info } = await sharp(poster)
      .extract({ left: 30, top: 1030, width: 350, height: 350 })
      .resize(size)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const read = readGrey({ bytes: new Uint8ClampedArray(data), width, height })
    if (read.length > 0) return read.map(({ text }) => text)
  }
  return []
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('the poster of a lost item links to the item’s label, and is refused once the report is closed', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const asset = await registerPhone(app, owner)
  const { id } = await report(owner, asset.id, 'Lost')
  const poster = await posterOf(owner, id)
  const row = await app.database.read
    .selectFrom('assets')
    .select('label_code')
    .where('id', '=', asset.id)
    .executeTakeFirstOrThrow()
  expect(await codeOn(poster)).toEqual([`${origin}/found/${row.label_code}`])
  // A second poster has the same label, and markup in the item’s name is text.
  expect(await codeOn(await posterOf(owner, id, '<b>Apple</b> & more'))).toEqual([
    `${origin}/found/${row.label_code}`,
  ])
  await owner.call(updateReport, { id, status: 'Found' })
  expect((await owner.send('POST', `/reports/${id}/poster`, {})).status).toBe(404)
})

it('the poster of a found item shows its kind and a link to the search, and no identifier, photo or place', async () => {
  const app = await startTestApp()
  const finder = await signIn(app)
  const posters: Buffer[] = []
  for (const brand of ['Apple', 'Nokia']) {
    const form = { ...(await phoneForm(app)), name: `${brand} of Ada`, brand }
    const { data } = await finder.call(createAsset, form)
    const { id } = await report(finder, data.id, 'Found')
    posters.push(await posterOf(finder, id))
  }
  expect(await codeOn(posters[0] ?? Buffer.alloc(0))).toEqual([`${origin}/search`])
  // Two finds with different makers, identifiers and photos have the same poster.
  expect(new Set(posters.map(hashOf)).size).toBe(1)
})

it('a poster text that contains the identifier or a part of it is refused', async () => {
  const app = await startTestApp()
  const finder = await signIn(app)
  const imei = freshImei()
  const { id } = await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  const spelled = imei.replace(/(.{6})(.{2})/, '$1-$2 ')
  for (const item of [`Phone ${imei}`, spelled, `ends in ${imei.slice(-7)}`]) {
    const answer = await finder.send('POST', `/reports/${id}/poster`, { item })
    expect([item, answer.status]).toEqual([item, 400])
    expect((await answer.json()).fields).toEqual({
      item: 'Leave out the number. Keep it secret: it helps you prove that the item is yours.',
    })
  }
  await posterOf(finder, id, 'A phone in a red case')
})

it('a poster is drawn with its own font and with a photo, or without the photo if it is broken', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00f' } })
    .webp()
    .toBuffer()
  const content = {
    ...{ word: 'LOST', colour: '#b45309', heading: 'Ọlá’s kẹ̀kẹ́ '.repeat(12), line: '' },
    ...{ link: 'https://toju.test/found/x', ask: 'Seen?', scan: 'Scan', foot: 'toju.test' },
  }
  const anybody = { ip: '10.0.0.1' }
  const withPhoto = await drawPoster({ ...content, photo }, anybody)
  const without = await drawPoster({ ...content, photo: null }, anybody)
  const broken = await drawPoster({ ...content, photo: Buffer.from('no picture') }, anybody)
  const at = async (poster: Buffer, left: number, top: number) => [
    ...(await sharp(poster).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  expect((await at(withPhoto, 540, 570))[2]).toBeGreaterThan(200)
  expect((await at(withPhoto, 540, 570))[0]).toBeLessThan(60)
  expect(hashOf(without)).not.toBe(hashOf(withPhoto))
  expect(broken.length).toBeGreaterThan(10_000)
})

test('a poster leaves out emoji, which its font lacks', async () => {
  const content = {
    ...{ word: 'LOST', colour: '#b45309', line: '', photo: null },
    ...{ link: 'https://toju.test/found/x', ask: 'Seen?', scan: 'Scan', foot: 'toju.test' },
  }
  const posterOf = (heading: string) => drawPoster({ ...content, heading }, { ip: '10.0.0.1' })
  const plain = hashOf(await posterOf('Ọlá’s phone © Tecno'))
  expect(hashOf(await posterOf('📱 Ọlá’s phone 👍🏽 © Tecno 🇳🇬❤️'))).toBe(plain)
})
