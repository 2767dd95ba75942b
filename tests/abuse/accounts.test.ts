import { afterAll, describe, expect, test } from 'vitest'
import { updateUser } from '../../src/server/queries/users/save-users.ts'
import { signUpForm } from '../support/users.ts'
import {
  codeTo,
  forAll,
  freshAddress,
  printTable,
  resetTokenTo,
  startBattlefield,
} from './support/attacker.ts'
import { password, prepareFixture } from './support/fixture.ts'

const town = await prepareFixture(afterAll, async ({ user, users, tx }) => {
  const [suspended = await user()] = await users(1)
  await updateUser(tx, suspended.id, { status: 'suspended' })
  return {
    suspended,
    verified: await users(4),
    owner: await user(),
    flooded: await user(),
    resetter: await user(),
    plus: await user({ email: 'ngozi.okafor@gmail.com' }),
  }
})
const field = await startBattlefield(afterAll, town.dataDir)

const logIn = (email: string, secret: string, client = field.from()) =>
  client.post('/api/auth/login', { email, password: secret })

const wrongCode = (right: string | undefined) => (right === '000000' ? '111111' : '000000')

describe('an attacker who registers with another user’s email', () => {
  test('a code verifies only the password of the registration that requested it, whichever registered first', async () => {
    const table: object[] = []
    for (const order of ['victim, attacker', 'attacker, victim', 'attacker, victim, attacker']) {
      const email = `hijacked${table.length}@example.org`
      const victim = { client: field.from(), password: 'the victim chose this one' }
      const attacker = { client: field.from(), password: 'the attacker chose this one' }
      const tokens: string[] = []
      for (const who of order.split(', ').map((name) => (name === 'victim' ? victim : attacker))) {
        const form = { ...signUpForm({ email }), password: who.password }
        expect((await who.client.post('/api/auth/register', form)).status).toBe(201)
        const entered = await logIn(email, who.password, who.client)
        if (who === attacker && entered.status === 200) tokens.push(entered.body.access_token)
        await field.passMinute()
      }
      // The victim types the newest code, in the browser they registered with.
      const codes = async () =>
        (await field.mails(email)).flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? [])
      let verified = 0
      for (const said of [{}, { email }]) {
        for (const token of await codes()) {
          if (verified === 200) break
          const form = { token, ...said }
          verified = (await victim.client.post('/api/auth/verify-token', form)).status
        }
      }
      const ofVictim = await logIn(email, victim.password)
      const ofAttacker = await logIn(email, attacker.password)
      const open = await Promise.all(
        tokens.map(async (token) => {
          const me = await field.from(freshAddress(), { token }).get('/api/auth/me')
          return me.status === 200 && JSON.stringify(me.body).includes('"emailVerified":true')
        }),
      )
      table.push({
        order,
        'victim verifies': verified,
        'victim logs in': ofVictim.status,
        verified: ofVictim.body.user?.emailVerified,
        'attacker logs in': ofAttacker.status,
        'attacker verified': ofAttacker.body.user?.emailVerified ?? false,
        'attacker’s session verified': open.includes(true),
      })
    }
    printTable('Two users who register one email', table)
    for (const row of table) {
      expect.soft(row).toMatchObject({
        'victim verifies': 200,
        'victim logs in': 200,
        verified: true,
        'attacker verified': false,
        'attacker’s session verified': false,
      })
    }
  })

  test('five wrong codes from a stranger do not invalidate the registrant’s code', async () => {
    const email = 'awaiting@example.org'
    const victim = field.from()
    await victim.post('/api/auth/register', signUpForm({ email }))
    const code = await codeTo(field, email)
    for (let n = 0; n < 6; n++) {
      await field.from().post('/api/auth/verify-token', { email, token: wrongCode(code) })
    }
    expect((await victim.post('/api/auth/verify-token', { token: code })).status).toBe(200)
  })
})

