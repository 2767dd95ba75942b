import * as z from 'zod/mini'
import type { Endpoint } from '../../src/api/endpoint.ts'
import type { TestApp } from './app.ts'
import { carForm, uploadedImage } from './factories.ts'
import { type Input, nameOf, sampleInput } from './samples.ts'
import type { User } from './users.ts'

/** One invalid input, with a readable description. */
export interface InvalidInput {
  what: string
  input: Input
}

const vehicle = {
  vehicleID: 'FLEET-7',
  vin: '1M8GDM9AXKP042788',
  plateNumber: 'KJA-012AB',
  chassisNumber: 'AB-1234',
  vehicleRegistrationState: 'Lagos',
  make: 'Toyota',
  modelName: 'Corolla',
  color: 'Silver',
  year: 2012,
}
const police = { policeReference: 'AB/123/2026', policeStation: 'Panti, Yaba' }
const gadget = { uuidType: 'imei1', uuid: '490154203237518', brand: 'Apple' }
const moreIdentifiers = [{ kind: 'serial-number', value: 'C02XK0ABJGH5' }]
/** What an owner may add about the purchase of an asset. */
export const purchaseDetails = {
  purchasedOn: '2026-01-15',
  purchasedFrom: 'Slot, Ikeja',
  price: 450_000,
  warrantyUntil: '2027-01-15',
  notes: 'The box is at home',
  keptAt: 'In the shop',
  tags: 'work, insured',
}

/** Optional inputs beyond the samples, so that every field of every endpoint is tested. */
async function optionalFields(endpoint: Endpoint, app: TestApp): Promise<Input> {
  const [imageUrl, receiptUrl] = [await uploadedImage(app), await uploadedImage(app)]
  const photoUrls = [await uploadedImage(app)]
  const shared = { imageUrl, photoUrls, receiptUrl, hidden: true, ...purchaseDetails }
  const all: Record<string, Input> = {
    'POST /auth/register': { country: 'Nigeria', language: 'ha' },
    'POST /finds': { language: 'yo' },
    'POST /losses': { language: 'yo' },
    'POST /watches': { language: 'yo' },
    'PATCH /users': {
      firstName: 'Ada',
      lastName: 'Obi',
      phoneNumber: '08031234567',
      alternatePhoneNumber: '08031234568',
      profilePicture: imageUrl,
      language: 'ig',
    },
    'POST /assets': shared,
    'PATCH /assets/{id}': { ...shared, ...gadget, moreIdentifiers, ...vehicle, before: {} },
    'PATCH /notifications/preferences': { push: true, sms: false, whatsapp: false },
    'POST /reports/create-report': { imageUrl, ...police },
    'POST /admin/users': { role: 'admin' },
    'PATCH /admin/users/{id}': {
      phoneNumber: '08031234567',
      alternatePhoneNumber: '08031234568',
      address: '1 New Street',
      state: 'Lagos',
      lga: 'Ikeja',
      status: 'suspended',
      reason: 'Sold a stolen phone',
      role: 'admin',
    },
    'POST /merchants': {
      lga: 'Ikeja',
      country: 'Nigeria',
      website: 'https://shop.example',
      twitter: 'https://x.com/shop',
      instagram: 'https://www.instagram.com/shop',
      facebook: 'https://www.facebook.com/shop',
    },
    'PATCH /merchants/{id}': {
      name: 'Bola Laptops',
      categoryId: 'home-appliance',
      cacNumber: 'RC7777777',
      state: 'Lagos',
      lga: 'Ikeja',
      website: 'https://shop.example',
      twitter: 'https://x.com/shop',
      instagram: 'https://www.instagram.com/shop',
      facebook: 'https://www.facebook.com/shop',
    },
    'POST /merchants/products': { featuredPicture: imageUrl },
    'GET /certificates/check': { sha256: 'a'.repeat(64) },
    'PATCH /reports/{id}': {
      ...police,
      lastSeenDate: '2026-03-01',
      lastSeenTime: '10:30',
      state: 'Lagos',
      imageUrl,
      before: {},
      stillMissing: true,
    },
  }
  return all[nameOf(endpoint)] ?? {}
}

/** Inputs of an endpoint that together contain every field it knows, with a valid value each. */
export async function fullInputs(endpoint: Endpoint, app: TestApp, owner: User): Promise<Input[]> {
  const input = {
    ...(await sampleInput(endpoint, app, owner)),
    ...(await optionalFields(endpoint, app)),
  }
  if (nameOf(endpoint) !== 'POST /assets') return [input]
  return [
    { ...input, moreIdentifiers },
    { ...(await carForm(app)), ...(await optionalFields(endpoint, app)), ...vehicle },
  ]
}

