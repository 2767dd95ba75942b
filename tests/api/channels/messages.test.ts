import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMyReports } from '../../../src/api/reports/reports.ts'
import { channelRules } from '../../../src/domain/channels/channels.ts'
import { channelWords, screenText } from '../../../src/locales/channels.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { startTestApp } from '../../support/app.ts'
import { callersOf, lostPhone } from '../../support/channels/callers.ts'
import { testChannels } from '../../support/channels/channel-settings.ts'
import { startGateway, takesAll } from '../../support/channels/gateway.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerCar, registerPhone, report } from '../../support/factories.ts'
import { fuzzRuns } from '../../support/fuzz.ts'
import { queuedMessages } from '../../support/mail/queued-messages.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmNumber, numberOf } from '../../support/phone-notifications.ts'
import { signUpAndIn } from '../../support/users.ts'

const start = async (answer: Parameters<typeof startGateway>[0] = takesAll) => {
  const app = await startTestApp({ limits: noLimits })
  const gateway = await startGateway(answer)
  return { app, gateway, callers: callersOf(app, testChannels(gateway.url)) }
}

/** An owner whose phone number is confirmed by a channel. */
async function startLoss(channel: 'sms' | 'whatsapp') {
  const { app, callers } = await start()
  const owner = await signUpAndIn(app)
  await confirmNumber(app, owner, channel)
  const from = await numberOf(app, owner)
  return {
    ...{ app, owner, from },
    send: (text: string, phone: string) => {
      app.pass(1000)
      return channel === 'sms'
        ? callers.text(text, { from: `+${phone}` })
        : callers.chat({ type: 'text', text: { body: text } }, { from: phone })
    },
    /** What was answered, oldest first. */
    replies: async () =>
      (await queuedMessages(app.database))
        .filter(({ kind }) => kind === channel)
        .map(({ text }) => text),
  }
}

test('a text message with an identifier gets one reply, however often its gateway repeats it', async () => {
  const { app, gateway, callers } = await start()
  const imei = freshImei()
  const repeat = () => callers.text(`pls check ${imei}`, { id: 'sms-a' })
  await repeat()
  const responses = await Promise.all(Array.from({ length: 9 }, repeat))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  await callers.deliver()
  await callers.deliver()
  expect(gateway.requests).toHaveLength(1)
  const [sent] = gateway.requests
  expect(sent?.path).toBe('/version1/messaging')
  expect(sent?.headers['apikey']).toBe('key-of-toju')
  const form = Object.fromEntries(new URLSearchParams(sent?.body))
  expect(form).toMatchObject({
    username: 'toju',
    to: '+2348011112222',
    from: 'Toju',
    linkId: 'link-1',
  })
  expect(form['message']).toMatch(/^NOT IN THE REGISTRY/)
  // The phone number and the text are deleted once the gateway has accepted the reply.
  const outbox = await queuedMessages(app.database)
  expect(outbox).toEqual([
    expect.objectContaining({ kind: 'sms', recipient: null, secret: null, data: '{}' }),
  ])
})

test('a reply is sent again when its gateway fails, but not when the gateway refuses the phone number', async () => {
  let status = 500
  const { app, gateway, callers } = await start(({ path }) =>
    status === 500
      ? { status, body: {} }
      : { status: 201, body: { SMSMessageData: { Recipients: [{ statusCode: 403, path }] } } },
  )
  await callers.text(freshImei())
  await callers.deliver()
  app.pass(31_000)
  status = 201
  await callers.deliver()
  expect(gateway.requests).toHaveLength(2)
  app.pass(86_400_000)
  await callers.deliver()
  expect(gateway.requests).toHaveLength(2)
  const outbox = await queuedMessages(app.database)
  expect(outbox).toEqual([
    expect.objectContaining({ failed_at: expect.any(Number), recipient: null, secret: null }),
  ])
  expect(JSON.stringify(outbox) + app.logged.join()).not.toContain('8011112222')
})

