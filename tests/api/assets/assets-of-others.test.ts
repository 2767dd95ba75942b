import { expect, test } from 'vitest'
import { createAsset, createLabels, getAsset } from '../../../src/api/assets/assets.ts'
import { serveUpload } from '../../../src/server/http/serve-upload.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, phoneForm, registerPhone, uploadedImage } from '../../support/factories.ts'
import { signIn, type User } from '../../support/users.ts'

/** A complete asset, and a stranger with their own phone. */
async function start() {
  const app = await startTestApp()
  const [owner, stranger] = [await signIn(app), await signIn(app)]
  const { data } = await owner.call(createAsset, {
    ...(await phoneForm(app)),
    name: 'Secret name',
    notes: 'Secret notes',
    purchasedFrom: 'Secret shop',
    photoUrls: [await uploadedImage(app)],
    receiptUrl: await uploadedImage(app),
    moreIdentifiers: [{ kind: 'imei2', value: freshImei() }],
  })
  await owner.call(createLabels, { ids: [data.id] })
  const { data: asset } = await owner.call(getAsset, { id: data.id })
  return { app, owner, stranger, asset, own: await registerPhone(app, stranger) }
}

type World = Awaited<ReturnType<typeof start>>
type Attempt = (world: World) => [method: string, path: string, body?: object]

/** Every call that could name another user's asset, photo, receipt or label. */
const reading: [string, Attempt][] = [
  ['detail', ({ asset }) => ['GET', `/assets/detail/${asset.id}`]],
  ['list', () => ['GET', '/assets']],
  ['the page after it', ({ asset }) => ['GET', `/assets?limit=5&after=${asset.id}`]],
  ['search by number', ({ asset }) => ['GET', `/assets/search/?query=${asset.uuid}`]],
  ['search by name', () => ['GET', '/assets/search/?query=secret']],
  ['public check', ({ asset }) => ['GET', `/verify?identifier=${asset.uuid}`]],
]

const changing: [string, Attempt, number][] = [
  ['a change', ({ asset }) => ['PATCH', `/assets/${asset.id}`, { name: 'Mine' }], 404],
  ['its photos', ({ asset }) => ['PATCH', `/assets/${asset.id}`, { photoUrls: [] }], 404],
  ['its label', ({ asset }) => ['POST', '/assets/labels', { ids: [asset.id] }], 404],
  [
    'its label among own',
    ({ asset, own }) => ['POST', '/assets/labels', { ids: [own.id, asset.id] }],
    404,
  ],
  ['a new label', ({ asset }) => ['POST', `/assets/${asset.id}/label`], 404],
  [
    'a report on it',
    ({ asset }) => ['POST', '/reports/create-report', { assetId: asset.id, description: 'Gone' }],
    404,
  ],
  [
    'its cover as own',
    ({ asset, own }) => ['PATCH', `/assets/${own.id}`, { imageUrl: asset.imageUrl }],
    400,
  ],
  [
    'its photo as own',
    ({ asset, own }) => ['PATCH', `/assets/${own.id}`, { photoUrls: asset.photoUrls }],
    400,
  ],
  [
    'its receipt as own photo',
    ({ asset, own }) => ['PATCH', `/assets/${own.id}`, { photoUrls: [asset.receiptUrl] }],
    400,
  ],
  [
    'its receipt as own receipt',
    ({ asset, own }) => ['PATCH', `/assets/${own.id}`, { receiptUrl: asset.receiptUrl }],
    400,
  ],
  [
    'its photo as own receipt',
    ({ asset, own }) => ['PATCH', `/assets/${own.id}`, { receiptUrl: asset.photoUrls[0] }],
    400,
  ],
  [
    'its photo in a report',
    ({ asset, own }) => [
      'POST',
      '/reports/create-report',
      { assetId: own.id, description: 'Gone', imageUrl: asset.photoUrls[0] },
    ],
    400,
  ],
  [
    'its photo as own face',
    ({ asset }) => ['PATCH', '/users', { profilePicture: asset.photoUrls[0] }],
    400,
  ],
  [
    'a row that names it',
    ({ asset }) => [
      'POST',
      '/assets/import',
      { dryRun: false, rows: [{ id: asset.id, name: 'Mine', uuid: asset.uuid }] },
    ],
    200,
  ],
]

function send(user: User, [method, path, body]: ReturnType<Attempt>) {
  return user.send(method, path, body)
}

test.each(reading)('%s reveals nothing about another user’s asset', async (_, ask) => {
  const world = await start()
  const text = await (await send(world.stranger, ask(world))).text()
  const { asset } = world
  const secrets = [
    'Secret',
    asset.id,
    asset.imageUrl,
    asset.photoUrls[0],
    asset.receiptUrl,
    asset.moreIdentifiers[0]?.value,
    asset.labelCode,
  ]
  expect(secrets.filter((secret) => !secret || text.includes(secret))).toEqual([])
})

test.each(changing)('a stranger changes nothing with %s', async (_, ask, status) => {
  const world = await start()
  const before = await allRows(world.app.database)
  const answer = await send(world.stranger, ask(world))
  expect([answer.status, await answer.text()]).toEqual([
    status,
    expect.not.stringMatching(/Secret|found\//),
  ])
  expect(await allRows(world.app.database)).toEqual(before)
})

test('another user’s receipt is answered like one that does not exist', async () => {
  const { app, owner, stranger, asset } = await start()
  const ask = (name: string, user: User) => statusOf(app, name, user)
  const receipt = asset.receiptUrl?.slice('/uploads/'.length) ?? ''
  expect(await ask(receipt, stranger)).toEqual(await ask(`${'A'.repeat(22)}.webp`, stranger))
  expect(owner.token).not.toBeNull()
})

async function statusOf(app: TestApp, name: string, { token }: User) {
  const { status, body } = await serveUpload(app.services, { name, bearer: token ?? undefined })
  return { status, text: body?.toString() }
}
