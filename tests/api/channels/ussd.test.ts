import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { getProof } from '../../../src/api/proofs/proofs.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { foldToAscii } from '../../../src/domain/channels/alphabets.ts'
import { channelRules } from '../../../src/domain/channels/channels.ts'
import { languages } from '../../../src/domain/languages.ts'
import { channelWords } from '../../../src/locales/channels.ts'
import { fill } from '../../../src/locales/texts.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { days, startTestApp } from '../../support/app.ts'
import { callersOf, lostPhone } from '../../support/channels/callers.ts'
import { noChannels, testChannels } from '../../support/channels/channel-settings.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { fuzzRuns } from '../../support/fuzz.ts'
import { queuedMessages } from '../../support/mail/queued-messages.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, signUpAndIn } from '../../support/users.ts'

const withWrongDigit = (imei: string) => imei.slice(0, 14) + ((Number(imei.at(-1)) + 1) % 10)

/** The IMEI of a phone for each verdict. */
async function phones(app: Awaited<ReturnType<typeof startTestApp>>) {
  const owner = await signUpAndIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const imeis = {
    stolen: freshImei(),
    lost: freshImei(),
    underReview: freshImei(),
    found: freshImei(),
    contested: freshImei(),
    clear: freshImei(),
  }
  await registerPhone(app, await signIn(app), imeis.contested)
  for (const [name, imei1] of Object.entries(imeis)) {
    const asset = await registerPhone(app, owner, imei1)
    if (name === 'clear' || name === 'contested') continue
    const status = name === 'lost' ? 'Lost' : name === 'found' ? 'Found' : 'Stolen'
    const reported = await report(owner, asset.id, status)
    if (name === 'stolen') {
      await admin.call(moderateReport, { id: reported.id, status: 'active' })
    }
  }
  return { ...imeis, unknown: freshImei() }
}

/** The texts of the last two replies, the newest first. */
async function lastReplies({ database }: Awaited<ReturnType<typeof startTestApp>>) {
  const replies = (await queuedMessages(database)).filter(({ kind }) =>
    ['sms', 'whatsapp'].includes(kind),
  )
  return replies
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, 2)
    .map(({ text }) => text)
}

it('USSD, SMS and WhatsApp give the verdict of GET /verify in every language', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imeis = await phones(app)
  const callers = callersOf(app)
  for (const [name, imei] of Object.entries(imeis)) {
    const { data } = await app.visit().call(verify, { identifier: imei })
    const key = data.underReview ? 'underReview' : (data.verdict as keyof typeof imeis)
    expect(key).toBe(name)
    for (const [at, language] of languages.entries()) {
      const number = `+23480${at}`.padEnd(14, '1')
      const facts = { when: '', where: '' }
      const says = fill(channelWords[language].verdicts[key], facts).split('.')[0] ?? ''
      const begins = `END ${foldToAscii(says)}`
      const answer = await callers.dial(`4*${at + 1}*1*${imei}`, number)
      expect(answer.slice(0, begins.length)).toBe(begins)
      expect(answer).toMatch(/^\S+ T-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/m)
      expect(answer.length).toBeLessThanOrEqual(channelRules.ussd.maxLength + 4)
      await callers.text(imei, { from: number })
      await callers.chat({ type: 'text', text: { body: imei } }, { from: number.slice(1) })
      const [chat = '', sms = ''] = await lastReplies(app)
      expect(sms.slice(0, begins.length - 4)).toBe(foldToAscii(says))
      expect(chat.slice(0, says.length)).toBe(says)
    }
  }
})

test('the proof number in a reply opens the signed proof on the website', async () => {
  const app = await startTestApp()
  const callers = callersOf(app)
  const imei1 = await lostPhone(app)
  await callers.dial(`1*${imei1}`)
  await callers.text(imei1)
  await callers.chat({ type: 'text', text: { body: imei1 } })
  const answers = [await callers.dial(`1*${imei1}`), ...(await lastReplies(app))]
  for (const answer of answers) {
    const [number = ''] = /T-\w{4}-\w{4}/.exec(answer) ?? []
    const { data } = await app.visit().call(getProof, { number })
    const claims = JSON.parse(Buffer.from(data.jws.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ jti: number, verdict: 'lost', underReview: false })
  }
})

it('an identifier with a wrong digit can be corrected in the same session', async () => {
  const callers = callersOf(await startTestApp({ limits: noLimits }))
  const imei = freshImei()
  expect(await callers.dial(`1*${withWrongDigit(imei)}`)).toBe(`CON ${channelWords.en.slip}`)
  expect(await callers.dial(`1*${withWrongDigit(imei)}*${imei}`)).toMatch(
    /^END NOT IN THE REGISTRY/,
  )
  expect(await callers.dial(withWrongDigit(imei))).toBe(`CON ${channelWords.en.slip}`)
  expect(await callers.dial('2*hello')).toBe(`CON ${channelWords.en.notANumber}`)
})