it.each(['silence', 'hang up'] as const)(
  'a reply is sent again when its gateway fails by %s',
  async (fault) => {
    let isUp = false
    const { app, gateway, callers } = await start((request) => (isUp ? takesAll(request) : fault))
    const { outgoing } = app.services
    app.services.outgoing = (url, request) =>
      outgoing(url, { ...request, timeoutMs: isUp ? 10_000 : 100 })
    await callers.text(freshImei())
    await callers.chat({ type: 'text', text: { body: 'hi' } })
    await callers.deliver()
    isUp = true
    app.pass(31_000)
    await callers.deliver()
    await callers.deliver()
    expect(gateway.requests).toHaveLength(4)
    const outbox = await queuedMessages(app.database)
    expect(outbox.filter(({ done_at }) => done_at !== null)).toHaveLength(2)
    expect(app.logged.join()).not.toContain('8011112222')
  },
)

test('FOUND with an identifier answers with its verdict and tells nobody; FOUND YES notifies the owner once, and every finder gets the same reply', async () => {
  const { app, callers } = await start()
  const owner = await signUpAndIn(app)
  const imei1 = freshImei()
  const asset = await registerPhone(app, owner, imei1)
  await report(owner, asset.id, 'Lost')
  await callers.text(`FOUND ${imei1} Ikeja`)
  const [asked] = (await queuedMessages(app.database)).filter(({ kind }) => kind === 'sms')
  expect(asked?.text).toMatch(/^LOST\. Reported lost/)
  expect(asked?.text).toContain(channelWords.en.foundAsk)
  expect((await app.mailsTo(owner.email)).map(({ kind }) => kind)).not.toContain('found-by-phone')
  await callers.text(`FOUND YES ${imei1}`)
  await callers.text(`found yes ${imei1}`)
  await callers.text(`found yes ${freshImei()}`)
  const mails = await app.mailsTo(owner.email)
  expect(mails.filter(({ kind }) => kind === 'found-by-phone')).toHaveLength(1)
  const outbox = await queuedMessages(app.database)
  const answers = outbox.filter(({ kind, text }) => kind === 'sms' && text !== asked?.text)
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([channelWords.en.foundNoted]))
})

test('a message that begins with FOUND gives no all-clear for a piece of the number that is lost', async () => {
  const { app, callers } = await start()
  const owner = await signUpAndIn(app)
  const of = { uuidType: 'serial-number', brand: 'HP' } as const
  const laptop = await registerPhone(app, owner, '5CG8225LZW', of)
  await report(owner, laptop.id, 'Lost')
  await callers.text('I found 5CG8225 LZW')
  await callers.text('found 5CG8225 LZW Lagos')
  await callers.text('FOUND YES 5CG8225 LZW')
  const outbox = await queuedMessages(app.database)
  const answers = outbox.filter(({ kind }) => kind === 'sms').map(({ text }) => text)
  expect(answers).toEqual([
    expect.stringMatching(/^LOST\./),
    expect.stringMatching(/^LOST\./),
    channelWords.en.numberAlone,
  ])
  expect((await allRows(app.database))['phone_finds']).toEqual([])
})

test.each([
  ['chassis number', 'ZRE142-1234567'],
  ['serial number with the digits of a MAC address', '5C8A3844F3D1'],
])(
  'the owner hears of a find by a %s, before and after they report the loss',
  async (_, number) => {
    const { app, callers } = await start()
    const owner = await signUpAndIn(app)
    const isCar = number.startsWith('ZRE')
    const { id } = isCar
      ? await registerCar(app, owner, { vin: undefined, chassisNumber: number })
      : await registerPhone(app, owner, number, { uuidType: 'serial-number', brand: 'HP' })
    const told = async () =>
      (await app.mailsTo(owner.email)).filter(({ kind }) => kind === 'found-by-phone').length
    await callers.dial(`3*${number}*Ikeja`)
    expect(await told()).toBe(0)
    await report(owner, id, 'Lost')
    expect(await told()).toBe(1)
    await callers.text(`FOUND YES ${number}`, { from: '+2348031234567' })
    expect(await told()).toBe(2)
  },
)

