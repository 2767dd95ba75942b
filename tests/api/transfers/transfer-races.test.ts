import { expect, test } from 'vitest'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { phoneForm, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { password, signIn, signUpForm, type User } from '../../support/users.ts'

const concurrency = 8
const rounds = 2

type Request = () => Promise<Response>

interface Scene {
  app: TestApp
  seller: User
  buyer: User
  offerId: string
  phone: { id: string; uuid: string }
}

async function offered(app: TestApp): Promise<Scene> {
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  const { phone, offer } = await offerPhone(app, seller, buyer.email)
  return { app, seller, buyer, offerId: offer.id, phone: { id: phone.id, uuid: phone.uuid ?? '' } }
}

const accepting =
  ({ buyer, offerId }: Scene): Request =>
  () =>
    buyer.send('PATCH', `/transfers/${offerId}`, { answer: 'accept' })
const declining =
  ({ buyer, offerId }: Scene): Request =>
  () =>
    buyer.send('PATCH', `/transfers/${offerId}`, { answer: 'decline' })
const cancelling =
  ({ seller, offerId }: Scene): Request =>
  () =>
    seller.send('DELETE', `/transfers/${offerId}`)
const reporting =
  ({ seller, phone }: Scene): Request =>
  () =>
    seller.send('POST', '/reports/create-report', {
      ...{ assetId: phone.id, status: 'Lost', description: 'Gone' },
    })

/** The final state according to the database rows. */
async function outcome({ app, offerId, phone }: Scene) {
  const { read } = app.database
  const transfer = await read
    .selectFrom('transfers')
    .selectAll()
    .where('id', '=', offerId)
    .executeTakeFirst()
  const asset = await read
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', phone.id)
    .executeTakeFirst()
  const owners = await read
    .selectFrom('identifiers')
    .select('owner_id')
    .where('asset_id', '=', phone.id)
    .execute()
  const reports = await read
    .selectFrom('reports')
    .select('id')
    .where('asset_id', '=', phone.id)
    .where('closed_at', 'is', null)
    .execute()
  expect(new Set([asset?.owner_id, ...owners.map(({ owner_id }) => owner_id)]).size).toBe(1)
  return {
    state: transfer?.state,
    owner: asset?.owner_id,
    hands: asset?.transfer_count ?? 0,
    disputed: asset?.disputed,
    reports: reports.length,
  }
}

async function respondTogether(app: TestApp, requests: Request[]): Promise<number[]> {
  await warmUp(app)
  const answers = await Promise.all(requests.map((request) => request()))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  return statuses
}

/** The same request, sent after some queries. */
const after =
  ({ database }: TestApp, queries: number, request: Request): Request =>
  async () => {
    const ask = () => database.read.selectFrom('users').select('id').limit(1).execute()
    for (let asked = 0; asked < queries; asked++) await ask()
    return request()
  }

const times = (count: number, request: Request): Request[] =>
  Array.from({ length: count }, () => request)

test('eight concurrent acceptances transfer the asset once, and all receive the result', async () => {
  const app = await startTestApp({ limits: noLimits })
  const scene = await offered(app)
  const statuses = await respondTogether(app, times(concurrency, accepting(scene)))
  expect(statuses).toEqual(Array.from({ length: concurrency }, () => 200))
  const after = { state: 'accepted', owner: scene.buyer.id, hands: 1 }
  expect(await outcome(scene)).toMatchObject(after)
  const notified = await app.database.read
    .selectFrom('notifications')
    .select('kind')
    .where('subject_id', '=', scene.offerId)
    .execute()
  expect(notified.map(({ kind }) => kind).sort()).toEqual([
    'transfer-accepted',
    'transfer-offered',
    'transfer-received',
  ])
})

const rivals: [string, (scene: Scene) => Request, string][] = [
  ['cancellation by the seller', cancelling, 'cancelled'],
  ['refusal by the buyer', declining, 'declined'],
]

test.each(rivals)(
  'concurrent acceptance and %s, twice each, end in exactly one of the two',
  async (_, rival, other) => {
    const app = await startTestApp({ limits: noLimits })
    const seen = new Set<string | undefined>()
    // More rounds if only one of the two orders has occurred yet.
    for (let round = 0; round < 2 * rounds || (seen.size < 2 && round < 40); round++) {
      const scene = await offered(app)
      // The rival goes first in every other round; otherwise it starts some queries later.
      const isFirst = round % 2 === 0
      const rivals = times(
        concurrency / 2,
        isFirst ? rival(scene) : after(app, 3 * round, rival(scene)),
      )
      const takers = times(concurrency / 2, accepting(scene))
      const statuses = await respondTogether(
        app,
        isFirst ? [...rivals, ...takers] : [...takers, ...rivals],
      )
      const [former, latter] = [statuses.slice(0, concurrency / 2), statuses.slice(concurrency / 2)]
      const [accepts, others] = isFirst ? [latter, former] : [former, latter]
      const { state, owner, hands } = await outcome(scene)
      seen.add(state)
      const won = state === 'accepted'
      expect(state).toBe(won ? 'accepted' : other)
      expect([owner, hands]).toEqual(won ? [scene.buyer.id, 1] : [scene.seller.id, 0])
      expect(new Set(accepts)).toEqual(new Set([won ? 200 : 409]))
      expect(new Set(others)).toEqual(new Set([won ? 409 : 200]))
    }
    // Both orders have occurred.
    expect(seen).toEqual(new Set(['accepted', other]))
  },
)

test('concurrent acceptance and loss report leave the asset with the buyer unreported, or with the seller and reported', async () => {
  const app = await startTestApp({ limits: noLimits })
  for (let round = 0; round < rounds; round++) {
    const scene = await offered(app)
    const requests = [
      ...times(concurrency / 2, accepting(scene)),
      ...times(concurrency / 2, reporting(scene)),
    ]
    const statuses = await respondTogether(app, round % 2 === 0 ? requests : requests.toReversed())
    const { state, owner, reports } = await outcome(scene)
    const made = statuses.filter((status) => status === 201).length
    if (state === 'accepted') expect([owner, reports, made]).toEqual([scene.buyer.id, 0, 0])
    else expect([state, owner, reports, made]).toEqual(['withdrawn', scene.seller.id, 1, 1])
  }
})

test('accepting while eight others claim its identifier leaves the asset disputed with a definite owner', async () => {
  const app = await startTestApp({ limits: noLimits })
  for (let round = 0; round < 3; round++) {
    const scene = await offered(app)
    const others = await Promise.all(Array.from({ length: concurrency }, () => signIn(app)))
    const forms = await Promise.all(others.map(() => phoneForm(app, scene.phone.uuid)))
    const claims = others.map(
      (other, index): Request =>
        () =>
          other.send('POST', '/assets', forms[index]),
    )
    await respondTogether(app, [accepting(scene), ...claims])
    const { state, owner, disputed } = await outcome(scene)
    expect(disputed).toBe(1)
    expect(owner).toBe(state === 'accepted' ? scene.buyer.id : scene.seller.id)
  }
})

test('acceptance and staff reopening a closed report never both succeed', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  for (let round = 0; round < rounds; round++) {
    const seller = await signIn(app)
    const buyer = await signIn(app)
    const phone = await registerPhone(app, seller)
    const theft = await report(seller, phone.id, 'Stolen')
    await admin.call(moderateReport, { id: theft.id, status: 'inactive', reason: 'No proof' })
    const { offer } = await offerPhone(app, seller, buyer.email, { phone })
    const scene = { app, seller, buyer, offerId: offer.id, phone: { id: phone.id, uuid: '' } }
    const reopen: Request = () =>
      admin.send('PATCH', `/admin/items/${theft.id}`, { status: 'active' })
    await respondTogether(app, [...times(4, accepting(scene)), ...times(4, reopen)])
    const { state, reports } = await outcome(scene)
    expect([state, reports]).toEqual(state === 'accepted' ? ['accepted', 0] : ['withdrawn', 1])
  }
})

