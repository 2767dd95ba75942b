import { hash } from '@node-rs/argon2'
import sharp from 'sharp'
import { openDatabase } from '../src/server/db/open.ts'
import { openSession } from '../src/server/queries/sessions.ts'
import type { Kind } from './mixed-load.ts'

const password = 'correct horse battery'

/** The people of a registry made by `createRegistry`, able to log in and to report. */
export interface Town {
  emails: string[]
  /** Those with things that nobody reported yet. */
  owners: { token: string; assets: string[] }[]
  photo: Buffer
}

const reporters = 500
const sessionMs = 24 * 3_600_000

/** Gives everybody the same password, and some a session. */
export async function openTown(dataDir: string): Promise<Town> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const town = await database.write(async (tx) => {
    await tx.updateTable('users').set({ password_hash: passwordHash, state: 'Lagos' }).execute()
    const users = await tx.selectFrom('users').select(['id', 'email']).execute()
    const owners = []
    for (const { id } of users) {
      const assets = await tx
        .selectFrom('assets')
        .where('owner_id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('reports').whereRef('asset_id', '=', 'assets.id').select('id'))),
        )
        .select('id')
        .limit(100)
        .execute()
      if (assets.length === 0 || owners.length === reporters) continue
      const session = { userId: id, absoluteMs: sessionMs, userAgent: 'bench' }
      owners.push({
        token: await openSession(tx, session, Date.now()),
        assets: assets.map((asset) => asset.id),
      })
    }
    return { emails: users.map(({ email }) => email), owners }
  })
  await database.close()
  const photo = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
  return { ...town, photo }
}

/** What a town does on a busy day. Each comes from an address of its own, as through a proxy. */
export function kindsOfDay(
  { emails, owners, photo }: Town,
  { origin, share, anyImei }: { origin: string; share: number; anyImei: () => string },
): Record<string, Kind> {
  let turn = 0
  const from = () => {
    const n = turn++ % 60_000
    return {
      'x-forwarded-for': `10.${1 + Math.floor(n / 62_500)}.${Math.floor(n / 250)}.${n % 250}`,
    }
  }
  const owner = () => owners[turn % owners.length] ?? { token: '', assets: [] }
  const signed = ({ token }: { token: string }) => ({ ...from(), authorization: `Bearer ${token}` })
  const json = { 'content-type': 'application/json' }
  const pages = ['/', '/blog', '/faqs', '/merchant', '/search', '/login']
  const lists = [
    '/api/assets',
    '/api/reports/user',
    '/api/assets/search/?query=phone',
    '/api/merchants',
  ]

  return {
    verify: {
      perSecond: 200 * share,
      next: () => ({ origin, headers: from(), path: `/api/verify?identifier=${anyImei()}` }),
    },
    'log-in': {
      burst: { size: 50, everySeconds: 5 / share },
      next: () => ({
        origin,
        method: 'POST',
        path: '/api/auth/login',
        headers: { ...from(), ...json },
        body: JSON.stringify({ email: emails[turn % emails.length], password }),
      }),
    },
    report: {
      perSecond: 4 * share,
      next: () => {
        const who = owner()
        const status = turn % 2 === 0 ? 'Lost' : 'Stolen'
        return {
          origin,
          method: 'POST',
          path: '/api/reports/create-report',
          headers: { ...signed(who), ...json },
          body: JSON.stringify({
            assetId: who.assets.pop(),
            status,
            description: 'Taken from my bag',
            location: 'Ikeja, Lagos',
          }),
        }
      },
    },
    upload: {
      perSecond: 1 * share,
      next: () => ({ origin, method: 'POST', path: '/api/uploads', ...multipart(photo, from()) }),
    },
    page: {
      perSecond: 30 * share,
      next: () => ({
        origin,
        headers: { ...from(), 'accept-encoding': 'br, gzip' },
        path: pages[turn % pages.length] ?? '/',
      }),
    },
    list: {
      perSecond: 10 * share,
      next: () => ({ origin, headers: signed(owner()), path: lists[turn % lists.length] ?? '' }),
    },
  }
}

function multipart(photo: Buffer, headers: Record<string, string>) {
  const boundary = 'a-photo-of-a-bench'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="phone.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