test('a chosen language is remembered for 90 days', async () => {
  const app = await startTestApp({ limits: noLimits })
  const callers = callersOf(app)
  const number = '+2348055566677'
  await callers.dial('4*5', number)
  expect(await callers.dial('', number)).toContain('Lelee ekwenti')
  expect(await callers.dial('', '+2348055566678')).toContain('Check a phone')
  app.pass(days(90))
  expect(await callers.dial('', number)).toContain('Check a phone')
})

it('only the gateway is answered, and a forged request changes nothing', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { ussd } = testChannels()
  const form = `sessionId=1&phoneNumber=%2B2348011112222&text=4*3&serviceCode=`
  const [path, code] = [`/ussd/${ussd?.secret}`, '*347*123%23']
  const own = callersOf(app)
  const before = JSON.stringify(await allRows(app.database))
  const statusOf = async (response: Response | Promise<Response>) => (await response).status
  expect(await statusOf(own.post(`/ussd/${'x'.repeat(43)}`, form + code))).toBe(404)
  expect(await statusOf(own.post('/ussd/', form + code))).toBe(404)
  expect(await statusOf(own.post(path, `${form}*999%23`))).toBe(404)
  expect(await statusOf(own.post(path, 'text=4*3'))).toBe(404)
  expect(await statusOf(callersOf(app, noChannels).post(path, form + code))).toBe(404)
  const elsewhere = callersOf(app, { ...testChannels(), gatewayAddresses: ['10.1.0.0/16'] })
  expect(await statusOf(elsewhere.post(path, form + code, {}, '10.2.0.1'))).toBe(404)
  expect(JSON.stringify(await allRows(app.database))).toBe(before)
  expect(await statusOf(elsewhere.post(path, form + code, {}, '10.1.0.1'))).toBe(200)
  expect(await statusOf(own.post(path, form + code))).toBe(200)
})

it('each phone number has its own limit, and an IP address that sends wrong secrets is refused', async () => {
  const wrong = { ...policies.wrong, shared: 1 }
  const app = await startTestApp({ limits: { ...policies, wrong } })
  const callers = callersOf(app)
  const imei = freshImei()
  for (let at = 0; at < 60; at++) await callers.dial(`1*${imei}`)
  expect(await callers.dial(`1*${imei}`)).toBe(`END ${channelWords.en.tooMany}`)
  expect(await callers.dial(`1*${imei}`, '+2348011112223')).toMatch(/^END NOT IN THE REGISTRY/)
  const forge = () => callers.post(`/ussd/${'x'.repeat(43)}`, '', {}, '10.7.7.7')
  const statuses = []
  for (let at = 0; at < 61; at++) statuses.push((await forge()).status)
  expect(statuses.slice(59)).toEqual([404, 429])
})

it('a phone that looks up many identifiers of one model is throttled, and its gateway is not', async () => {
  const app = await startTestApp({ limits: noLimits })
  const callers = callersOf(app)
  for (let at = 0; at < 61; at++) await callers.dial(`1*${freshImei()}`)
  expect(app.services.enumeration.isActive()).toBe(true)
  const throttled = app.services.enumeration.throttled([{ by: 'address', id: '10.9.9.9' }], {
    namespace: 'imei',
    key: freshImei().slice(0, 14),
  })
  expect(throttled).toBeNull()
})

test('a gateway that repeats a step gets the same answer, counted once', async () => {
  const app = await startTestApp()
  const callers = callersOf(app)
  const text = `1*${freshImei()}`
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => callers.dial(text, undefined, 'ATUid_repeated')),
  )
  expect(new Set(answers).size).toBe(1)
  const { check_proofs } = await allRows(app.database)
  expect(check_proofs).toHaveLength(1)
})

it('every reply starts with CON or END and fits the length and character set of USSD', async () => {
  const app = await startTestApp({ limits: noLimits })
  const callers = callersOf(app)
  const step = fc.oneof(
    fc.constantFrom('0', '1', '2', '3', '4', '5', '', freshImei(), 'ABC123DE', 'Ikeja'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const answer = await callers.dial(steps.join('*'))
      expect(answer).toMatch(/^(CON|END) [\n\x20-\x5f\x61-\x7e]+$/)
      expect(answer.length).toBeLessThanOrEqual(182)
    }),
    { numRuns: fuzzRuns({ suite: 100, full: 10_000 }) },
  )
  expect(app.logged.join()).not.toContain('could not be answered')
})

test('no number is cut at the end of a long session: half of it is another number', async () => {
  const app = await startTestApp()
  const callers = callersOf(app)
  const asked = `1${`*${'no number '.repeat(18)}`.repeat(11)}`
  const reply = await callers.dial(`${asked.slice(0, 1991)}*5CG8225LZW`)
  expect(reply).toBe(await callers.dial('1*'.repeat(30)))
})
