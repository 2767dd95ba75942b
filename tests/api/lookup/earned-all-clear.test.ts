import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importAssets, updateAsset } from '../../../src/api/assets/assets.ts'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { ApiError } from '../../../src/api/problem.ts'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { check } from '../../../src/api/v1/check.ts'
import type { GadgetIdentifierKind } from '../../../src/domain/identifiers/kinds.ts'
import { programOf } from '../../support/api-keys.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { callersOf } from '../../support/channels/callers.ts'
import { testChannels } from '../../support/channels/channel-settings.ts'
import { startGateway, takesAll } from '../../support/channels/gateway.ts'
import { it } from '../../support/database/embedded-only.ts'
import {
  registerCar,
  registerPhone,
  report,
  reportedLongAgo,
  tableRow,
} from '../../support/factories.ts'
import { fuzzRuns } from '../../support/fuzz.ts'
import {
  lettersOfNumbers,
  numberlessTexts,
  type ReportedNumbers,
  reportedNumbers,
  reportedShapes,
  textOf,
} from '../../support/identifier-shapes.ts'
import { verifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { putOnPlan } from '../../support/payments.ts'
import { confirmHere, signUpAndIn } from '../../support/users.ts'

const digits = (length: number) => textOf([...'0123456789'], length)
const eanOf = (payload: string) => {
  const sum = [...payload].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${payload}${(10 - (sum % 10)) % 10}`
}

/** Numbers of a SIM card, a telephone, a product, a model, a day, a price, and a stranger's page. */
const numberless = fc.oneof(
  digits(14).map((tail) => `89234${tail}`),
  digits(24).map((tail) => `89049032${tail}`),
  fc
    .tuple(fc.constantFrom('070', '080', '081', '090', '091'), digits(8))
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('+234 803', '+234-906', '+44 7911'), digits(3), digits(4))
    .map((parts) => parts.join(' ')),
  digits(9).map((tail) => eanOf(`880${tail}`)),
  textOf(lettersOfNumbers, 3).map((text) => `FCC ID: A3L${text}546E`),
  fc.tuple(textOf(lettersOfNumbers, 1), digits(3)).map(([line, no]) => `SM-${line}${no}F`),
  digits(4).map((no) => `CPH${no}`),
  fc
    .date({ min: new Date('2015-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.integer({ min: 1, max: 999 }).map((thousands) => `N${thousands},000`),
  digits(6).map((no) => `https://example.com/item?id=${no}`),
  fc.tuple(digits(1), fc.integer({ min: 8, max: 17 })).map(([digit, times]) => digit.repeat(times)),
)

/** Registers and reports a phone, a laptop and a car with these numbers. */
async function startWithLost(app: TestApp, { imei, serial, vin, plate }: ReportedNumbers) {
  const owner = await signUpAndIn(app)
  const assets = [
    await registerPhone(app, owner, imei),
    await registerPhone(app, owner, serial, { uuidType: 'serial-number' }),
    await registerCar(app, owner, { vin, plateNumber: plate }),
  ]
  for (const { id } of assets) await report(owner, id, 'Lost')
  await reportedLongAgo(app)
}

const allClear = /NOTHING REPORTED|NOT IN THE REGISTRY/

/** Asks every door: each says a verdict, or `clear` if its reply is an all-clear. */
async function startDoors(app: TestApp) {
  const gateway = await startGateway(takesAll)
  const callers = callersOf(app, testChannels(gateway.url))
  const user = await signUpAndIn(app)
  await putOnPlan(app, user.id, 'Merchant')
  const program = await programOf(app, user)
  return async (text: string): Promise<Record<string, string>> => {
    const seen = gateway.requests.length
    const { data } = await app.visit().call(verify, { identifier: text })
    const batch = await user.call(verifyBatch, { identifiers: [text] })
    const v1 = await program.call(check, { identifier: text })
    const proof = await app
      .visit()
      .call(createProof, { identifier: text.replaceAll('\n', ' ') })
      .then(
        ({ data: { jws } }) => Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString(),
        () => 'refused',
      )
    await callers.text(text)
    await callers.chat({ type: 'text', text: { body: text } })
    await callers.deliver()
    const replies = gateway.requests
      .slice(seen)
      .map(({ body }) => decodeURIComponent(body.replaceAll('+', ' ')))
    expect(replies, text).toHaveLength(2)
    const dialled = text.includes('*') ? '' : await callers.dial(`1*${text}`)
    return {
      web: data.verdict,
      batch: batch.data.rows[0]?.answer.verdict ?? '',
      v1: v1.data.verdict,
      proof: /"verdict":"(?:clear|unknown)"/.test(proof) ? 'clear' : 'other',
      ussd: allClear.test(dialled) ? 'clear' : 'other',
      messages: replies.some((reply) => allClear.test(reply)) ? 'clear' : 'other',
    }
  }
}

it('a text with a reported number, in any shape, is never an all-clear at any door', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [reported] = fc.sample(reportedNumbers, 1)
  if (!reported) throw new Error('no numbers were made')
  await startWithLost(app, reported)
  const answersTo = await startDoors(app)
  for (const [name, write] of reportedShapes) {
    const answers = await answersTo(write(reported))
    for (const [door, answer] of Object.entries(answers)) {
      expect(answer, `${name}: ${write(reported)} by ${door}`).not.toMatch(/^(?:clear|unknown)$/)
    }
  }
}, 120_000)

