import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { phoneForm, registerCar } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

/** One owner’s assets, as typed when they were registered. */
const gadgets = [
  ['imei1', '35-209900-176148-1'],
  ['meid', 'AF0123450ABCDE'],
  ['serial-number', 'c02-xk0ab-jgh5'],
  ['uuid', '123E4567-E89B-12D3-A456-426614174000'],
  ['mac-address', '00-1a-2b-3c-4d-5e'],
] as const

async function startWithAssets() {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  for (const [uuidType, uuid] of gadgets) {
    await owner.call(createAsset, { ...(await phoneForm(app)), uuidType, uuid })
  }
  await registerCar(app, owner, { vin: 'WVWZZZ3CZEE140287', plateNumber: 'KJA-012AB' })
  await registerCar(app, owner, {
    vin: '',
    chassisNumber: '1M8GDM9AXKP042788',
    plateNumber: 'NA 123 B01',
  })
  const old = { vin: '', chassisNumber: 'BJ40-12345', plateNumber: 'AB123-CDE' }
  await registerCar(app, owner, old)
  await registerCar(app, owner, { ...old, chassisNumber: '49015420323751', plateNumber: 'GGE-1' })
  return async (identifier: string) => (await app.visit().call(verify, { identifier })).data
}

test('lookups find an identifier in any format', async () => {
  const find = await startWithAssets()
  const written: [string, string, string][] = [
    // An IMEI with and without its check digit, grouped, with its software version, in other
    // digits.
    ['352099001761481', 'imei1', '352099 00 176148 1'],
    ['35 209900 176148 1', 'imei1', '352099 00 176148 1'],
    ['35209900176148', 'imei1', '352099 00 176148 1'],
    ['35-209900-176148-23', 'imei1', '352099 00 176148 1'],
    ['٣٥٢٠٩٩٠٠١٧٦١٤٨١', 'imei1', '352099 00 176148 1'],
    ['  352099001761481\n', 'imei1', '352099 00 176148 1'],
    ['af 0123450 abcde', 'meid', 'AF 012345 0ABCDE'],
    ['293608736500703710', 'meid', 'AF 012345 0ABCDE'],
    ['C02XK0ABJGH5', 'serial-number', 'C02X K0AB JGH5'],
    ['123e4567e89b12d3a456426614174000', 'uuid', '123E4567-E89B-12D3-A456-426614174000'],
    ['001A.2B3C.4D5E', 'mac-address', '00:1A:2B:3C:4D:5E'],
    ['wvwzzz3czee140287', 'vin', 'WVW ZZZ3CZ EE140287'],
    ['KJA-012AB', 'plateNumber', 'KJA-012AB'],
    ['kja 012 ab', 'plateNumber', 'KJA-012AB'],
    ['KJA-OI2AB', 'plateNumber', 'KJA-012AB'],
    ['ab123cde', 'plateNumber', 'AB123-CDE'],
    ['NA123B01', 'plateNumber', 'NA123B01'],
    // A chassis number that could be a VIN is looked up as one.
    ['1M8GDM9AXKP042788', 'chassisNumber', '1M8 GDM9AX KP042788'],
    ['bj40 12345', 'chassisNumber', 'BJ40 1234 5'],
  ]
  for (const [text, kind, identifier] of written) {
    expect(await find(text), text).toMatchObject({ verdict: 'clear', kind, identifier })
  }
})

test('a phone registered with IMEI 2 is found by its IMEI 1, and vice versa', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = { ...(await phoneForm(app, '352099001761481')), uuidType: 'imei2' as const }
  await owner.call(createAsset, form)
  const { data } = await app.visit().call(verify, { identifier: '352099001761481' })
  expect(data).toMatchObject({ verdict: 'clear', kind: 'imei2' })
})

test('two different identifiers never match', async () => {
  const find = await startWithAssets()
  const others = ['C02XKOABJGH5', 'CO2XK0ABJGH5', '001A2B3C4D5F', 'AF0123450ABCDF', 'BJ40l2345']
  for (const text of others) expect((await find(text)).verdict, text).toBe('unknown')
  // A chassis number with the first 14 digits of an IMEI is not that phone.
  expect((await find('490154203237518')).verdict).toBe('unknown')
  // A serial number does not match a plate, nor a plate a serial number.
  expect((await find('0123450ABCDE')).verdict).toBe('unknown')
})

