import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import {
  confirmPhone,
  endPhoneChannel,
  listPhoneChannels,
  sendPhoneCode,
} from '../../../src/api/notifications/phone-channels.ts'
import {
  listNotificationPreferences,
  updateNotificationPreferences,
} from '../../../src/api/notifications/preferences.ts'
import { answerConfirmation } from '../../../src/api/reports/reports.ts'
import { cancelTransfer, offerTransfer } from '../../../src/api/transfers/transfers.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import type { MessageChannel } from '../../../src/domain/channels/channels.ts'
import { channelWords } from '../../../src/locales/channels.ts'
import { fill } from '../../../src/locales/texts.ts'
import { askConfirmations } from '../../../src/server/jobs/ask-confirmations.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { verificationsOfNumber } from '../../../src/server/queries/notifications/phone-verifications.ts'
import { type Policies, policies } from '../../../src/server/rate-limit/policies.ts'
import {
  days,
  hours,
  minutes,
  refusalOf,
  startTestApp,
  type TestApp,
  warmUp,
} from '../../support/app.ts'
import { callersOf } from '../../support/channels/callers.ts'
import { testChannels } from '../../support/channels/channel-settings.ts'
import { startGateway, takesAll } from '../../support/channels/gateway.ts'
import { it } from '../../support/database/embedded-only.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { queuedMessages } from '../../support/mail/queued-messages.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmNumber, numberOf, sentCode } from '../../support/phone-notifications.ts'
import { password, signIn, suspend, type User } from '../../support/users.ts'

const here = { event: 'check', inApp: true, email: 'off' } as const

async function start({
  answer = takesAll,
  ...given
}: {
  answer?: Parameters<typeof startGateway>[0]
  limits?: Policies
  phoneChannels?: readonly MessageChannel[]
} = {}) {
  const app = await startTestApp(given)
  const gateway = await startGateway(answer)
  const callers = callersOf(app, testChannels(gateway.url))
  const owner = await signIn(app)
  return { app, gateway, callers, owner, number: await numberOf(app, owner) }
}

/** An owner of a lost phone who is notified by SMS when its identifier is looked up. */
async function startMissing(given: Parameters<typeof start>[0] = {}) {
  const started = await start(given)
  const { app, gateway, callers, owner } = started
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const made = await report(owner, phone.id, 'Lost')
  await confirmNumber(app, owner)
  await owner.call(updateNotificationPreferences, { ...here, sms: true })
  await callers.deliver()
  gateway.requests.splice(0)
  return { ...started, imei, phone, made }
}

/** Looks an identifier up as a visitor and sends the alerts. */
async function check(app: TestApp, identifier: string): Promise<void> {
  await app.visit().call(verify, { identifier })
  await app.services.lookupAlerts.flush()
}

/** The pending SMS and WhatsApp messages, newest last. */
async function outboxOf(app: TestApp) {
  const messages = await queuedMessages(app.database)
  return messages.filter(({ kind }) => /^(sms|whatsapp)/.test(kind))
}

const stateOf = async (user: User, wanted: MessageChannel = 'sms') => {
  const { data } = await user.call(listPhoneChannels, {})
  return data.channels.find(({ channel }) => channel === wanted)?.state
}

const formOf = (body = '') => Object.fromEntries(new URLSearchParams(body))

test('a confirmed phone number gets one text per channel about an event, which names no user and no item', async () => {
  const { app, gateway, callers, owner, number, imei, phone, made } = await startMissing({
    limits: noLimits,
  })
  await confirmNumber(app, owner, 'whatsapp')
  const chosen = await owner.call(updateNotificationPreferences, { ...here, whatsapp: true })
  expect(chosen.data).toMatchObject({ sms: true, whatsapp: true })
  await callers.deliver()
  gateway.requests.splice(0)

  await check(app, imei)
  await check(app, imei)
  await Promise.all(Array.from({ length: 4 }, () => callers.deliver()))
  await callers.deliver()
  expect(gateway.requests).toHaveLength(2)
  const bySms = gateway.requests.find(({ path }) => path === '/version1/messaging')
  expect(formOf(bySms?.body)).toMatchObject({
    to: `+${number}`,
    message: `Toju: Something about your report. http://toju.test/dashboard/notifications\n${channelWords.en.textsEnd}`,
  })
  const byChat = gateway.requests.find(({ path }) => path === '/1029384756/messages')
  expect(JSON.parse(byChat?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: number,
    type: 'template',
    template: {
      name: 'toju_notice',
      language: { code: 'en' },
      components: [
        {
          type: 'body',
          parameters: [{ type: 'text', text: 'http://toju.test/dashboard/notifications' }],
        },
      ],
    },
  })

  const sent = gateway.requests.map(({ body }) => body).join('\n')
  const secrets = [imei, phone.name, phone.id, made.id, owner.id, owner.email, 'lagos', 'Ada']
  const isIn = (text: string) => (secret: string) =>
    text.toLowerCase().includes(secret.toLowerCase())
  expect(secrets.filter(isIn(sent))).toEqual([])
  // Only the profile contains the phone number.
  const { users: _, user_search_terms: __, ...tables } = await allRows(app.database)
  const stored = JSON.stringify(tables) + app.logged.join()
  expect([number, number.slice(3), imei].filter(isIn(app.logged.join()))).toEqual([])
  expect([number, number.slice(3)].filter(isIn(stored))).toEqual([])
  for (const row of await outboxOf(app))
    expect(row).toMatchObject({ text: '', account_id: owner.id })
})