test.each([
  ['FVHC41PZQ05N', 'SFVHC41PZQ05N'],
  ['SFVHC41PZQ05N', 'FVHC41PZQ05N'],
])(
  'the owner of %s hears of a find by %s, with or without the prefix of its barcode',
  async (registered, found) => {
    const { app, callers } = await start()
    const owner = await signUpAndIn(app)
    const laptop = { uuidType: 'serial-number', brand: 'Apple' } as const
    const { id } = await registerPhone(app, owner, registered, laptop)
    await report(owner, id, 'Lost')
    await callers.text(`FOUND YES ${found}`)
    const mails = await app.mailsTo(owner.email)
    expect(mails.filter(({ kind }) => kind === 'found-by-phone')).toHaveLength(1)
  },
)

test('the owner hears of a find reported by phone when they report the loss, and learns only its place', async () => {
  const { app, callers } = await start()
  const imei1 = freshImei()
  await callers.dial(`3*${imei1}*call 08012345678 Ikeja`)
  const owner = await signUpAndIn(app)
  const asset = await registerPhone(app, owner, imei1)
  await report(owner, asset.id, 'Lost')
  const [mail] = (await app.mailsTo(owner.email)).filter(({ kind }) => kind === 'found-by-phone')
  expect(mail?.text).toContain('Ikeja')
  expect(mail?.text).not.toContain('0801234')
})

test.each(['sms', 'whatsapp'] as const)(
  'STOLEN by %s reports for the account that has confirmed the number, once its code comes back from there',
  async (channel) => {
    const { app, owner, from, send, replies } = await startLoss(channel)
    const imei = freshImei()
    await send(`STOLEN ${imei} Lagos`, from)
    const code = /CODE (\d{6})/.exec((await replies()).at(-1) ?? '')?.[1] ?? ''
    expect((await owner.call(listMyReports, {})).data).toEqual([])
    const wrong = code === '000000' ? '000001' : '000000'
    await send(`CODE ${wrong}`, from)
    // From another phone the right code does nothing.
    await send(`CODE ${code}`, '2348022223333')
    expect((await owner.call(listMyReports, {})).data).toEqual([])
    await send(`code ${code}`, from)
    await send(`code ${code}`, from)
    const { lossWrongCode, lossDone } = channelWords.en
    expect((await replies()).slice(1)).toEqual([
      ...[lossWrongCode, lossWrongCode],
      ...[lossDone, lossWrongCode],
    ])
    expect((await owner.call(listMyReports, {})).data).toMatchObject([
      { status: 'Stolen', stage: 'pending', state: 'Lagos' },
    ])
    const { data } = await app.visit().call(verify, { identifier: imei })
    expect(data.underReview).toBe(true)
  },
)

test('a code by message names the number that it reports, so that one for a forged message is told apart', async () => {
  const { from, send, replies } = await startLoss('sms')
  const [own, forged] = [freshImei(), freshImei()]
  for (const imei of [own, forged]) await send(`STOLEN ${imei} Lagos`, from)
  const said = (await replies()).map((text) => text.split(': Reply CODE')[0])
  expect(said.map((number) => number?.replaceAll(' ', ''))).toEqual([own, forged])
})

test('a code by message repeats little of a number that may be any words', async () => {
  const { from, send, replies } = await startLoss('sms')
  await send('STOLEN chassis CALL08031234567 Lagos', from)
  expect((await replies()).at(-1)).toMatch(/^4567: Reply CODE/)
})

test('a reply about several numbers repeats little of one that may be any words', async () => {
  const { from, send, replies } = await startLoss('sms')
  await send('chassis CALL08031234567; plate AAA-123BC', from)
  expect((await replies()).at(-1)).toMatch(/^4567 \/ AAA-123BC:/)
})

test('LOST by message of a number that another user registered is a claim that staff decide', async () => {
  const { app, from, send, replies } = await startLoss('sms')
  const other = await signUpAndIn(app)
  const imei = freshImei()
  await registerPhone(app, other, imei)
  await send(`LOST ${imei} Oyo`, from)
  await send(/CODE \d{6}/.exec((await replies()).at(-1) ?? '')?.[0] ?? '', from)
  const { data } = await app.visit().call(verify, { identifier: imei })
  expect(data.verdict).toBe('contested')
})