test('a likely typo is pointed out with its reason, because “not in the registry” would be false comfort', async () => {
  const find = await startWithAssets()
  const typos: [string, string][] = [
    ['352099001761482', 'is wrong'],
    ['490154203237517', 'is wrong'],
    ['86012304000017', 'without its last digit'],
    ['4901542032375199', 'may be the software version'],
    ['49015420323751842', 'Type only these 15'],
    ['AF0123450ABCDE0', 'is wrong'],
    ['IM8GDM9AXKP042788', 'never has the letters I, O or Q'],
    ['01:02:03:04:05:06', 'group of devices'],
  ]
  for (const [text, why] of typos) {
    const answer = await find(text)
    expect(answer, text).toMatchObject({ verdict: 'invalid', kind: null, underReview: false })
    expect(answer.message, text).toContain(why)
  }
})

test('an impossible identifier is invalid with a message, and a well-formed request is always a 200', async () => {
  const find = await startWithAssets()
  const junk: [string, string][] = [
    ['', 'Type the number'],
    ['   ', 'Type the number'],
    ['???', 'Type the number'],
    ['abc', 'too short'],
    ['n/a', 'is not a full number'],
    ['none', 'is not a full number'],
    ['000000000000000', 'is not a full number'],
    ['123456789', 'is not a full number'],
    ['ПАСПОРТ1234', 'not from A to Z'],
    ['x1'.repeat(33), 'too long'],
    [`a1${' '.repeat(300)}b2c3`, 'too long'],
    ['\u0000\u0000', 'Type the number'],
  ]
  for (const [text, why] of junk) {
    const answer = await find(text)
    expect(answer.verdict, JSON.stringify(text)).toBe('invalid')
    expect(answer.message, JSON.stringify(text)).toContain(why)
    expect(Object.keys(answer).sort()).toEqual([
      'advice',
      'identifier',
      'kind',
      'message',
      'underReview',
      'verdict',
    ])
    expect(answer.identifier.length).toBeLessThanOrEqual(64)
  }
})

test('words, and texts that are too short, get no all-clear unless somebody registered exactly that', async () => {
  const app = await startTestApp({ limits: noLimits })
  const find = async (identifier: string) => (await app.visit().call(verify, { identifier })).data
  for (const text of ['hello world', ' Samsung Galaxy ', '4521', 'AB12C', 'X-1 2 7']) {
    expect(await find(text), text).toMatchObject({
      verdict: 'invalid',
      kind: null,
      identifier: text.trim(),
    })
  }
  for (const text of ['S/N 452180', 'C02XK0ABJGH5', 'KJA-012AB', '352099001761481']) {
    expect((await find(text)).message, text).toContain('not in the registry')
  }
  const owner = await signIn(app)
  const form = { ...(await phoneForm(app)), uuidType: 'serial-number' as const }
  await owner.call(createAsset, { ...form, uuid: 'AB12C' })
  await owner.call(createAsset, { ...form, uuid: 'HELLOWORLD' })
  for (const text of ['ab12c', 'hello world']) {
    expect(await find(text), text).toMatchObject({ verdict: 'clear', kind: 'serial-number' })
  }
})

test('an empty identifier, or one over 500 characters, is refused', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  expect((await visitor.send('GET', '/verify')).status).toBe(400)
  const long = await refusalOf(visitor.call(verify, { identifier: '1'.repeat(501) }))
  expect(long.body?.fields).toEqual({ identifier: 'This is too long. Type one number only.' })
})

test('a number with too few digits for an IMEI gets a message that says so', async () => {
  const app = await startTestApp({ limits: noLimits })
  for (const text of ['356938', '35693803', '3569 3803 8367']) {
    const { data } = await app.visit().call(verify, { identifier: text })
    expect(data, text).toMatchObject({ verdict: 'invalid', kind: null, identifier: text })
    const digits = text.replaceAll(' ', '').length
    expect(data.message).toContain(`An IMEI has 15 digits, and this number has ${digits}.`)
    expect([data.message, ...data.advice].join(' ')).not.toMatch(/nothing is reported/i)
  }
})

test('a registered serial number is found even if it looks like a short IMEI', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = { ...(await phoneForm(app)), uuidType: 'serial-number' as const, uuid: '35693803' }
  await owner.call(createAsset, form)
  const { data } = await app.visit().call(verify, { identifier: '3569 3803' })
  expect(data).toMatchObject({ verdict: 'clear', kind: 'serial-number' })
})