test('a code confirms a phone number once, also under concurrency, and is stored as a hash', async () => {
  const { app, gateway, callers, owner, number } = await start()
  const code = await sentCode(app, owner)
  expect(await stateOf(owner)).toBe('code-sent')
  const stored = JSON.stringify((await allRows(app.database))['phone_verifications'])
  expect([code, number, number.slice(3)].filter((secret) => stored.includes(secret))).toEqual([])
  await callers.deliver()
  expect(formOf(gateway.requests[0]?.body)).toMatchObject({
    to: `+${number}`,
    message: fill(channelWords.en.phoneCode, { code }),
  })
  expect(await outboxOf(app)).toMatchObject([{ text: '' }])

  await warmUp(app)
  const tried = await Promise.allSettled(
    Array.from({ length: 16 }, () => owner.call(confirmPhone, { channel: 'sms', code })),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stateOf(owner)).toBe('confirmed')
  // A confirmed phone number gets no new code.
  await owner.call(sendPhoneCode, { channel: 'sms' })
  await callers.deliver()
  expect(gateway.requests).toHaveLength(1)
})

it('a code ends after five wrong tries, after ten minutes, and when a newer code is sent', async () => {
  const { app, owner } = await start({ limits: noLimits })
  const confirm = (code: string, user = owner) => user.call(confirmPhone, { channel: 'sms', code })
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
  const first = await sentCode(app, owner)
  const stranger = await signIn(app)
  expect((await refusalOf(confirm(first, stranger))).body?.code).toBe('INVALID_CODE')
  for (let tries = 0; tries < 5; tries++) {
    expect((await refusalOf(confirm(wrongFor(first)))).status).toBe(400)
  }
  expect((await refusalOf(confirm(first))).status).toBe(400)

  const second = await sentCode(app, owner)
  app.pass(minutes(10))
  expect((await refusalOf(confirm(second))).status).toBe(400)
  await purgeExpired(app.services)
  expect(await stateOf(owner)).toBe('off')

  const third = await sentCode(app, owner)
  const fourth = await sentCode(app, owner)
  if (third !== fourth) expect((await refusalOf(confirm(third))).status).toBe(400)
  await confirm(fourth)
  expect(await stateOf(owner)).toBe('confirmed')
  // Only the newest code is sent.
  expect((await outboxOf(app)).filter(({ kind }) => kind === 'sms-code')).toHaveLength(1)
})

it('codes go only to Nigerian mobile numbers, with limits per number, per account and in all', async () => {
  const requestCode = async (user: User, channel: MessageChannel = 'sms') =>
    user.call(sendPhoneCode, { channel }).then(
      () => 'sent',
      ({ status }: { status: number }) => status,
    )
  const use = (user: User, phoneNumber: string) => user.call(updateProfile, { phoneNumber })
  const target = '08031112222'
  const open = async (real: Partial<Policies>) => {
    const { app, owner } = await start({ limits: { ...noLimits, ...real } })
    const strangers = [await signIn(app), await signIn(app), await signIn(app)] as const
    for (const stranger of strangers) await use(stranger, target)
    return { app, owner, strangers }
  }
  const { phoneCodeAgain, phoneCodeByNumber, phoneCodeByAccount, phoneCodeInAll } = policies

  // A phone number gets one code a minute, over both channels and all accounts.
  const soon = await open({ phoneCodeAgain })
  const [one, two, three] = soon.strangers
  expect(await requestCode(one)).toBe('sent')
  expect([
    await requestCode(one),
    await requestCode(two),
    await requestCode(three, 'whatsapp'),
  ]).toEqual([...[429, 429, 429]])
  // These are not mobile numbers.
  for (const phoneNumber of ['01 234 56789', '0201 234 5678', '0600 123 4567']) {
    await use(soon.owner, phoneNumber)
    expect([phoneNumber, await requestCode(soon.owner)]).toEqual([phoneNumber, 400])
  }
  expect(await outboxOf(soon.app)).toHaveLength(1)

  const { strangers } = await open({ phoneCodeByNumber })
  const byNumber = []
  for (let turn = 0; turn < 9; turn++)
    byNumber.push(await requestCode(strangers[turn % 3] ?? strangers[0]))
  expect(byNumber.filter((each) => each === 'sent')).toHaveLength(4)

  const { owner } = await open({ phoneCodeByAccount })
  const byAccount = []
  for (let turn = 0; turn < 9; turn++) byAccount.push(await requestCode(owner))
  expect(byAccount.filter((each) => each === 'sent')).toHaveLength(5)

  const everybody = await open({ phoneCodeInAll: { ...phoneCodeInAll, times: 2 } })
  const all = []
  for (const each of [...everybody.strangers, everybody.owner]) all.push(await requestCode(each))
  expect(all.filter((each) => each === 'sent')).toHaveLength(2)
})

