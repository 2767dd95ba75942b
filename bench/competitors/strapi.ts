import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../../tests/support/server/free-port.ts'
import { type Contender, columns, installIn, phoneOf, request, startPeer } from './competitor.ts'

export const strapiVersion = '5.54.0'

/**
 * Starts Strapi on SQLite with these phones, without its admin pages. Anyone may read and add
 * phones.
 */
export async function startStrapi(place: string, imeis: readonly string[]): Promise<Contender> {
  const folder = join(place, 'strapi')
  installIn(
    folder,
    [`@strapi/strapi@${strapiVersion}`, 'better-sqlite3@12.11.1'],
    ['better-sqlite3'],
  )
  writeProject(folder)
  const file = join(folder, '.tmp/data.db')
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const origin = `http://127.0.0.1:${await freePort()}`
  const settings = { PORT: new URL(origin).port, STRAPI_TELEMETRY_DISABLED: 'true' }
  const args = ['node_modules/@strapi/strapi/bin/strapi.js', 'start']
  const readyAt = `${origin}/_health`
  // The first start creates the tables. Rows that are inserted directly become visible at the next
  // start.
  await (await startPeer(folder, args, settings, readyAt)).stop()
  seed(file, imeis)
  const { child, stop } = await startPeer(folder, args, settings, readyAt)
  return {
    name: `Strapi ${strapiVersion}`,
    origin,
    pid: child.pid ?? 0,
    lookUp: (imei) =>
      request(
        origin,
        `/api/phones?filters[identifier][$eq]=${imei}&pagination[limit]=1&pagination[withCount]=false`,
      ),
    list: () =>
      request(origin, '/api/phones?pagination[limit]=100&pagination[withCount]=false&sort=id:desc'),
    insert: (imei) => request(origin, '/api/phones', { data: phoneOf(imei) }),
    stop,
  }
}

function writeProject(folder: string) {
  const attributes = Object.fromEntries(columns.map((name) => [name, { type: 'string' }]))
  const open = { auth: false }
  const api = 'src/api/phone'
  const factory = (kind: string, more = '') =>
    `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::phone.phone'${more})`
  const files: Record<string, string> = {
    'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['a', 'b'] } })`,
    'config/admin.js': `module.exports = { serveAdminPanel: false, auth: { secret: 'a' }, apiToken: { salt: 'b' }, transfer: { token: { salt: 'c' } }, secrets: { encryptionKey: '0123456789abcdef0123456789abcdef' } }`,
    'config/database.js': `module.exports = { connection: { client: 'sqlite', connection: { filename: '.tmp/data.db' }, useNullAsDefault: true } }`,
    'config/api.js': 'module.exports = { rest: { defaultLimit: 25, maxLimit: 100 } }',
    'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::query', 'strapi::body', 'strapi::favicon', 'strapi::public']`,
    'config/logger.js': `module.exports = { level: 'http' }`,
    'src/index.js': 'module.exports = {}',
    [`${api}/content-types/phone/schema.json`]: JSON.stringify({
      kind: 'collectionType',
      collectionName: 'phones',
      info: { singularName: 'phone', pluralName: 'phones', displayName: 'Phone' },
      options: { draftAndPublish: false },
      attributes,
    }),
    [`${api}/controllers/phone.js`]: factory('Controller'),
    [`${api}/services/phone.js`]: factory('Service'),
    [`${api}/routes/phone.js`]: factory(
      'Router',
      `, ${JSON.stringify({ config: { find: open, create: open } })}`,
    ),
    'public/.keep': '',
    'public/uploads/.keep': '',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

function seed(file: string, imeis: readonly string[]) {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  db.exec('create index if not exists phones_identifier on phones (identifier)')
  const names = ['document_id', 'created_at', 'updated_at', 'published_at', ...columns]
  const insert = db.prepare(`insert into phones (${names}) values (${names.map(() => '?')})`)
  db.exec('begin')
  for (const [n, imei] of imeis.entries()) {
    insert.run(`phone${String(n).padStart(19, '0')}`, 1, 1, 1, ...Object.values(phoneOf(imei)))
  }
  db.exec('commit')
  db.close()
}