it.each(['registration', 'import', 'edit'] as const)(
  'by %s of a reported number, in any shape, nobody makes it or the shape an all-clear',
  async (door) => {
    const app = await startTestApp({ limits: noLimits })
    const [reported] = fc.sample(reportedNumbers, 1)
    if (!reported) throw new Error('no numbers were made')
    await startWithLost(app, reported)
    const thief = await signUpAndIn(app)
    await verifiedOf(app, thief)
    await confirmHere(app, thief)
    const { id } = await registerPhone(app, thief)
    const sends = {
      registration: (uuid: string, uuidType: GadgetIdentifierKind) =>
        registerPhone(app, thief, uuid, { uuidType }),
      import: (uuid: string, uuidType: GadgetIdentifierKind) =>
        thief.call(importAssets, { dryRun: false, rows: [{ ...tableRow(uuid), uuidType }] }),
      edit: (uuid: string, uuidType: GadgetIdentifierKind) =>
        thief.call(updateAsset, { id, uuid, uuidType }),
    }
    const visitor = app.visit()
    for (const [name, write] of reportedShapes) {
      const text = write(reported)
      for (const kind of ['serial-number', 'imei1'] as const) {
        await sends[door](text, kind).catch((error: unknown) => {
          if (!(error instanceof ApiError) || ![400, 409].includes(error.status)) throw error
        })
      }
      for (const asked of [text, reported.imei, reported.serial]) {
        const { data } = await visitor.call(verify, { identifier: asked })
        expect(data.verdict, `${asked} after ${name}: ${text}`).not.toMatch(/^(?:clear|unknown)$/)
      }
    }
  },
  300_000,
)

it.each(['5C G8 22 5L ZW UK 16 GB 1 X', '5C-G8-22-5L-ZW-UK-16-GB-1X'])(
  'a thief who registers “%s” in one word gets no all-clear for the lost number in it',
  async (text) => {
    const app = await startTestApp({ limits: noLimits })
    const [owner, thief] = [await signUpAndIn(app), await signUpAndIn(app)]
    const { id } = await registerPhone(app, owner, '5CG8225LZW', { uuidType: 'serial-number' })
    await report(owner, id, 'Lost')
    const whole = text.replaceAll(/[^0-9A-Z]/g, '')
    await registerPhone(app, thief, whole, { uuidType: 'serial-number' })
    const { data } = await app.visit().call(verify, { identifier: text })
    expect(data.verdict).toBe('invalid')
  },
)

test('whatever the numbers are, each shape is a hit or a possible hit in the lookup', async () => {
  await fc.assert(
    fc.asyncProperty(reportedNumbers, async (reported) => {
      const app = await startTestApp({ limits: noLimits })
      await startWithLost(app, reported)
      const visitor = app.visit()
      for (const [name, write] of reportedShapes) {
        const { data } = await visitor.call(verify, { identifier: write(reported) })
        const said = data.verdict === 'lost' || data.looksLikeReported === true
        expect(said, `${name}: ${write(reported)} was ${data.verdict}`).toBe(true)
      }
    }),
    { numRuns: fuzzRuns({ suite: 2, full: 200 }) },
  )
}, 600_000)

test('a text without the number of a thing is neither a hit nor an all-clear', async () => {
  const app = await startTestApp({ limits: noLimits })
  for (const reported of fc.sample(reportedNumbers, 10)) await startWithLost(app, reported)
  const visitor = app.visit()
  const isInvalid = async (text: string) => {
    const { data } = await visitor.call(verify, { identifier: text })
    expect(data.verdict, text).toBe('invalid')
    expect(data.looksLikeReported, text).toBeUndefined()
  }
  for (const text of numberlessTexts) await isInvalid(text)
  await fc.assert(fc.asyncProperty(numberless, isInvalid), {
    numRuns: fuzzRuns({ suite: 100, full: 20_000 }),
  })
}, 600_000)