it('an account gets codes to one number a day, and new accounts leave a reserve for older ones', async () => {
  const { phoneCodeNumbers, phoneCodeInFirstWeek, phoneCodeInFirstQuarter } = policies
  const limits = {
    ...noLimits,
    phoneCodeNumbers,
    phoneCodeInFirstWeek: { ...phoneCodeInFirstWeek, times: 2 },
    phoneCodeInFirstQuarter: { ...phoneCodeInFirstQuarter, times: 4 },
    phoneCodeInAll: { ...policies.phoneCodeInAll, times: 6 },
  }
  const { app, owner } = await start({ limits })
  const requestCode = (user: User) =>
    user.call(sendPhoneCode, { channel: 'sms' }).then(
      () => 'sent',
      ({ status }: { status: number }) => status,
    )
  expect(await requestCode(owner)).toBe('sent')
  await owner.call(updateProfile, { phoneNumber: '08032220001' })
  expect(await requestCode(owner)).toBe(429)

  const users: User[] = []
  for (let n = 0; n < 12; n++) users.push(await signIn(app))
  const aged = (from: number, to: number, age: number) =>
    app.database.write((tx) =>
      tx
        .updateTable('users')
        .set({ created_at: app.clock.now - age })
        .where(
          'id',
          'in',
          users.slice(from, to).map(({ id }) => id),
        )
        .execute(),
    )
  await aged(4, 8, days(8))
  await aged(8, 12, days(91))
  const answers: (string | number)[] = []
  for (const user of users) answers.push(await requestCode(user))
  const sent = (from: number) => answers.slice(from, from + 4).filter((each) => each === 'sent')
  expect([sent(0), sent(4), sent(8)].map(({ length }) => length)).toEqual([1, 2, 2])
  expect(await outboxOf(app)).toHaveLength(6)
})

