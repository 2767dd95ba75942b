import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { decideMatch, getMatch, listMatches } from '../../../src/api/matching/matches.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { createReport, updateReport } from '../../../src/api/reports/reports.ts'
import { eraseMyAccount, updateProfile } from '../../../src/api/users/my-account.ts'
import { astroLocals } from '../../../src/server/http/rendered/astro-locals.ts'
import { sendDigests } from '../../../src/server/jobs/send-digests.ts'
import { endpoints } from '../../../src/server/routes/routes.ts'
import { days, startTestApp, type TestApp } from '../../support/app.ts'
import { freshImei, registerPhone } from '../../support/factories.ts'
import { lookAlikeSerials, matchesIn } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { nameOf } from '../../support/samples.ts'
import { password, signIn, type User } from '../../support/users.ts'

/** Texts about one party that the other must not see. */
interface Canary {
  name: string
  phone: string
  address: string
  place: string
  words: string
}

const canaries: Record<'owner' | 'finder', Canary> = {
  owner: {
    name: 'Zuberi',
    phone: '08099988771',
    address: '77 Marula Crescent',
    place: 'Kofar Mata gate, Kano',
    words: 'grandmother engraved it',
  },
  finder: {
    name: 'Wambui',
    phone: '08099988772',
    address: '78 Baobab Crescent',
    place: 'Sabon Gari stall, Kano',
    words: 'cracked beside the lens',
  },
}

async function signInAs(app: TestApp, canary: Canary): Promise<User> {
  const user = await signIn(app)
  await user.call(updateProfile, {
    firstName: canary.name,
    phoneNumber: canary.phone,
    address: canary.address,
    state: 'Kano',
    lga: 'Dala',
  })
  return user
}

async function reportAs(user: User, canary: Canary, assetId: string, status: 'Lost' | 'Found') {
  const { data } = await user.call(createReport, {
    assetId,
    status,
    description: canary.words,
    location: canary.place,
    lastSeenDate: '2026-03-03',
  })
  return data
}

/** Everything shown or emailed to a user about others, as one text. */
async function allThatReaches(app: TestApp, user: User): Promise<string> {
  const answers: unknown[] = []
  for (const endpoint of endpoints.filter(
    ({ method, access }) => method === 'GET' && access !== 'staff',
  )) {
    if (endpoint.path.includes('{')) continue
    const query = nameOf(endpoint) === 'GET /verify' ? '?identifier=KJA012AB' : ''
    answers.push(await (await user.send('GET', endpoint.path + query)).json())
  }
  for (const { id } of (await user.call(listMatches, {})).data) {
    answers.push((await user.call(getMatch, { id })).data)
  }
  const mails = await app.mailsTo(user.email)
  return JSON.stringify([answers, mails])
}

function leaksOf(text: string, canary: Canary, other: User, numbers: readonly string[]) {
  const secrets = [...Object.values(canary), other.email, other.id, 'Marula', 'Kofar', 'Sabon']
  return [...secrets, ...numbers].filter((secret) => text.includes(secret))
}

test('no response, notification, email or page reveals one party’s name, phone, email, place, words or identifier to the other', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signInAs(app, canaries.owner)
  const finder = await signInAs(app, canaries.finder)
  const imei = freshImei()
  const [mine, theirs] = lookAlikeSerials()
  const serial = { uuidType: 'serial-number' as const, brand: 'Maker' }

  // An equal identifier, and one that only looks alike.
  const lost = await registerPhone(app, owner, imei)
  const found = await registerPhone(app, finder, imei)
  const like = await registerPhone(app, owner, mine, serial)
  const alike = await registerPhone(app, finder, theirs, serial)
  const reports = [
    await reportAs(owner, canaries.owner, lost.id, 'Lost'),
    await reportAs(finder, canaries.finder, found.id, 'Found'),
    await reportAs(finder, canaries.finder, alike.id, 'Found'),
    await reportAs(owner, canaries.owner, like.id, 'Lost'),
  ]
  expect((await matchesIn(app)).map(({ kind }) => kind).sort()).toEqual(['exact', 'possible'])
  await finder.call(verify, { identifier: imei })
  await app.services.lookupAlerts.flush()

  const look = async (moment: string) => {
    const toOwner = (await allThatReaches(app, owner)).replaceAll(mine, '')
    const toFinder = (await allThatReaches(app, finder)).replaceAll(theirs, '')
    expect(
      leaksOf(ofOthers(toOwner, canaries.owner), canaries.finder, finder, [theirs]),
      moment,
    ).toEqual([])
    expect(
      leaksOf(ofOthers(toFinder, canaries.finder), canaries.owner, owner, [mine]),
      moment,
    ).toEqual([])
    const page = JSON.stringify(await astroLocals(app.services, { ip: '10.2.2.2' }).verify(imei))
    for (const canary of Object.values(canaries)) {
      expect(
        Object.values(canary).filter((secret) => page.includes(secret)),
        moment,
      ).toEqual([])
    }
  }
  await look('matched')

  const possible = (await matchesIn(app)).find(({ kind }) => kind === 'possible')
  await owner.call(decideMatch, { id: possible?.id ?? '', decision: 'accept' })
  await look('accepted')

  await finder.call(updateReport, { id: reports[1]?.id ?? '', status: 'Handed over' })
  await owner.call(updateReport, { id: reports[0]?.id ?? '', status: 'Found' })
  app.clock.now = Date.parse('2026-03-05T08:00:00Z')
  await sendDigests(app.services)
  await look('recovered')

  await owner.call(eraseMyAccount, { password })
  await lookAfterErasure(app, finder, owner, mine)
})

/** Checks that the finder learns nothing more after the owner’s account was erased. */
async function lookAfterErasure(app: TestApp, finder: User, owner: User, mine: string) {
  app.pass(days(1))
  await sendDigests(app.services)
  const toFinder = ofOthers(await allThatReaches(app, finder), canaries.finder)
  expect(leaksOf(toFinder, canaries.owner, owner, [mine]), 'erased').toEqual([])
  const kinds = (await finder.call(listNotifications, {})).data.notifications.map(
    ({ kind }) => kind,
  )
  expect(kinds).toContain('match-withdrawn')
}

/** A user's own data may be in their own responses. */
function ofOthers(text: string, own: Canary): string {
  return Object.values(own).reduce((rest, value) => rest.replaceAll(value, ''), text)
}