/** The fields of a schema, and its required ones, for each of its variants. */
export function fieldsOf(endpoint: Endpoint): { all: Set<string>; required: string[] }[] {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const variants = (schema.oneOf ?? schema.anyOf ?? [schema]) as (typeof schema)[]
  return variants.map(({ properties = {}, required = [] }) => ({
    all: new Set(Object.keys(properties)),
    required,
  }))
}

const secret = /password/i
/** Text that no field may contain, except a password. */
const unstorable = ['a\u0000b', '\u0000', 'x\ud800y', '\udfff', '\u001b[31mred', '\u0007']
const otherTypes = [42, 0, -1, 1e308, true, false, [], ['text'], [null], {}, { text: 'text' }]
const wrongNumbers = ['12', '', -1, 0, 2012.5, 1e308, 2 ** 53, true, [2012], {}, null]
/** For lists of names. Empty names are left out, and a list needs at least one name. */
const wrongNames = [
  'text',
  42,
  true,
  {},
  null,
  [],
  [''],
  [' ', ''],
  [42],
  [null],
  [['a']],
  ['x'.repeat(61)],
  ['a\u0000b'],
  Array(11).fill('a'),
]
/** For prices. Null and empty text are valid: they clear the price. */
const wrongPrices = ['12', -1, 0, 2012.5, 1e308, 2 ** 53, true, [2012], {}]
const wrongLists = ['text', 42, true, {}, ['text'], [42], [null], [[]], Array(1000).fill('x')]
const wrongRecords = ['text', 42, true, null, [], ['text'], [{}]]
const wrongFlags = ['true', 'false', 0, 1, 'yes', [], {}, null]
const endless = 'x'.repeat(60_000)

/** Every field of an input missing, of another type, endless, or with invalid text. */
export function invalidInputs(
  endpoint: Endpoint,
  input: Input,
  required: readonly string[],
): InvalidInput[] {
  const travelsAsText = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return Object.entries(input).flatMap(([field, value]) => {
    if (endpoint.path.includes(`{${field}}`)) return []
    const values = travelsAsText ? wrongTexts(field, value) : wrongValues(field, value)
    const wrong = values.map((value) => ({
      what: `${field}: ${JSON.stringify(value)?.slice(0, 40)}`,
      input: { ...input, [field]: value },
    }))
    if (!required.includes(field)) return wrong
    const { [field]: _, ...rest } = input
    return [{ what: `without ${field}`, input: rest }, ...wrong]
  })
}

function wrongValues(field: string, value: unknown): unknown[] {
  if (typeof value === 'number') return field === 'price' ? wrongPrices : wrongNumbers
  if (Array.isArray(value)) return wrongListsOf(field)
  if (typeof value === 'boolean') return wrongFlags
  if (typeof value === 'object') return wrongRecords
  return [...otherTypes, endless, ...(secret.test(field) ? [] : unstorable)]
}

function wrongListsOf(field: string): unknown[] {
  if (field === 'products') return wrongNames
  // Any text can be looked up.
  return field === 'identifiers' ? wrongLists.filter((list) => !isListOfOneText(list)) : wrongLists
}

function isListOfOneText(list: unknown): boolean {
  return Array.isArray(list) && list.length === 1 && typeof list[0] === 'string'
}

/** In a URL everything is text: any can be looked up, except an endless one. */
function wrongTexts(field: string, value: unknown): unknown[] {
  if (field === 'identifier') return [endless]
  if (typeof value === 'number')
    return ['x', '-1', '0', '1.5', '1e308', 'NaN', 'Infinity', '[1]', ' ']
  return [endless, 'a\u0000b', '\u001b[31mred']
}

/** Odd but valid free text: it is stored unchanged or refused, and nothing breaks. */
export const oddTexts = [
  "Robert'); drop table users; --",
  '" or ""="',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '\u202eمرحبا\u202c עולם',
  '\u200b\u200d\ufeff',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '🦁👩🏾‍💻',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '%00%0d%0aset-cookie:a=b',
  '1e999',
  '-0',
  'null',
  'ﬀ Ⅷ ①',
  'ẹ̀kọ́ Ọ̀yọ́',
]

/** Unknown ids, and ids with path traversal. */
export const oddIds = [
  ' ',
  'x'.repeat(65),
  "x' or '1'='1",
  '__proto__',
  'constructor',
  'never-was',
  '-1',
  'null',
  '%00',
  '\u0000',
  '..%2f..%2fassets',
  '🦁',
  '{}',
]

/** Bodies that are no JSON object. */
export const brokenBodies = [
  '{',
  '{"a":',
  "{'a':1}",
  '{"a":NaN}',
  'null',
  '[]',
  '[{}]',
  '"text"',
  '42',
  'true',
  'undefined',
  '\u0000',
  `${'['.repeat(30_000)}`,
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
]