describe('an attacker who probes which emails have an account', () => {
  /** Account states that must be answered alike, three addresses of each. */
  async function targets() {
    const pending = ['p1', 'p2', 'p3'].map((name) => `${name}@example.org`)
    for (const email of pending) {
      await field.from().post('/api/auth/register', signUpForm({ email }))
    }
    await field.passMinute()
    return [
      ...['n1', 'n2', 'n3'].map((name) => ({ state: 'none', email: `${name}@example.org` })),
      ...town.verified.slice(0, 3).map(({ email }) => ({ state: 'verified', email })),
      ...pending.map((email) => ({ state: 'unverified', email })),
    ]
  }

  test('thirty wrong codes, a registration and one more code reveal nothing about nine addresses', async () => {
    const answers = await forAll(await targets(), 9, async ({ state, email }) => {
      const client = field.from()
      const stranger = field.from(client.address)
      for (let n = 0; n < 30; n++) {
        await stranger.post('/api/auth/verify-token', { token: '000000' })
      }
      await client.post('/api/auth/register', signUpForm({ email }))
      const response = await client.post('/api/auth/verify-token', { token: '000000' })
      return { state, status: response.status }
    })
    printTable('One more code after thirty wrong ones', answers)
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
  })

  test('an address with an account reaches every rate limit at the same attempt as one without', async () => {
    const addresses = [
      { state: 'none', email: 'nobody@example.org' },
      { state: 'verified', email: town.verified[3]?.email ?? '' },
      { state: 'unverified', email: 'pending@example.org' },
      { state: 'suspended', email: town.suspended.email },
    ]
    await field.from().post('/api/auth/register', signUpForm({ email: 'pending@example.org' }))
    await field.passMinute()
    const doors: [string, number, (email: string) => object][] = [
      ['/api/auth/login', 12, (email) => ({ email, password: 'not the right one' })],
      ['/api/auth/verify-token', 32, (email) => ({ email, token: '000000' })],
      ['/api/auth/resend-code', 6, (email) => ({ email })],
      ['/api/auth/forgot-password', 6, (email) => ({ email })],
      ['/api/finds/confirm', 32, (email) => ({ email, token: '000000' })],
    ]
    const table: Record<string, string>[] = []
    await forAll(doors, 5, async ([door, times, form]) => {
      const rows = await forAll(addresses, 4, async ({ state, email }) => {
        const client = field.from()
        const said: string[] = []
        for (let n = 0; n < times; n++) {
          const { status, body } = await client.post(door, form(email))
          said.push(`${status} ${String(body.message).replace(/\d+(:\d+)?/g, 'n')}`)
        }
        return [state, said.join('\n')] as const
      })
      table.push({ door, ...Object.fromEntries(rows) })
    })
    const kinds = (row: Record<string, string>) =>
      new Set(addresses.map(({ state }) => row[state])).size
    printTable(
      'Responses by account state, in a row from one address',
      table.map((row) => ({ door: row['door'], 'different for': kinds(row) - 1 })),
    )
    expect(table.filter((row) => kinds(row) > 1)).toEqual([])
  })
})

