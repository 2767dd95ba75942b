import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../../tests/support/server/free-port.ts'
import { type Contender, columns, installIn, phoneOf, request, startPeer } from './competitor.ts'

export const directusVersion = '12.4.0'
/** The id of Directus's policy for users who are not signed in. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

/** Starts Directus on SQLite with these phones. Anyone may read and add phones. */
export async function startDirectus(place: string, imeis: readonly string[]): Promise<Contender> {
  const folder = join(place, 'directus')
  // 12.4.1 depends on a package that is missing from the registry.
  installIn(folder, [`directus@${directusVersion}`, 'sqlite3@6.0.1'], ['sqlite3', 'isolated-vm'])
  const file = join(folder, 'data.db')
  rmSync(file, { force: true })
  const origin = `http://127.0.0.1:${await freePort()}`
  const admin = { email: 'admin@example.com', password: 'a-long-Password-1' }
  const settings = {
    HOST: '127.0.0.1',
    PORT: new URL(origin).port,
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: file,
    SECRET: 'bench',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TELEMETRY: 'false',
    // Otherwise it refuses requests under load, and the other servers do not.
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'warn',
  }
  const cli = 'node_modules/directus/cli.js'
  execFileSync(join(folder, 'node_modules/.bin/node'), [cli, 'bootstrap'], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
  })
  const { child, stop } = await startPeer(folder, [cli, 'start'], settings, `${origin}/server/ping`)
  const { access_token: token } = await post(origin, '/auth/login', admin)
  const field = (name: string) => ({
    field: name,
    type: 'string',
    schema: { is_indexed: name === 'identifier' },
  })
  const id = {
    field: 'id',
    type: 'integer',
    schema: { is_primary_key: true, has_auto_increment: true },
  }
  await post(
    origin,
    '/collections',
    { collection: 'phones', schema: {}, fields: [id, ...columns.map(field)] },
    token,
  )
  for (const action of ['read', 'create']) {
    await post(
      origin,
      '/permissions',
      {
        collection: 'phones',
        action,
        policy: publicPolicy,
        fields: ['*'],
        permissions: {},
        validation: {},
      },
      token,
    )
  }
  seed(file, imeis)
  return {
    name: `Directus ${directusVersion}`,
    origin,
    pid: child.pid ?? 0,
    lookUp: (imei) => request(origin, `/items/phones?filter[identifier][_eq]=${imei}&limit=1`),
    list: () => request(origin, '/items/phones?limit=100&sort=-id'),
    insert: (imei) => request(origin, '/items/phones', phoneOf(imei)),
    stop,
  }
}

function seed(file: string, imeis: readonly string[]) {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  const indexed = db
    .prepare("select sql from sqlite_schema where type = 'index' and tbl_name = 'phones'")
    .all()
  if (indexed.length === 0) db.exec('create index phones_identifier on phones (identifier)')
  const insert = db.prepare(`insert into phones (${columns}) values (${columns.map(() => '?')})`)
  db.exec('begin')
  for (const imei of imeis) insert.run(...Object.values(phoneOf(imei)))
  db.exec('commit')
  db.close()
}

async function post(origin: string, path: string, body: object, token?: string) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return text ? JSON.parse(text).data : undefined
}
