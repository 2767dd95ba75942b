import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { flagMessage, getThread, sendMessage } from '../../../src/api/conversations/threads.ts'
import { createReport } from '../../../src/api/reports/reports.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { matchTwo } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, phoneForm } from '../../support/factories.ts'
import { lookAlikeSerials, matchesIn } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, type User } from '../../support/users.ts'

/** Everything a finder writes, in words used nowhere else. */
const words = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  phoneNumber: '08077766655',
  address: 'Wobblestone Close',
  name: 'Marmalade handset',
  notes: 'Flibberty sticker inside',
  description: 'Lay beneath the crimson gazebo',
  location: 'Tinderbox Plaza',
}

const numbers = {
  exact: () => {
    const imei = freshImei()
    return { mine: imei, theirs: imei, uuidType: 'imei1' as const }
  },
  possible: () => {
    const [mine, theirs] = lookAlikeSerials()
    return { mine, theirs, uuidType: 'serial-number' as const }
  },
}

async function registerAndReport(
  app: TestApp,
  user: User,
  uuid: string,
  thing: object,
  report: object,
) {
  const form = { ...(await phoneForm(app, uuid)), brand: 'Acme', ...thing }
  const { data: asset } = await user.call(createAsset, form)
  const { data } = await user.call(createReport, {
    assetId: asset.id,
    status: 'Lost',
    description: 'Gone from my bag',
    location: 'Somewhere in Lagos',
    lastSeenDate: '2026-03-01',
    ...report,
  })
  return { asset: asset.id, report: data.id }
}

it.each(['exact', 'possible'] as const)(
  'a false claimant learns nothing about the finder from a match (%s) in any response, email or data export',
  async (kind) => {
    const app = await startTestApp({ limits: noLimits })
    const [finder, claimant] = [await signIn(app), await signIn(app)]
    const { mine, theirs, uuidType } = numbers[kind]()
    const { firstName, lastName, phoneNumber, address, name, notes, description, location } = words
    await finder.call(updateProfile, { firstName, lastName, phoneNumber, address })
    const found = await registerAndReport(
      app,
      finder,
      theirs,
      { uuidType, name, notes, description: notes },
      { status: 'Found', description, location, lastSeenDate: '2026-03-02' },
    )
    const claimed = await registerAndReport(app, claimant, mine, { uuidType }, {})
    const [match] = await matchesIn(app)
    expect(match).toMatchObject({ kind, missing_report_id: claimed.report })
    const id = match?.id ?? ''

    const get = async (path: string) => (await claimant.send('GET', path)).text()
    const responses = [
      await get('/matches'),
      await get(`/matches/${id}`),
      await get('/notifications'),
      await get('/assets'),
      await get('/reports/user'),
      await get(`/reports/${claimed.report}`),
      await get(`/reports/${claimed.report}/history`),
      await get(`/verify?identifier=${mine}`),
      await get(`/reports/${found.report}`),
      await get(`/assets/detail/${found.asset}`),
      await (await claimant.send('POST', '/users/export', { password })).text(),
    ]
    if (kind === 'possible') {
      expect((await claimant.send('GET', `/matches/${id}/thread`)).status).toBe(404)
      expect(await (await finder.send('GET', '/matches')).text()).not.toContain(id)
      await claimant.send('PATCH', `/matches/${id}`, { decision: 'accept' })
    }
    responses.push(
      await get('/matches'),
      await get(`/matches/${id}/thread`),
      await (await claimant.send('POST', `/matches/${id}/answer`, { answer: 'red' })).text(),
      await (await claimant.send('POST', `/matches/${id}/hand-over`, { code: '000000' })).text(),
      await (
        await claimant.send('POST', `/matches/${id}/share`, { name: true, phone: true })
      ).text(),
      await (await claimant.send('POST', `/matches/${id}/block`)).text(),
      await (await claimant.send('POST', '/users/export', { password })).text(),
      JSON.stringify(await app.mailsTo(claimant.email)),
    )
    const all = responses.join('\n')
    expect(all, 'something was told').toContain(claimed.report)
    const secrets = [...Object.values(words), finder.email, finder.id, found.report, found.asset]
    for (const secret of [...secrets, ...(kind === 'possible' ? [theirs] : [])]) {
      expect(all, secret).not.toContain(secret)
    }
  },
)

test('a message can be reported only in its own conversation, and not by its sender', async () => {
  const app = await startTestApp({ limits: noLimits })
  const one = await matchTwo(app)
  const other = await matchTwo(app, { owner: one.owner, finder: await signIn(app) })
  await one.finder.call(sendMessage, { id: one.id, text: 'Pay first' })
  await one.owner.call(sendMessage, { id: one.id, text: 'No' })
  const { messages } = (await one.owner.call(getThread, { id: one.id })).data
  const [theirs, own] = messages.map((message) => message.id)
  for (const [user, id, messageId] of [
    [one.owner, other.id, theirs],
    [other.finder, other.id, theirs],
    [other.finder, one.id, theirs],
    [one.owner, one.id, own],
  ] as const) {
    const refusal = await refusalOf(user.call(flagMessage, { id, messageId: messageId ?? '' }))
    expect(refusal.status).toBe(404)
  }
  expect(await app.database.read.selectFrom('complaints').selectAll().execute()).toEqual([])
})
