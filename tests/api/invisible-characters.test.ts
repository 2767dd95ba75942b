import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  createAsset,
  createLabels,
  imagelessAssetInput,
  importAssets,
} from '../../src/api/assets/assets.ts'
import { messageOwner } from '../../src/api/conversations/message-owner.ts'
import { sendMessage } from '../../src/api/conversations/threads.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { verify } from '../../src/api/lookup/verify.ts'
import { createWatch } from '../../src/api/lookup/watch.ts'
import { createProof } from '../../src/api/proofs/proofs.ts'
import { getMe, updateProfile } from '../../src/api/users/my-account.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { refusalOf, startTestApp, type TestApp } from '../support/app.ts'
import { startWithMatch } from '../support/conversations.ts'
import { phoneForm, registerPhone, report, tableRow } from '../support/factories.ts'
import { fullInputs } from '../support/invalid-inputs.ts'
import { noLimits } from '../support/no-limits.ts'
import { type Input, nameOf } from '../support/samples.ts'
import { signIn, type User } from '../support/users.ts'

const lineBreaks = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029']
const bidi = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
const controls = ['\u0007', '\u001b', '\u007f', '\u009b']
const zeroWidth = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u180e',
  '\u115f',
  '\u{e0001}',
  '\ufff9',
]
/** Prose needs these, for emoji and some scripts. */
const joiners = ['\u200c', '\u200d']

/** Multi-line fields. */
const prose = new Set('description notes message text reason decision what statement'.split(' '))
/** A password may contain anything, and any text can be looked up; neither is shown to anyone. */
const isFree = (field: string) => /password/i.test(field) || /^identifiers?(\.\d+)?$/.test(field)

/** Each text in an input, its path, and the input with that text replaced. */
function* textsIn(
  value: unknown,
  at: string[] = [],
): Generator<{ field: string; text: string; put: (text: string) => unknown }> {
  if (typeof value === 'string') yield { field: at.join('.'), text: value, put: (text) => text }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    for (const { field, text, put } of textsIn(inner, [...at, key])) {
      const copy = (changed: unknown) =>
        Array.isArray(value)
          ? value.map((each, index) => (String(index) === key ? changed : each))
          : { ...value, [key]: changed }
      yield { field, text, put: (other) => copy(put(other)) }
    }
  }
}

/** Each row of a table is parsed as the asset it would create. */
async function read(
  endpoint: Endpoint,
  app: TestApp,
  owner: User,
): Promise<[z.ZodMiniType, Input[]]> {
  return endpoint.path === importAssets.path
    ? [imagelessAssetInput, [tableRow()]]
    : [endpoint.input, await fullInputs(endpoint, app, owner)]
}

test('no stored text keeps an invisible character, a direction override or an unexpected line break', async () => {
  const app = await startTestApp({ limits: noLimits })
  const kept: string[] = []
  const inLines = new Set<string>()
  let tried = 0
  for (const endpoint of endpoints) {
    const owner = await signIn(app, { role: 'super-admin' })
    const [schema, inputs] = await read(endpoint, app, owner)
    for (const input of inputs) {
      for (const { field, text, put } of textsIn(input)) {
        const leaf = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
        if (
          field.startsWith('before.') ||
          (isFree(field) && /\/verify|\/v1\/(check|batch)$/.test(nameOf(endpoint)))
        )
          continue
        if (/password/i.test(leaf)) continue
        const middle = Math.ceil(text.length / 2)
        for (const odd of [...lineBreaks, ...bidi, ...controls, ...zeroWidth, ...joiners]) {
          tried++
          const changed = put(`${text.slice(0, middle)}${odd}${text.slice(middle)}`)
          const parsed = z.safeParse(schema, changed)
          const output = JSON.stringify(parsed.data ?? null)
          const isLineBreak = lineBreaks.includes(odd)
          const shown = isLineBreak ? '\\n' : JSON.stringify(odd).slice(1, -1)
          if (!output.includes(shown) && !output.includes(JSON.stringify(odd).slice(1, -1)))
            continue
          if (isLineBreak && odd !== '\n' && output.includes(JSON.stringify(odd).slice(1, -1)))
            kept.push(`${nameOf(endpoint)} ${field} ${codesOf(odd)}`)
          else if (isLineBreak) inLines.add(leaf)
          else if (!(joiners.includes(odd) && prose.has(leaf)))
            kept.push(`${nameOf(endpoint)} ${field} ${codesOf(odd)}`)
        }
      }
    }
  }
  expect(kept).toEqual([])
  expect([...inLines].filter((field) => !prose.has(field))).toEqual([])
  expect(tried).toBeGreaterThan(5000)
})

