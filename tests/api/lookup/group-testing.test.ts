import { expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { adminListMatches, reviewMatch } from '../../../src/api/matching/admin-matches.ts'
import { decideMatch, getMatch, listMatches } from '../../../src/api/matching/matches.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { createReport, updateReport } from '../../../src/api/reports/reports.ts'
import { exportMyData } from '../../../src/api/users/my-account.ts'
import { offerCaps } from '../../../src/domain/matching/matches.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { days, hours, minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, phoneForm } from '../../support/factories.ts'
import { matchesIn } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, password, signIn, type User } from '../../support/users.ts'

/** What the finder wrote, and what the attacker wants to learn. */
const find = {
  name: 'Wine tecno spark 20 pro',
  notes: 'Arsenal sticker inside the pouch',
  description: 'Engraved Chidinma under a cracked corner, beside the zebra gate',
  location: 'Ikeja, Lagos',
  lastSeenDate: '2026-03-03',
}

const finderWords = [
  ...new Set(
    Object.values(find)
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g),
  ),
]

/** A generous dictionary: all the finder's words among common words about phones. */
const dictionary = [
  ...finderWords,
  ...`black white grey blue green red gold yellow orange brown purple pink graphite midnight silver
  teal navy burgundy maroon chelsea liverpool barcelona madrid naija eagle lion tiger flower butterfly
  heart star cross moon skull dragon angel glitter leather rubber wallet magnet strap lanyard ring
  holder keychain charm initials photo family church mosque school logo faculty matric hostel office
  ngozi amaka bola tunde emeka chika ifeoma yusuf aisha fatima ibrahim segun kemi funke uche obi ada
  chinedu blessing favour grace gift joy peace mercy patience chioma halima musa sani hauwa binta
  dent chip scratch burn stain bent loose broken missing button speaker camera lens flash port jack
  volume power fingerprint notch bezel hinge screw glue tape marker paint nail polish engraving carved
  written etched stamped printed label barcode receipt warranty box charger cable earphone memory card
  sim dual gb ram storage lagos ikeja surulere yaba lekki ajah epe agege mushin oshodi ojota berger
  maryland gbagada ketu mile ikorodu badagry festac apapa abuja kano kaduna jos enugu owerri benin
  ibadan abeokuta ilorin akure calabar uyo warri asaba one two three 12 13 14 20 a54 s21 pro max plus
  mini ultra lite note spark camon pop zebra gate market junction park garage station bridge`.split(
    /\s+/,
  ),
]
  .filter((word, at, all) => all.indexOf(word) === at)
  .slice(0, 200)

let count = 0

/** An identifier that nobody else has and that resembles no other. */
const inventedSerial = () => `ZQ${String(++count).padStart(3, '0')}WKX${(count * 7919) % 1000}TT`

async function registerAndReport(
  app: TestApp,
  user: User,
  status: 'Lost' | 'Found',
  uuid: string,
  words: Partial<typeof find> & { brand?: string },
) {
  const { name = 'A phone', notes = 'A phone', brand = 'Tecno', ...report } = words
  const { data: asset } = await user.call(createAsset, {
    ...(await phoneForm(app, uuid)),
    uuidType: /^\d{15}$/.test(uuid) ? 'imei1' : 'serial-number',
    brand,
    name,
    description: notes,
  })
  const { data } = await user.call(createReport, {
    assetId: asset.id,
    status,
    description: 'Gone',
    lastSeenDate: '2026-03-02',
    ...report,
  })
  return { asset: asset.id, report: data.id }
}

/** Everything this user can read that could depend on the other party. */
async function observed(app: TestApp, user: User): Promise<string> {
  return JSON.stringify([await shown(app, user), await exported(user)])
}

/** Closes the attacker's report and deletes the messages about it, which depend on nobody else. */
async function close(app: TestApp, user: User, id: string): Promise<void> {
  await confirmHere(app, user)
  await user.call(updateReport, { id, status: 'Found' })
  await app.database.write(async (tx) => {
    await tx.deleteFrom('notifications').where('kind', '=', 'closed-by-you').execute()
    await tx.deleteFrom('jobs').where('type', '=', 'closed-by-you').execute()
  })
}

