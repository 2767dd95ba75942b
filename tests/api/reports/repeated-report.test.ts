import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { createReport, updateReport } from '../../../src/api/reports/reports.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { days, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'

async function startWithForm() {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const { id } = await registerPhone(app, owner)
  const form = { assetId: id, status: 'Stolen' as const, description: 'On the bus to Yaba' }
  return { app, owner, form }
}

const rowsOf = async (app: TestApp, table: string) => (await allRows(app.database))[table] ?? []

it('a report resent with its idempotency key is made once and answered alike', async () => {
  const { app, owner, form } = await startWithForm()
  const first = await owner.call(createReport, form, { idempotencyKey: key })
  app.pass(days(3))
  const again = await owner.call(createReport, form, { idempotencyKey: key })
  expect(again).toEqual(first)
  expect(await rowsOf(app, 'reports')).toMatchObject([{ id: first.data.id }])
  expect(await logOf(app.database, 'report', first.data.id)).toHaveLength(1)
  expect(await rowsOf(app, 'idempotency_keys')).toMatchObject([
    { user_id: owner.id, key, record_id: first.data.id },
  ])
})

test('24 concurrent requests with one key make one report, and all receive it', async ({
  annotate,
}) => {
  const { app, owner, form } = await startWithForm()
  await warmUp(app)
  const answers = await Promise.all(
    Array.from({ length: 24 }, () =>
      owner.send('POST', '/reports/create-report', form, { 'idempotency-key': `"${key}"` }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  const ids = new Set(bodies.map(({ data }) => data.id))
  await annotate(`${ids.size} report from 24 on ${app.database.dialect}`)
  const reports = await rowsOf(app, 'reports')
  expect(reports).toHaveLength(1)
  expect(ids).toEqual(new Set(reports.map((report) => (report as { id: string }).id)))
})

it('a key stays used after its report is closed: resending the request makes no second report', async () => {
  const { app, owner, form } = await startWithForm()
  const { data } = await owner.call(createReport, form, { idempotencyKey: key })
  await owner.call(updateReport, { id: data.id, status: 'Found' })
  const again = await owner.call(createReport, form, { idempotencyKey: key })
  expect(again.data).toMatchObject({ id: data.id, stage: 'inactive' })
  expect(await rowsOf(app, 'reports')).toHaveLength(1)
})

it('reusing a key with a different body is refused with a message and makes nothing', async () => {
  const { app, owner, form } = await startWithForm()
  await owner.call(createReport, form, { idempotencyKey: key })
  const other = { ...form, description: 'In the market' }
  const refusal = await refusalOf(owner.call(createReport, other, { idempotencyKey: key }))
  expect(refusal).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED', message: expect.stringContaining('sent this before') },
  })
  expect(await rowsOf(app, 'reports')).toHaveLength(1)
})

it('a refused report does not consume its key: a corrected one can use it', async () => {
  const { app, owner, form } = await startWithForm()
  const open = await owner.call(createReport, form)
  const refusal = await refusalOf(owner.call(createReport, form, { idempotencyKey: key }))
  expect(refusal.body?.code).toBe('REPORT_ALREADY_OPEN')
  expect(await rowsOf(app, 'idempotency_keys')).toEqual([])
  await owner.call(updateReport, { id: open.data.id, status: 'Found' })
  const second = await owner.call(createReport, form, { idempotencyKey: key })
  expect(second.data.id).not.toBe(open.data.id)
})

it('a key belongs to its user: another user’s equal key makes their own report and reveals nothing', async () => {
  const { app, owner, form } = await startWithForm()
  const { data } = await owner.call(createReport, form, { idempotencyKey: key })
  const other = await signIn(app)
  const theirs = await registerPhone(app, other)
  const made = await other.call(
    createReport,
    { ...form, assetId: theirs.id },
    { idempotencyKey: key },
  )
  expect(made.data.id).not.toBe(data.id)
  const peek = await refusalOf(other.call(createReport, form, { idempotencyKey: `${key}-2` }))
  expect(peek.status).toBe(404)
  expect(await rowsOf(app, 'idempotency_keys')).toHaveLength(2)
})

it('without a key, or with another, the rule of one open report applies as usual', async () => {
  const { app, owner, form } = await startWithForm()
  await owner.call(createReport, form, { idempotencyKey: key })
  for (const options of [{}, { idempotencyKey: 'another-key' }]) {
    const refusal = await refusalOf(owner.call(createReport, form, options))
    expect(refusal.body?.code).toBe('REPORT_ALREADY_OPEN')
  }
  expect(await rowsOf(app, 'reports')).toHaveLength(1)
})

it('an invalid key is refused, and quoted and unquoted forms are accepted', async () => {
  const { app, owner, form } = await startWithForm()
  const send = (header: string) =>
    owner.send('POST', '/reports/create-report', form, { 'idempotency-key': header })
  for (const header of ['""', 'short', '"a b c d e f"', `"${'x'.repeat(65)}"`, `"${key}`]) {
    const answer = await send(header)
    expect(answer.status, header).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
  }
  expect(await rowsOf(app, 'reports')).toEqual([])
  const bare = await (await send(key)).json()
  expect(await (await send(`"${key}"`)).json()).toEqual(bare)
  expect(await rowsOf(app, 'reports')).toHaveLength(1)
})

test('keys are deleted after two weeks, by an index', async () => {
  const { app, owner, form } = await startWithForm()
  await owner.call(createReport, form, { idempotencyKey: key })
  app.pass(days(13))
  await purgeExpired(app.services)
  expect(await rowsOf(app, 'idempotency_keys')).toHaveLength(1)
  app.pass(days(2))
  await purgeExpired(app.services)
  expect(await rowsOf(app, 'idempotency_keys')).toEqual([])
  if (app.database.dialect !== 'sqlite') return
  const { rows } = await app.database.read.executeQuery<{ detail: string }>(
    CompiledQuery.raw('explain query plan delete from idempotency_keys where expires_at <= 1'),
  )
  expect(rows.map(({ detail }) => detail).join()).toContain('idempotency_keys_by_end')
})