const codesOf = (text: string) =>
  [...text].map((each) => `U+${each.codePointAt(0)?.toString(16)}`).join(' ')

test('a number that screens show backwards is neither signed nor watched, as lookups doubt it', async () => {
  const app = await startTestApp()
  const identifier = '\u202e354622958886353'
  const { data } = await app.visit().call(verify, { identifier })
  expect(data.verdict).toBe('invalid')
  for (const request of [
    app.visit().call(createProof, { identifier }),
    app.visit().call(createWatch, { identifier, email: 'ada@example.com' }),
  ]) {
    expect(await refusalOf(request)).toMatchObject({
      status: 400,
      body: { fields: { identifier: expect.stringContaining('hidden characters') } },
    })
  }
})

test('a name with an inserted line is refused on its field; stray whitespace is trimmed', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  for (const odd of ['Ada\nYour account is locked', 'Ada\u202egro.live', 'A\u200bda']) {
    const refusal = await refusalOf(user.call(updateProfile, { firstName: odd }))
    expect(refusal.body?.fields).toEqual({
      firstName:
        'This text has hidden characters, or more than one line. Delete it, and type it on one line without emoji.',
    })
  }
  await user.call(updateProfile, { firstName: ' Ada\tMary \n' })
  expect((await user.call(getMe, {})).data.firstName).toBe('Ada Mary')
  const form = await phoneForm(app)
  const named = user.call(createAsset, { ...form, name: 'Phone\r\nBcc: all' })
  expect((await refusalOf(named)).body?.fields).toHaveProperty('name')
})

test('an identifier copied with invisible characters is stored without them', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const form = await phoneForm(app)
  const uuid = `\u202a${form.uuid.slice(0, 6)}\u200b${form.uuid.slice(6)}\u202c\n`
  const { data } = await user.call(createAsset, { ...form, uuid })
  expect(data.uuid).toBe(form.uuid)
})

test('a message keeps its lines and emoji and loses direction overrides', async () => {
  const { owner, id } = await startWithMatch()
  const { data } = await owner.call(sendMessage, {
    id,
    text: 'Hi \u202edneirf\r\n👩‍💻 \u200e08\u202c',
  })
  expect(data.messages[0]?.text).toBe('Hi dneirf\n👩‍💻 08')
})

test('a name stored before these rules cannot start a line of an email or reverse its subject', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  const { asset } = await report(user, (await registerPhone(app, user)).id, 'Lost').then(
    ({ assetId }) => ({ asset: assetId }),
  )
  const bad = 'Ada\r\nYour account is locked, reply with your PIN\u2028Toju\u202e'
  await app.database.write(async (tx) => {
    await tx.updateTable('users').set({ first_name: bad }).where('id', '=', user.id).execute()
    await tx.updateTable('assets').set({ name: bad }).where('id', '=', asset).execute()
  })
  const { data } = await user.call(createLabels, { ids: [asset] })
  await app.visit().call(messageOwner, {
    code: data[0]?.code ?? '',
    place: 'Ikeja City Mall',
    message: 'On a bench.\nYour account is locked.',
  })
  const [mail] = await app.mailsTo(user.email)
  expect(mail?.kind).toBe('found-by-label')
  expect(mail?.subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
  const lines = mail?.text.split('\n') ?? []
  expect(lines.filter((line) => /^(Your account|Toju)/.test(line))).toEqual([])
  expect(lines).toContain('> Your account is locked.')
  expect(mail?.html).not.toMatch(/[\u2028\u202e]/)
})
