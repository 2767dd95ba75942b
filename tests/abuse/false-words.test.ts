import { afterAll, expect, test } from 'vitest'
import { signUpForm } from '../support/users.ts'
import { printTable, startBattlefield } from './support/attacker.ts'
import { businessForm, imeiOf, prepareFixture } from './support/fixture.ts'
import { imageOf } from './support/image.ts'

const town = await prepareFixture(afterAll, async ({ user, users, confirmed, phones }) => {
  const owners = await users(2)
  const assets: string[] = []
  for (const [n, owner] of owners.entries()) {
    assets.push(
      ...(await phones(
        owner,
        Array.from({ length: 6 }, (_, m) => imeiOf('35990001', 10 * n + m)),
      )),
    )
  }
  return {
    owners,
    assets,
    shops: await users(2),
    named: await user(),
    superior: await confirmed(await user({ role: 'super-admin' })),
  }
})
const field = await startBattlefield(afterAll, town.dataDir)

test('an asset’s label cannot carry a URL into an owner’s mailbox', async () => {
  const addresses = [
    'evil.ru',
    'toju.support',
    'evil．com/x',
    'еvil.com',
    'evil。com',
    'evil.xn--p1ai',
    'EVIL.DE/login',
    'evil .com',
    'evil[.]com',
    'https:evil.com',
  ]
  const table = []
  const owners = town.owners.map((owner) => field.as(owner))
  for (const [n, address] of addresses.entries()) {
    const half = n < 5 ? 0 : 1
    const id = town.assets[6 * half + (n % 5)]
    const made = await owners[half]?.post('/api/assets/labels', { ids: [id] })
    const { code } = made?.body.data[0] ?? {}
    const words = { place: 'At the bakery', message: `I have it. Log in at ${address} first` }
    const { status } = await field.from().post(`/api/found/${code}`, words)
    table.push({ address, status })
  }
  printTable('URLs in a message to an owner', table)
  expect(table.filter(({ status }) => status < 400)).toEqual([])
  const honest = { place: 'Shop 4.2, Otigba St.', message: 'I have it. Ask for Mr. Bello at 8.30' }
  const last = await owners[0]?.post('/api/assets/labels', { ids: [town.assets[5]] })
  const { status } = await field.from().post(`/api/found/${last?.body.data[0].code}`, honest)
  expect(status, 'an honest message').toBe(200)
})

/** Control characters, line separators, and characters that reverse or hide text. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

test('no user or business name can break a line, reverse text direction or hide characters', async () => {
  const names = {
    'a line break': 'Ada\nYour account is locked',
    'a carriage return': 'Ada\rOkafor',
    'a line separator': 'Ada\u2028Okafor',
    'right to left': 'Ada\u202eokafor',
    'an isolate': 'Ada\u2066Okafor',
    'a zero width space': 'Ada\u200bOkafor',
    'a bell': 'Ada\u0007Okafor',
  }
  const client = field.as(town.named)
  const logo = await imageOf(client, field.origin)
  const kept: string[] = []
  for (const [n, [what, name]] of Object.entries(names).entries()) {
    const mine = `new${n}@example.org`
    await field.from().post('/api/auth/register', signUpForm({ email: mine, firstName: name }))
    await client.patch('/api/users', { lastName: name })
    const business = await client.post('/api/merchants', {
      ...businessForm('RC 7770001', { name }),
      logo,
    })
    const shown: Record<string, string> = {
      'a mail to who registered': (await field.mails(mine)).map(({ text }) => text).join(),
      'a profile': (await client.get('/api/auth/me')).body.data?.lastName ?? '',
      'a business': business.body.data?.name ?? '',
    }
    for (const [where, text] of Object.entries(shown)) {
      const breaksOff = where.includes('mail') ? /^(Your account|Okafor)/m : /\n/
      if (hidden.test(text.replaceAll('\n', ' ')) || breaksOff.test(text))
        kept.push(`${what} in ${where}`)
    }
  }
  printTable(
    'Names with invisible characters',
    kept.map((where) => ({ kept: where })),
  )
  expect(kept).toEqual([])
})

test('a company is verified once however its CAC number is written, and suspending its owner invalidates its certificate', async () => {
  const superior = field.as(town.superior)
  const [first, second] = town.shops.map((shop) => field.as(shop))
  if (!first || !second) throw new Error('two shops are needed')
  const verify = async (client: typeof first, cacNumber: string) => {
    const logo = await imageOf(client, field.origin)
    const applied = await client.post('/api/merchants', { ...businessForm(cacNumber), logo })
    if (applied.status >= 400) return applied
    const { id } = applied.body.data
    return superior.patch(`/api/admin/merchants/${id}`, { status: 'verified' })
  }
  const genuine = await verify(first, 'RC132314')
  expect(genuine.status, genuine.text).toBe(200)
  const copies = []
  for (const number of ['RC0132314', 'RC 00132314', 'rc-132314']) {
    copies.push({ number, status: (await verify(second, number)).status })
  }
  printTable('The CAC number of another user’s company', copies)
  expect.soft(copies.filter(({ status }) => status < 400)).toEqual([])

  const certificate = /"certificateNumber":"([^"]+)"/.exec(
    (await first.get('/api/merchants/me')).text + genuine.text,
  )?.[1]
  const check = async () =>
    (await field.from().get(`/api/certificates/check?text=${certificate}`)).body.data?.certificate
      ?.status
  const before = await check()
  const [owner] = town.shops
  const suspended = await superior.patch(`/api/admin/users/${owner?.id}`, {
    status: 'suspended',
    reason: 'Sold stolen phones',
  })
  expect(suspended.status, suspended.text).toBe(200)
  const after = await check()
  printTable('A certificate', [{ before, 'after its owner is suspended': after }])
  expect(before).toBe('valid')
  expect(after).not.toBe('valid')
})
