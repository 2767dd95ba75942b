import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'
import { rotateLabel } from '../../../src/server/queries/assets/labels.ts'
import { issueCode, type KeyedTransaction } from '../../../src/server/queries/auth/email-codes.ts'
import { insertUser } from '../../../src/server/queries/users/save-users.ts'
import { forAll, freshAddress, printTable, shuffled } from './attacker.ts'
import { type Account, type Fixture, imeiOf, password } from './fixture.ts'

/** The address that a carrier gives to everybody at one cell tower. */
const tower = '197.210.8.1'
/** Four of five are strangers. */
const people = 1000
const known = 200
/** The phones that people buy, and the one that the abuser enumerates. */
const models = Array.from({ length: 100 }, (_, n) => String(35_310_000 + n))
const [swept = ''] = models

interface Sent {
  who: string
  what: string
  status: number
}

interface Request {
  method?: string
  body?: object | FormData
  ip?: string
  headers?: Record<string, string>
}

export interface Town {
  /** Users with a session, and those whose phone has logged in before. */
  signedIn: Account[]
  withDevice: Account[]
  /** Emails of those who log in on a new device, and of those who confirm a code. */
  loggingIn: Account[]
  confirming: { email: string; token: string }[]
  labels: string[]
}

/** The people of the tower, and the things that they find. */
export async function settleTown(
  { tx, users, phones }: Fixture,
  { now, encryption }: Omit<KeyedTransaction, 'tx'>,
): Promise<Town> {
  const quarter = (people - known) / 4
  const [signedIn, withDevice] = [await users(known / 2), await users(known / 2)]
  const loggingIn = await users(quarter)
  const confirming = []
  for (let n = 0; n < quarter; n++) {
    const email = `new${n}@example.com`
    const profile = { first_name: 'Ada', last_name: 'Okafor', phone_number: `0805${1e6 + n}` }
    const place = { state: 'Lagos', lga: 'Ikeja', address: '12 Allen Avenue' }
    const user = await insertUser(
      tx,
      { ...profile, ...place, email, password_hash: '-', email_verified_at: null },
      now,
    )
    if (user) confirming.push({ email, token: await issueCode({ tx, now, encryption }, user.id) })
  }
  const labels: string[] = []
  for (const [n, owner] of (await users(quarter / 4)).entries()) {
    const imeis = [0, 1, 2, 3].map((at) => imeiOf('35320001', 4 * n + at))
    for (const id of await phones(owner, imeis)) labels.push(await rotateLabel(tx, owner.id, id))
  }
  return { signedIn, withDevice, loggingIn, confirming, labels }
}

/**
 * A thousand honest people behind one address, somebody among them who abuses everything, and a
 * customer of another network with a whole /48. Returns every request of the honest ones that failed.
 */