test('a loss by message needs a confirmed number and a number of its own', async () => {
  const { app, owner, from, send, replies } = await startLoss('sms')
  const imei = freshImei()
  const onWeb = 'Report it at toju.test/report-a-loss. To check it, send the number alone.'
  await send(`STOLEN ${imei} Lagos`, '2348022223333')
  await send(`STOLEN 5CG8812TTR Lagos`, from)
  await send('STOP', from)
  await send(`STOLEN ${imei} Lagos`, from)
  const all = await replies()
  expect([all[0], all[1], all[3]]).toEqual([onWeb, onWeb, onWeb])
  const rows = await allRows(app.database)
  expect([rows['pending_found_reports'], rows['reports']]).toEqual([[], []])
  expect((await owner.call(listMyReports, {})).data).toEqual([])
})

it('a message from Termii needs its signature', async () => {
  const app = await startTestApp({ limits: noLimits })
  const gateway = await startGateway()
  const secret = 's'.repeat(43)
  const settings = testChannels()
  const callers = callersOf(app, {
    ...settings,
    sms: {
      secret,
      gateway: {
        provider: 'termii',
        endpoint: gateway.url,
        apiKey: 'a-key',
        secretKey: 'a-secret',
        from: 'Toju',
      },
    },
  })
  const body = JSON.stringify({
    type: 'inbound',
    sender: '2348011112222',
    receiver: '1',
    message_id: '7',
    message: freshImei(),
  })
  const signature = createHmac('sha512', 'a-secret').update(body).digest('hex')
  const post = (sent: string) =>
    callers.post(`/sms/${secret}`, body, { 'x-termii-signature': sent })
  expect((await post('0'.repeat(128))).status).toBe(404)
  expect((await callers.post(`/sms/${secret}`, body)).status).toBe(404)
  expect((await post(signature)).status).toBe(200)
  await callers.deliver()
  expect(JSON.parse(gateway.requests[0]?.body ?? '')).toMatchObject({
    api_key: 'a-key',
    to: '2348011112222',
    sms: expect.stringMatching(/^NOT IN THE REGISTRY/),
    type: 'plain',
  })
})

it('the WhatsApp webhook URL is confirmed only with the verify token', async () => {
  const { callers } = await start()
  const ask = (token: string) =>
    callers.get(`/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`)
  const confirmed = await ask('verify-token-of-toju')
  expect([confirmed.status, await confirmed.text()]).toEqual([200, '1158201444'])
  expect((await ask('another')).status).toBe(404)
  const off = callersOf(await startTestApp(), { ...testChannels(), whatsapp: null })
  expect((await off.get('/whatsapp?hub.mode=subscribe')).status).toBe(404)
})

it('a chat message gets one reply, and a forged one gets none', async () => {
  const { gateway, callers } = await start()
  const message = { type: 'text', text: { body: `Is ${freshImei()} ok?` } }
  expect((await callers.chat(message, { secret: 'another' })).status).toBe(404)
  for (let at = 0; at < 10; at++) {
    expect((await callers.chat(message, { id: 'wamid.a' })).status).toBe(200)
  }
  await callers.deliver()
  expect(gateway.requests.map(({ path }) => path)).toEqual(['/1029384756/messages'])
  expect(gateway.requests[0]?.headers['authorization']).toBe('Bearer token-of-toju')
  expect(JSON.parse(gateway.requests[0]?.body ?? '')).toMatchObject({
    messaging_product: 'whatsapp',
    to: '2348011112222',
    type: 'text',
  })
})

it('the caption of a photo is read like a message, and a photo without one gets the menu', async () => {
  const imei = freshImei()
  const { gateway, callers } = await start()
  await callers.chat({ type: 'image', image: { id: 'photo', caption: `FOUND YES ${imei}` } })
  await callers.chat({ type: 'image', image: { id: 'photo' } })
  await callers.deliver()
  const replies = gateway.requests.map(
    ({ body }) => (JSON.parse(body) as { text: { body: string } }).text.body,
  )
  expect(replies).toEqual([channelWords.en.foundNoted, expect.stringContaining('Check a phone')])
})

it('a program that answers our replies gets no more replies after a limit', async () => {
  const app = await startTestApp()
  const callers = callersOf(app)
  for (let at = 0; at < 125; at++) expect((await callers.text('hello')).status).toBe(200)
  const outbox = await queuedMessages(app.database)
  expect(outbox).toHaveLength(120)
})