test('a phone number changed by its user or by staff gets no texts until it is confirmed', async () => {
  const { app, gateway, callers, owner, number, imei } = await startMissing({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  await check(app, imei)
  await owner.call(updateProfile, { phoneNumber: '08039998877' })
  expect(await stateOf(owner)).toBe('off')
  // The text to the old number, which was in the outbox, is not sent either.
  await callers.deliver()
  expect(gateway.requests).toEqual([])

  await owner.call(updateProfile, { phoneNumber: `0${number.slice(3)}` })
  expect(await stateOf(owner)).toBe('off')
  await confirmNumber(app, owner)
  await owner.call(updateProfile, { phoneNumber: `+${number}`, address: '1 New Street' })
  expect(await stateOf(owner)).toBe('confirmed')
  await admin.call(updateUser, { id: owner.id, phoneNumber: '08039998866' })
  expect(await stateOf(owner)).toBe('off')
  const log = JSON.stringify((await allRows(app.database))['activity_log'])
  expect(log).toContain('number-changed')
  expect(log).not.toContain('8039998')
})

test('STOP ends the texts to a phone number on both channels, and no code is sent to it until START', async () => {
  const { app, gateway, callers, owner, number, imei } = await startMissing({ limits: noLimits })
  await confirmNumber(app, owner, 'whatsapp')
  await check(app, imei)
  await callers.text('Stop.', { from: `+${number}` })
  await callers.chat({ type: 'text', text: { body: 'STOP' } }, { from: '2348055550000' })
  const states = [await stateOf(owner), await stateOf(owner, 'whatsapp')]
  expect(states).toEqual(['stopped', 'stopped'])
  await callers.deliver()
  const answers = gateway.requests.map(
    ({ body }) => formOf(body)['message'] ?? JSON.parse(body).text.body,
  )
  expect(answers).toEqual([channelWords.en.stopped, channelWords.en.stopped])

  const refused = await refusalOf(owner.call(sendPhoneCode, { channel: 'sms' }))
  expect([refused.status, refused.message]).toEqual([
    400,
    'Our texts to this number were stopped. Send us START from the same number first.',
  ])
  await callers.text('start', { from: `+${number}` })
  expect(await stateOf(owner)).toBe('off')
  await confirmNumber(app, owner)
  expect(await stateOf(owner)).toBe('confirmed')
  const stored = JSON.stringify((await allRows(app.database))['stopped_numbers'])
  expect(stored).not.toContain('8055550000')
  app.pass(days(366))
  await purgeExpired(app.services)
  expect((await allRows(app.database))['stopped_numbers']).toEqual([])
})

test('a phone number belongs to the last user who confirmed it, and its confirmations are found by an index', async () => {
  const { app, gateway, callers, number, owner, imei } = await startMissing({ limits: noLimits })
  await check(app, imei)
  const next = await signIn(app)
  await next.call(updateProfile, { phoneNumber: `0${number.slice(3)}` })
  await confirmNumber(app, next)
  expect([await stateOf(owner), await stateOf(next)]).toEqual(['off', 'confirmed'])
  const data = await next.send('POST', '/users/export', { password })
  expect(await data.text()).not.toContain(owner.id)
  await callers.deliver()
  expect(gateway.requests.map(({ body }) => formOf(body)['message'])).not.toContainEqual(
    expect.stringContaining('report'),
  )
  const plan = await planOf(app, verificationsOfNumber(app.database.read, 'hash'))
  expect(plan).not.toMatch(/^SCAN |Seq Scan/m)
})

it('a text is sent again after a 5xx of its gateway, and never when the gateway may have accepted it', async () => {
  let answer: 'silence' | 'hang up' | number = 500
  const { app, gateway, callers, imei, number } = await startMissing({
    answer: (request) =>
      answer === 200 || request.body.includes('code')
        ? takesAll(request)
        : typeof answer === 'number'
          ? { status: answer, body: {} }
          : answer,
  })
  const { outgoing } = app.services
  app.services.outgoing = (url, request) =>
    outgoing(url, { ...request, timeoutMs: answer === 'silence' ? 1000 : 30_000 })
  const requestsOfAlert = async () => {
    gateway.requests.splice(0)
    app.pass(hours(7))
    await check(app, imei)
    for (let turn = 0; turn < 3; turn++) {
      await callers.deliver()
      app.pass(minutes(2))
    }
    return gateway.requests.length
  }
  expect(await requestsOfAlert()).toBe(3)
  answer = 200
  await callers.deliver()
  expect(gateway.requests).toHaveLength(4)
  expect(await requestsOfAlert()).toBe(1)
  for (const fault of ['silence', 'hang up', 400] as const) {
    answer = fault
    expect([fault, await requestsOfAlert()]).toEqual([fault, 1])
  }
  expect(app.logged.join()).not.toContain(number.slice(3))
})

test('texts are counted by event and by sender, so offers of a stranger use up no text about a match or a lookup', async () => {
  const { app, gateway, callers, owner, imei } = await startMissing({ limits: noLimits })
  for (const event of ['match', 'transfer'] as const) {
    await owner.call(updateNotificationPreferences, { ...here, event, email: 'now', sms: true })
  }
  const sent = async () => {
    await callers.deliver()
    return gateway.requests.splice(0).length
  }
  const offers = async (stranger: User, times: number) => {
    const { id } = await registerPhone(app, stranger, freshImei())
    for (let offer = 0; offer < times; offer++) {
      const { data } = await stranger.call(offerTransfer, { id, email: owner.email, password })
      await stranger.call(cancelTransfer, { id: data.id })
    }
  }
  const stranger = await signIn(app)
  await offers(stranger, 6)
  expect(await sent()).toBe(4)
  await offers(await signIn(app), 2)
  expect(await sent()).toBe(1)

  const finder = await signIn(app)
  const found = await registerPhone(app, finder, imei)
  await report(finder, found.id, 'Found')
  expect(await sent()).toBe(1)
  await check(app, imei)
  expect(await sent()).toBe(1)
  app.pass(days(1))
  await offers(stranger, 1)
  expect(await sent()).toBe(2)
})

it('when other notifications have used up their part of all texts, those about lookups are still sent', async () => {
  const { app, gateway, callers, owner, imei } = await startMissing({
    limits: { ...noLimits, noticeNotUrgent: { ...policies.noticeNotUrgent, times: 0 } },
  })
  await owner.call(updateNotificationPreferences, {
    ...here,
    event: 'transfer',
    email: 'now',
    sms: true,
  })
  const stranger = await signIn(app)
  const { id } = await registerPhone(app, stranger, freshImei())
  await stranger.call(offerTransfer, { id, email: owner.email, password })
  await callers.deliver()
  expect(gateway.requests).toHaveLength(0)
  expect(await outboxOf(app)).toContainEqual(
    expect.objectContaining({ text: '', outcome: 'daily-limit' }),
  )
  await check(app, imei)
  await callers.deliver()
  expect(gateway.requests).toHaveLength(1)
})

it('a waiting text is not sent after the user ended the channel, even while a new code is pending', async () => {
  const { app, gateway, callers, owner, imei } = await startMissing({ limits: noLimits })
  await check(app, imei)
  await owner.call(endPhoneChannel, { channel: 'sms' })
  app.pass(hours(1))
  const code = await sentCode(app, owner)
  await callers.deliver()
  const messages = gateway.requests.map(({ body }) => formOf(body)['message'])
  expect(messages).toEqual([fill(channelWords.en.phoneCode, { code })])
})

it('above the daily limit of all texts none is sent, and the log says so', async () => {
  const { app, gateway, callers, imei } = await startMissing({
    limits: { ...noLimits, noticeInAll: { ...policies.noticeInAll, times: 1 } },
  })
  for (let times = 0; times < 3; times++) {
    app.pass(hours(7))
    await check(app, imei)
    await callers.deliver()
  }
  expect(gateway.requests).toHaveLength(1)
  expect(app.logged.join()).toContain('TEXTS_PER_DAY is used up')
})

it('the link in a text answers once, without a login, whether an item is still missing', async () => {
  const { app, gateway, callers, owner } = await startMissing()
  await owner.call(updateNotificationPreferences, { ...here, event: 'reminder', sms: true })
  await owner.call(updateProfile, { language: 'ha' })
  app.pass(days(91))
  expect(await askConfirmations(app.services)).toBe(1)
  await callers.deliver()
  const { message = '' } = formOf(gateway.requests[0]?.body)
  const [link = ''] = message.match(/http\S+/) ?? []
  expect(message).toBe(`Toju: Wani abu game da rahotonka. ${link}`)
  expect(new URL(link).pathname).toBe('/ha/still-missing')
  const token = new URL(link).searchParams.get('token') ?? ''
  const answer = (answer: 'still' | 'stop') =>
    app.visit().call(answerConfirmation, { answer, token })
  await answer('stop')
  expect((await refusalOf(answer('still'))).status).toBe(400)
})

it('texts need a confirmed phone number, and cannot be the only channel of a safety event', async () => {
  const { app, owner } = await start()
  const choose = (choice: object) =>
    owner.call(updateNotificationPreferences, { ...here, ...choice })
  expect((await refusalOf(choose({ sms: true }))).message).toBe('Confirm your phone number first.')
  await confirmNumber(app, owner)
  expect((await refusalOf(choose({ whatsapp: true }))).status).toBe(400)
  const first = (await owner.call(listNotificationPreferences, {})).data
  expect(first.filter(({ sms, whatsapp }) => sms || whatsapp)).toEqual([])
  await choose({ sms: true })
  // A choice that is not sent stays unchanged.
  expect((await choose({ push: false })).data).toMatchObject({ sms: true, push: false })
  const nowhere = { event: 'transfer', inApp: false, email: 'off', sms: true } as const
  expect((await refusalOf(choose(nowhere))).message).toContain('You cannot turn off both')

  await owner.call(endPhoneChannel, { channel: 'sms' })
  expect(await stateOf(owner)).toBe('off')
  expect((await refusalOf(choose({ sms: true }))).status).toBe(400)
  expect((await choose({ sms: false })).data.sms).toBe(false)
})

it('a server without gateways offers no texts, and a suspended user gets none', async () => {
  const { owner } = await start({ phoneChannels: [] })
  expect((await owner.call(listPhoneChannels, {})).data.channels).toEqual([])
  expect((await refusalOf(owner.call(sendPhoneCode, { channel: 'sms' }))).status).toBe(400)

  const missing = await startMissing()
  await check(missing.app, missing.imei)
  await suspend(missing.app, missing.owner)
  await missing.callers.deliver()
  expect(missing.gateway.requests).toEqual([])
})