export async function playCellTower(origin: string, town: Town) {
  const sent: Sent[] = []

  async function ask(who: string, what: string, path: string, request: Request = {}) {
    const { method = 'POST', body, ip = tower, headers } = request
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': ip,
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    sent.push({ who, what, status: response.status })
    return response
  }

  const look = (who: string, more: Request = {}, model = randomOf(models)) => {
    const imei = imeiOf(model, randomInt(1_000_000))
    return ask(who, 'a look-up', `/api/verify?identifier=${imei}`, { method: 'GET', ...more })
  }
  const logIn = (who: string, email: string, typed: string, more: Request = {}) =>
    ask(who, 'a log-in', '/api/auth/login', { body: { email, password: typed }, ...more })
  const upload = (who: string, bytes: Uint8Array<ArrayBuffer>, more: Request = {}) => {
    const body = new FormData()
    body.set('file', new Blob([bytes]), 'photo.png')
    return ask(who, 'a picture', '/api/uploads', { body, ...more })
  }
  const confirm = (who: string, body: { email: string; token: string }, more: Request = {}) =>
    ask(who, 'a code', '/api/auth/verify-token', { body, ...more })
  const message = (who: string, code: string, more: Request = {}) =>
    ask(who, 'a label message', `/api/found/${code}`, {
      body: { place: 'Ikeja', message: 'On a bench' },
      ...more,
    })
  const proof = (who: string, more: Request = {}) =>
    ask(who, 'a proof', `/api/verify/proof/T-${randomText(4)}-${randomText(4)}`, {
      method: 'GET',
      ...more,
    })
  const forgot = (who: string, more: Request = {}) =>
    ask(who, 'a reset link', '/api/auth/forgot-password', {
      body: { email: `${randomText(12)}@example.com` },
      ...more,
    })

  const photo = new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#146c43' } })
      .png()
      .toBuffer(),
  )
  const cookies = await forAll(town.withDevice, 8, async ({ email }) => {
    const response = await logIn('before', email, password, { ip: freshAddress() })
    const device = response.headers.getSetCookie().find((line) => /device=/.test(line))
    return { email, headers: { cookie: device?.split(';', 1)[0] ?? '' } }
  })

  const honest: (() => Promise<unknown>)[] = [
    ...town.signedIn.map(({ token }) => async () => {
      const headers = { authorization: `Bearer ${token}` }
      await look('known', { headers }, swept)
      await upload('known', photo, { headers })
    }),
    ...cookies.map(({ email, headers }) => async () => {
      await look('known', { headers }, swept)
      await logIn('known', email, password, { headers })
    }),
    ...town.loggingIn.map(({ email }) => async () => {
      await look('strangers')
      await logIn('strangers', email, password)
    }),
    ...town.confirming.map((code) => async () => {
      await look('strangers')
      await confirm('strangers', code)
    }),
    ...town.labels.map((code) => async () => {
      await look('strangers')
      await message('strangers', code)
    }),
    ...Array.from({ length: (people - known) / 4 }, () => async () => {
      await look('strangers')
      await upload('strangers', photo)
    }),
  ]

  /** What an abuser does again and again, at an address that may change. */
  const abuse = (who: string, more: () => Request) => [
    () => look(who, more(), swept),
    () => logIn(who, `${randomText(10)}@example.com`, 'a guess', more()),
    () => confirm(who, { email: `${randomText(10)}@example.com`, token: '000000' }, more()),
    () => upload(who, new Uint8Array(randomBytes(200)), more()),
    () => message(who, randomText(16).toLowerCase(), more()),
    () => proof(who, more()),
    () => forgot(who, more()),
  ]
  const inside = () => ({})
  const outside = () => ({ ip: `2001:db8:77:${randomInt(65_536).toString(16)}::1` })
  const many = <Task>(times: number, tasks: Task[]) =>
    Array.from({ length: times }, () => tasks).flat()

  const moreProofs = many(250, [() => proof('a /48 outside', outside())])

  const began = performance.now()
  const run = (task: () => Promise<unknown>) => task()
  // The abusers come first, so that every limit that they can fill is full.
  await Promise.all([
    forAll(many(100, abuse('the abuser', inside)), 14, run),
    forAll([...many(190, abuse('a /48 outside', outside)), ...moreProofs], 30, run),
    forAll(shuffled(honest), 16, run),
  ])
  const seconds = (performance.now() - began) / 1000
  print(
    sent.filter(({ who }) => who !== 'before'),
    seconds,
  )
  const failed = (by: string) => sent.filter(({ who, status }) => who === by && status >= 400)
  const of = (by: string) => sent.filter(({ who }) => who === by).length
  return {
    ofKnown: failed('known'),
    ofStrangers: failed('strangers'),
    strangersSent: of('strangers'),
  }
}

function print(sent: readonly Sent[], seconds: number) {
  const groups = Map.groupBy(sent, ({ who, what }) => `${who} · ${what}`)
  const rows = [...groups].map(([group, all]) => {
    const [who, what] = group.split(' · ')
    const refused = all.filter(({ status }) => status === 429).length
    const busy = all.filter(({ status }) => status === 503).length
    return { who, what, sent: all.length, refused, busy }
  })
  rows.sort((a, b) => (`${a.who} ${a.what}` < `${b.who} ${b.what}` ? -1 : 1))
  printTable(`A cell tower, ${sent.length} requests in ${seconds.toFixed(0)} s`, rows)
}

function randomOf<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)] as Item
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomText = (length: number) =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