async function shown(app: TestApp, user: User): Promise<unknown[]> {
  const { data: matches } = await user.call(listMatches, {})
  const details = await Promise.all(matches.map(({ id }) => user.call(getMatch, { id })))
  const { data: notifications } = await user.call(listNotifications, {})
  return [matches, details, notifications, await app.mailsTo(user.email)]
}

async function exported(user: User): Promise<unknown[]> {
  const { data: copy } = await user.call(exportMyData, { password })
  const sections = copy.sections.filter(({ name }) => ['matches', 'notifications'].includes(name))
  const log = copy.sections.find(({ name }) => name === 'activity_log')?.records ?? []
  const ofMatches = log.filter((entry) => (entry as { entity: string }).entity === 'match')
  return [sections, ofMatches]
}

test('group testing with 200 reworded reports reveals no word of a finder’s text', async () => {
  expect(dictionary).toHaveLength(200)
  expect(dictionary.join(' ').length).toBeLessThan(2000)
  const app = await startTestApp({ limits: noLimits })
  const [finder, attacker] = [await signIn(app), await signIn(app)]
  await registerAndReport(app, finder, 'Found', freshImei(), find)
  // As similar to the find as public data allows: one more common word would have revealed it.
  const form = { name: 'A wine phone', location: find.location }
  const { asset, report } = await registerAndReport(app, attacker, 'Lost', inventedSerial(), form)
  const nothing = await observed(app, attacker)
  const nothingShown = JSON.stringify(await shown(app, attacker))

  const learned: string[] = []
  const look = async (words: string) => {
    if (JSON.stringify(await shown(app, attacker)) !== nothingShown) learned.push(words)
  }
  // Within one report, in each field that is compared …
  for (let at = 0; at < dictionary.length; at += 10) {
    const words = dictionary.slice(at, at + 10).join(' ')
    await attacker.call(updateAsset, { id: asset, name: `A wine phone ${at}`, description: words })
    await attacker.call(updateReport, { id: report, description: `It has ${words}` })
    await look(words)
  }
  await attacker.call(updateReport, { id: report, description: dictionary.join(' ') })
  if ((await observed(app, attacker)) !== nothing) learned.push('all')
  await close(app, attacker, report)
  // … and in 200 reports after one another.
  await attacker.call(updateAsset, { id: asset, name: form.name, description: 'A phone' })
  const last = { id: '' }
  for (const word of dictionary) {
    if (last.id) await close(app, attacker, last.id)
    // A user makes at most 20 reports a day.
    app.pass(hours(1.5))
    const description = `It has ${word}`
    const lost = { assetId: asset, status: 'Lost' as const, lastSeenDate: '2026-03-02' }
    const { data } = await attacker.call(createReport, { ...lost, ...form, description })
    last.id = data.id
    await look(word)
  }
  expect(learned).toEqual([])
  expect(await observed(app, attacker)).toBe(nothing)

  // Staff see the match, with the number of edits.
  const admin = await signIn(app, { role: 'admin' })
  const { matches } = (await admin.call(adminListMatches, {})).data
  expect(matches).toMatchObject([{ offered: false, missing: { reportId: last.id } }])
  expect(matches[0]?.missing.recentReports).toBe(201)
})

it('repeated reports that vary day, place, make or model reveal nothing, and staff see who makes them', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [finder, attacker] = [await signIn(app), await signIn(app)]
  await registerAndReport(app, finder, 'Found', freshImei(), find)
  const nothing = await observed(app, attacker)
  for (const guess of [
    find,
    { ...find, lastSeenDate: '2026-03-04' },
    { ...find, lastSeenDate: '2026-02-01' },
    { ...find, location: 'Kano' },
    { ...find, location: 'Epe, Lagos' },
    { ...find, brand: 'Apple' },
    { ...find, name: 'Black tecno spark 10' },
  ]) {
    await registerAndReport(app, attacker, 'Lost', inventedSerial(), guess)
    expect(await observed(app, attacker), JSON.stringify(guess)).toBe(nothing)
  }
  const admin = await signIn(app, { role: 'admin' })
  const { matches } = (await admin.call(adminListMatches, {})).data
  expect(matches.length).toBeGreaterThan(0)
  expect(matches[0]?.missing.recentReports).toBe(7)
})

