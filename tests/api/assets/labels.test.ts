import { expect, test } from 'vitest'
import { createAsset, createLabels, rotateLabelCode } from '../../../src/api/assets/assets.ts'
import { messageOwner } from '../../../src/api/conversations/message-owner.ts'
import { formatLabelCode } from '../../../src/domain/assets/assets.ts'
import { findLabelled } from '../../../src/server/queries/assets/labels.ts'
import { refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { phoneForm, registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { labelCodeOf } from '../../support/samples.ts'
import { signIn, suspend } from '../../support/users.ts'

const note = { place: 'Ikeja City Mall, at the desk', message: 'It was on a bench' }

it('printing a label again keeps its code, and two labels have different codes', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const ids = [(await registerPhone(app, owner)).id, (await registerPhone(app, owner)).id]
  const { data } = await owner.call(createLabels, { ids })
  expect(data.map(({ assetId }) => assetId)).toEqual(ids)
  expect(new Set(data.map(({ code }) => code)).size).toBe(2)
  for (const { code, assetId } of data) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
    expect(assetId.replaceAll('-', '')).not.toContain(code)
  }
  expect(await owner.call(createLabels, { ids: ids.toReversed() })).toEqual({
    data: data.toReversed(),
  })
  const made = (await logOf(app.database, 'asset', ids[0] ?? '')).filter(
    ({ details }) => details['label'],
  )
  expect(made).toEqual([{ actor: owner.id, action: 'update', details: { label: 'made' } }])
})

test('eight concurrent prints share one code', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { id } = await registerPhone(app, owner)
  await warmUp(app)
  const prints = Array.from({ length: 8 }, () => owner.call(createLabels, { ids: [id] }))
  const codes = (await Promise.all(prints)).map(({ data }) => data[0]?.code)
  expect(new Set(codes).size).toBe(1)
})

test('a finder without an account can email the owner and learns nothing about them', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const code = await labelCodeOf(app, owner)
  const answer = await app.visit().send('POST', `/found/${code}`, {
    ...note,
    contact: '+234 803 999 1234',
  })
  const body = await answer.text()
  expect(answer.status).toBe(200)
  expect(JSON.parse(body)).toEqual({
    message: 'Sent. The owner sees your message and how to reach you, nothing else.',
  })
  const [mail] = await app.mailsTo(owner.email)
  expect(mail).toMatchObject({
    kind: 'found-by-label',
    subject: 'Somebody found “Black iPhone 12”',
  })
  expect(mail?.text).toContain(note.place)
  expect(mail?.text).toContain(note.message)
  expect(mail?.text).toContain('08039991234')
  for (const secret of [owner.email, 'Ada', 'Okafor', 'Black iPhone', owner.id]) {
    expect(body).not.toContain(secret)
  }
  const { activity_log: log } = await allRows(app.database)
  expect(JSON.stringify(log)).not.toContain(note.message)
  expect(JSON.stringify(log)).not.toContain(code)
})

it('a label code is accepted in groups, in upper case, and with O for 0', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const code = await labelCodeOf(app, owner)
  const typed = formatLabelCode(code).toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I')
  await app.visit().call(messageOwner, { code: typed, ...note })
  expect((await app.mailsTo(owner.email))[0]?.kind).toBe('found-by-label')
})

it('the finder is warned that no reply is possible without a contact', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const code = await labelCodeOf(app, owner)
  const { message } = await app.visit().call(messageOwner, { code, ...note, contact: '' })
  expect(message).toContain('cannot answer you')
  expect((await app.mailsTo(owner.email))[0]?.text).toContain('you cannot answer')
})

it('a contact must be a phone number or an email address', async () => {
  const app = await startTestApp()
  const code = await labelCodeOf(app, await signIn(app))
  const visitor = app.visit()
  for (const contact of ['12', 'ask for Musa', 'https://evil.example', 'a@b']) {
    const refusal = await refusalOf(visitor.call(messageOwner, { code, ...note, contact }))
    expect(refusal.body?.fields, contact).toEqual({
      contact: expect.stringMatching(/^Enter a phone number like .* or an email address/),
    })
  }
  await visitor.call(messageOwner, { code, ...note, contact: 'Finder@Example.com' })
})

it('messages to an owner cannot contain links', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const code = await labelCodeOf(app, owner)
  const visitor = app.visit()
  for (const link of [
    'https://evil.example',
    'www.evil.ng',
    'see evil.com now',
    'bit.ly/x',
    'evil.ru',
    'toju.support',
    'evil．com/x',
    'evil。com',
    'evil dot com',
    'evil[.]com',
    'me@evil.com',
  ]) {
    for (const field of ['place', 'message'] as const) {
      const refusal = await refusalOf(visitor.call(messageOwner, { code, ...note, [field]: link }))
      expect(refusal.body?.fields).toEqual({
        [field]: expect.stringMatching(/^(Leave out web addresses|Write no email address)/),
      })
    }
  }
  await visitor.call(messageOwner, {
    code,
    ...note,
    message: 'Near the bus stop.I will wait, 2.30pm',
  })
})

it('renewing a label disables the old code; the new one reaches the owner', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { id } = await registerPhone(app, owner)
  const [old] = (await owner.call(createLabels, { ids: [id] })).data
  const { data: fresh } = await owner.call(rotateLabelCode, { id })
  expect(fresh).toEqual({ assetId: id, code: expect.not.stringMatching(old?.code ?? '') })
  const gone = await refusalOf(app.visit().call(messageOwner, { code: old?.code ?? '', ...note }))
  expect(gone).toMatchObject({
    status: 404,
    message: 'This label is no longer in use. Report the find with the number on the item.',
  })
  await app.visit().call(messageOwner, { code: fresh.code, ...note })
  expect((await app.mailsTo(owner.email))[0]?.kind).toBe('found-by-label')
})

test('a label shows only the asset’s type and maker, and nothing once its owner is suspended', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const code = await labelCodeOf(app, owner)
  expect(await findLabelled(app.database.read, code)).toEqual({ type: 'Gadget', maker: 'Apple' })
  await suspend(app, owner)
  expect(await findLabelled(app.database.read, code)).toBeUndefined()
  expect((await refusalOf(app.visit().call(messageOwner, { code, ...note }))).status).toBe(404)
})

test('a label shows no words of who registered the asset, who may be selling it', async () => {
  const app = await startTestApp()
  const fence = await signIn(app)
  const shown: unknown[] = []
  for (const brand of ['Verified by Toju: not stolen', 'Apple, nothing is reported']) {
    const { data } = await fence.call(createAsset, { ...(await phoneForm(app)), brand })
    const [label] = (await fence.call(createLabels, { ids: [data.id] })).data
    shown.push((await findLabelled(app.database.read, label?.code ?? ''))?.maker)
  }
  expect(shown).toEqual([null, 'Apple'])
})