describe('an attacker who tries to lock an owner out', () => {
  test('wrong passwords from ten addresses do not lock out the owner’s known device', async () => {
    const { email } = town.owner
    const device = field.from()
    expect((await logIn(email, password, device)).status).toBe(200)
    await forAll(Array.from({ length: 11 }), 2, async () => {
      const stranger = field.from()
      for (let n = 0; n < 10; n++) await logIn(email, `wrong guess ${n}`, stranger)
    })
    const again = await logIn(email, password, device)
    expect(again.status, again.text).toBe(200)
  })

  test('an owner’s reset link arrives within a minute after strangers triggered a thousand emails in their name', async () => {
    const { email } = town.flooded
    const doors: [string, object][] = [
      ['/api/watches', { identifier: '356938035643809', email }],
      ['/api/newsletter/subscribe', { email }],
      ['/api/auth/resend-code', { email }],
      ['/api/auth/register', signUpForm({ email })],
      [
        '/api/finds',
        {
          identifier: '356938035643809',
          brand: 'Tecno',
          description: 'A phone under a seat',
          state: 'Lagos',
          email,
        },
      ],
    ]
    for (const [door, form] of doors) {
      // Each registration hashes a password.
      const [times, concurrency] = door === '/api/auth/register' ? [40, 4] : [240, 40]
      await forAll(Array.from({ length: times }), concurrency, () => field.from().post(door, form))
    }
    const caused = (await field.mails(email)).length
    const began = performance.now()
    const asked = await field.from().post('/api/auth/forgot-password', { email })
    const token = await resetTokenTo(field, email)
    printTable('A thousand emails requested in one user’s name', [
      {
        sent: caused,
        'the link arrived': token !== undefined,
        ms: Math.round(performance.now() - began),
      },
    ])
    expect.soft(asked.status).toBe(200)
    expect.soft(token, 'a reset link').toBeDefined()
    expect.soft(caused).toBeLessThanOrEqual(10)
  })

  test('spelling variants of one mailbox share its email limit', async () => {
    const spellings = Array.from({ length: 25 }, (_, n) => [
      `ngozi.okafor+${n}@gmail.com`,
      `${'ngoziokafor'.slice(0, 1 + (n % 9))}.${'ngoziokafor'.slice(1 + (n % 9))}@gmail.com`,
    ]).flat()
    await forAll(spellings, 10, (email) =>
      field.from().post('/api/watches', { identifier: '356938035643809', email }),
    )
    const mails = await field.mails()
    const sent = mails.filter(({ to }) => /^[a-z.]+(\+\d+)?@gmail\.com$/.test(to)).length
    printTable('Spellings of one mailbox', [{ spellings: spellings.length, mails: sent }])
    expect(sent).toBeLessThanOrEqual(5)
  })
})

describe('an attacker who once saw a link, or guesses one', () => {
  test('a reset link stops working once the password has been changed another way', async () => {
    const { email } = town.resetter
    await field.from().post('/api/auth/forgot-password', { email })
    const token = await resetTokenTo(field, email)
    const owner = field.from()
    const entered = await logIn(email, password, owner)
    owner.token = entered.body.access_token
    const newPassword = 'a brand new secret of mine'
    const change = { currentPassword: password, newPassword, confirmPassword: newPassword }
    const changed = await owner.post('/api/auth/change-password', change)
    expect(changed.status, changed.text).toBe(200)
    const used = await field
      .from()
      .post('/api/auth/reset-password', { token, newPassword: 'what the thief would like' })
    expect(used.status).toBe(400)
  })

  test.each([
    ['the user’s own email', 'ada.okafor77@example.org'],
    ['the start of the user’s own email', 'ada.okafor77'],
    ['the user’s own name', 'adaokafor1'],
    ['a common password with the usual substitutions', 'P@ssw0rd!'],
  ])('%s is refused as a password', async (_, guess) => {
    const form = { ...signUpForm({ email: 'ada.okafor77@example.org' }), password: guess }
    const { status, body } = await field.from().post('/api/auth/register', form)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('password')
  })

  test('the response says when an email was withheld because one was just sent, identically for every address', async () => {
    const said: string[][] = []
    for (const email of [town.verified[0]?.email, 'nobody-at-all@example.org']) {
      await field.passMinute()
      const client = field.from()
      const messages: string[] = []
      for (let n = 0; n < 2; n++) {
        const { body } = await client.post('/api/auth/forgot-password', { email })
        messages.push(String(body.message).replace(/\d+/g, 'n'))
      }
      said.push(messages)
    }
    printTable(
      'A reset link requested twice',
      said.map(([first, second]) => ({ first, second })),
    )
    expect.soft(said[0]).toEqual(said[1])
    expect.soft(said[0]?.[1], 'the second says that one went out').not.toBe(said[0]?.[0])
  })
})