it('the offer of a similar identifier and its details do not depend on words, place, day, make or colour', async () => {
  const app = await startTestApp({ limits: noLimits })
  const seen: string[] = []
  for (const guess of [
    { description: 'Gone' },
    find,
    { ...find, lastSeenDate: '2026-03-04', location: 'Kano', brand: 'Apple', name: 'White 14' },
  ]) {
    const [finder, attacker] = [await signIn(app), await signIn(app)]
    const unique = String(++count).padStart(4, '3')
    await registerAndReport(app, finder, 'Found', `C02XLOTH${unique}`, find)
    const { report } = await registerAndReport(app, attacker, 'Lost', `C02XL0TH${unique}`, guess)
    const [match] = (await attacker.call(listMatches, {})).data
    expect(match).toMatchObject({ state: 'suggested', reasons: [], otherState: null })
    const item = guess === find ? find.name : (match?.item ?? '')
    const own = [report, match?.id ?? '', attacker.id, attacker.email, item]
    const [data] = (await attacker.call(listNotifications, {})).data.notifications
    const all = JSON.stringify([match, { ...data, id: '' }, await app.mailsTo(attacker.email)])
    const [mail] = await app.mailsTo(attacker.email)
    expect(mail?.text).not.toMatch(/Lagos|Tecno/)
    seen.push(own.reduce((rest, value) => rest.replaceAll(value, '…'), shape(all)))
  }
  expect(new Set(seen).size).toBe(1)
})

/** Without random parts. */
function shape(text: string): string {
  return text
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, '…')
    .replace(/\b\d{6}\b/g, '…')
    .replace(/a4?da\d+@example\.com/g, '…')
}

test('a match that staff offer reveals neither its date nor the wording that led to it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [finder, owner] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  await registerAndReport(app, finder, 'Found', freshImei(), find)
  const { report } = await registerAndReport(app, owner, 'Lost', inventedSerial(), find)
  const [match] = await matchesIn(app)
  const id = match?.id ?? ''
  expect((await owner.call(listMatches, {})).data).toEqual([])
  expect((await refusalOf(owner.call(getMatch, { id }))).status).toBe(404)
  expect((await refusalOf(owner.call(decideMatch, { id, decision: 'accept' }))).status).toBe(404)

  app.pass(minutes(20))
  await admin.call(reviewMatch, { id, decision: 'offer' })
  const again = await refusalOf(admin.call(reviewMatch, { id, decision: 'offer' }))
  expect(again.body?.code).toBe('MATCH_ALREADY_DECIDED')
  const { data } = await owner.call(getMatch, { id })
  expect(data).toMatchObject({ reportId: report, asked: true, reasons: [], otherState: null })
  expect(data.createdAt).toBe(app.clock.now)
  expect(id, 'a random id').toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  const copy = JSON.stringify((await owner.call(exportMyData, { password })).data)
  const ofMatch = copy.slice(copy.indexOf('"name":"matches"')).split('"name":')[1]
  expect(ofMatch).toContain(id)
  expect(ofMatch).not.toMatch(/score|reasons|created_at/)
  const { data: notifications } = await owner.call(listNotifications, {})
  expect(notifications.notifications.map(({ kind }) => kind)).toEqual(['match-suggested'])
})