test('one of eight concurrent offers of an asset is made', async () => {
  const app = await startTestApp({ limits: noLimits })
  const seller = await signIn(app)
  const { id } = await registerPhone(app, seller)
  const offer: Request = () =>
    seller.send('POST', `/assets/${id}/transfer`, { email: signUpForm().email, password })
  const statuses = await respondTogether(app, times(concurrency, offer))
  expect(statuses.sort()).toEqual([201, ...Array.from({ length: concurrency - 1 }, () => 409)])
})

test.each(['seller', 'buyer'] as const)(
  'accepting while the %s erases their account never fails and leaves no asset half-owned',
  async (leaver) => {
    const app = await startTestApp({ limits: noLimits })
    for (let round = 0; round < rounds; round++) {
      const scene = await offered(app)
      const erase: Request = () => scene[leaver].send('POST', '/users/erase', { password })
      await respondTogether(app, [
        ...times(4, accepting(scene)),
        erase,
        ...times(3, accepting(scene)),
      ])
      const { owner, hands } = await outcome(scene)
      if (leaver === 'seller') expect([undefined, scene.buyer.id]).toContain(owner)
      else
        expect([
          [undefined, 0],
          [scene.seller.id, 0],
        ]).toContainEqual([owner, hands])
    }
  },
)