it('any message is accepted with one reply that fits its channel', async () => {
  const { app, callers } = await start()
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('FOUND', `found ${freshImei()} Ikeja`, 'Yorùbá', 'STOP', '', freshImei()),
  )
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('sms', 'whatsapp'), anyText, async (channel, text) => {
      sent += 1
      const response =
        channel === 'sms'
          ? await callers.text(text)
          : await callers.chat({ type: 'text', text: { body: text } })
      expect(response.status).toBe(200)
    }),
    { numRuns: fuzzRuns({ suite: 60, full: 2000 }) },
  )
  const all = await queuedMessages(app.database)
  const repliesBy = (wanted: 'sms' | 'whatsapp') => all.filter(({ kind }) => kind === wanted)
  const replies = { sms: repliesBy('sms'), whatsapp: repliesBy('whatsapp') }
  expect(replies.sms.length + replies.whatsapp.length).toBe(sent)
  expect(app.logged.join()).not.toContain('could not be answered')
  for (const kind of ['sms', 'whatsapp'] as const) {
    for (const { text } of replies[kind]) {
      expect(text.length).toBeLessThanOrEqual(channelRules[kind].maxLength)
    }
  }
})

test('a phone number may report five finds a day, and an owner is notified of each caller’s find of an item', async () => {
  const app = await startTestApp()
  const callers = callersOf(app)
  const imei1 = await lostPhone(app)
  const { foundNoted, tooMany } = channelWords.en
  for (let at = 0; at < 5; at++) {
    expect(await callers.dial(`3*${freshImei()}*Ikeja`)).toBe(`END ${foundNoted}`)
  }
  expect(await callers.dial(`3*${freshImei()}*Ikeja`)).toBe(`END ${tooMany}`)
  for (let at = 0; at < 8; at++) {
    expect(await callers.dial(`3*${imei1}*Ikeja`, `+23480222233${at}0`)).toBe(`END ${foundNoted}`)
  }
  const { phone_finds, notifications } = await allRows(app.database)
  expect(phone_finds).toHaveLength(13)
  expect(notifications).toHaveLength(8)
})

test('each number in a message is a find of the five', async () => {
  const app = await startTestApp()
  const callers = callersOf(app)
  const { foundNoted, tooMany } = channelWords.en
  const four = () => Array.from({ length: 4 }, () => freshImei()).join(' ')
  expect(await callers.dial(`3*${four()}*Ikeja`)).toBe(`END ${foundNoted}`)
  expect(await callers.dial(`3*${four()}*Ikeja`)).toBe(`END ${tooMany}`)
  expect((await allRows(app.database)).phone_finds).toHaveLength(4)
})

it('text messages of a day are answered up to a limit for a number, a lower one abroad, and one for all', async () => {
  const { replyByPhone, replyAbroad, repliesAbroad, repliesInAll } = policies
  const app = await startTestApp({
    limits: {
      ...noLimits,
      replyByPhone: { ...replyByPhone, times: 5 },
      replyAbroad: { ...replyAbroad, times: 2 },
      repliesAbroad: { ...repliesAbroad, times: 3 },
      repliesInAll: { ...repliesInAll, times: 10 },
    },
  })
  const callers = callersOf(app)
  const answered = async (from: string) => {
    const before = (await queuedMessages(app.database)).length
    for (let at = 0; at < 7; at++) await callers.text('HELP', { from })
    return (await queuedMessages(app.database)).length - before
  }
  expect(await answered('+2348011112222')).toBe(5)
  expect(await answered('+447700900123')).toBe(2)
  expect(await answered('+447700900124')).toBe(1)
  expect(await answered('+2348011113333')).toBe(2)
})

test.each(['sms', 'whatsapp'] as const)(
  'a long message by %s is not cut, because what is cut off may be a number that is reported',
  async (channel) => {
    const { app, callers } = await start()
    const text = `Found ${freshImei()}${' '.repeat(500)}${await lostPhone(app)}`
    if (channel === 'sms') await callers.text(text)
    else await callers.chat({ type: 'text', text: { body: text } })
    const replies = (await queuedMessages(app.database)).filter(({ kind }) => kind === channel)
    expect(replies.map(({ text }) => text)).toEqual([screenText(channel, 'en', 'ask-found')])
  },
)