test('both sides learn the reasons only once both have accepted', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [finder, owner] = [await signIn(app), await signIn(app)]
  await registerAndReport(app, finder, 'Found', 'C02XLOTH9K41', find)
  await registerAndReport(app, owner, 'Lost', 'C02XL0TH9K41', find)
  const [match] = await matchesIn(app)
  const id = match?.id ?? ''
  const withheld = { reasons: [], otherState: null }
  expect((await refusalOf(finder.call(decideMatch, { id, decision: 'accept' }))).status).toBe(404)
  const { data } = await owner.call(decideMatch, { id, decision: 'accept' })
  expect(data).toMatchObject({ ...withheld, state: 'open', asked: false })
  expect((await finder.call(getMatch, { id })).data).toMatchObject({ ...withheld, asked: true })
  expect((await refusalOf(owner.call(decideMatch, { id, decision: 'accept' }))).status).toBe(409)
  expect((await owner.call(getMatch, { id })).data).toMatchObject(withheld)

  const no = await refusalOf(finder.call(decideMatch, { id, decision: 'refuse' }))
  expect(no.status).toBe(403)
  await finder.call(decideMatch, { id, decision: 'accept' })
  for (const user of [owner, finder]) {
    const { data } = await user.call(getMatch, { id })
    expect(data).toMatchObject({ otherState: 'Lagos', asked: false })
    expect(data.reasons).toContain('Found in the same local government area')
  }
})

it('the possible matches a user is asked about are limited per day and per asset', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  // Each find has another look-alike of the lost phone’s identifier.
  const ways = ['O1S', '0IS', '01S', 'OI5', 'OIS', '0I5', 'O15']
  const offers = async () => (await owner.call(listMatches, {})).data.length
  for (const part of ways)
    await registerAndReport(app, await signIn(app), 'Found', `KX7WT${part}4`, {})
  await registerAndReport(app, owner, 'Lost', 'KX7WT0154', {})
  expect(await offers()).toBe(offerCaps.perAsset)
  expect(await matchesIn(app)).toHaveLength(ways.length)

  for (const asset of ['A', 'C', 'D', 'E']) {
    for (const part of ways.slice(0, 3)) {
      await registerAndReport(app, await signIn(app), 'Found', `WK${asset}4T${part}9`, {})
    }
    await registerAndReport(app, owner, 'Lost', `WK${asset}4T0159`, {})
  }
  expect(await offers()).toBe(offerCaps.perDay)
  const { notifications } = (await owner.call(listNotifications, {})).data
  expect(notifications).toHaveLength(offerCaps.perDay)
  app.pass(days(1))
  await registerAndReport(app, await signIn(app), 'Found', 'WKF4TO159', {})
  await registerAndReport(app, owner, 'Lost', 'WKF4T0159', {})
  expect(await offers()).toBe(offerCaps.perDay + 1)
})

it('rewording one report repeatedly is slowed, and staff see how often it happened', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { report } = await registerAndReport(app, user, 'Lost', inventedSerial(), {})
  for (let n = 0; n < policies.rewordReport.times; n++) {
    await user.call(updateReport, { id: report, description: `Gone ${n}` })
  }
  const refusal = await refusalOf(
    user.call(updateReport, { id: report, description: 'Gone again' }),
  )
  expect(refusal).toMatchObject({ status: 429 })
  const admin = await signIn(app, { role: 'admin' })
  await registerAndReport(app, await signIn(app), 'Found', 'C02XLOTHR3W1', {})
  const near = await registerAndReport(app, user, 'Lost', 'C02XL0THR3W1', {})
  for (let n = 0; n < 5; n++) {
    await user.call(updateReport, { id: near.report, description: `Gone ${n}` })
  }
  const { matches } = (await admin.call(adminListMatches, {})).data
  expect(matches).toMatchObject([{ missing: { edits: 5 }, found: { edits: 0 } }])
  // A user who got the item back can still close the report.
  await user.call(updateReport, { id: report, status: 'Found' })
})

test('an edit of a report takes a fixed time, whether or not its words resemble a find', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { report: id } = await registerAndReport(app, user, 'Lost', inventedSerial(), {})
  let timedCalls = 0
  app.services.withMinDuration = (work) => {
    timedCalls++
    return work
  }
  await user.call(updateReport, { id, description: 'It has a zebra' })
  expect(timedCalls).toBe(1)
})
