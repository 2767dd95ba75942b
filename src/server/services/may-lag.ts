import type { Endpoint } from '../../api/endpoint.ts'
import type { Database } from '../db/database.ts'

/**
 * Endpoints whose answers may be some seconds old: the directory, and the lists, counts and exports of
 * staff. Nothing that a decision, a code, a session or a lookup rests on. `docs/scaling.md` shows them.
 */
export const laggingEndpoints: ReadonlySet<string> =
  new Set<`${Endpoint['method']} ${Endpoint['path']}`>([
    'GET /figures',
    'GET /merchants',
    'GET /merchants/{id}',
    'GET /admin/stats',
    'GET /admin/tasks',
    'GET /admin/trends',
    'GET /admin/search',
    'GET /admin/users',
    'GET /admin/items',
    'GET /admin/assets',
    'GET /admin/matches',
    'GET /admin/disputes',
    'GET /admin/complaints',
    'GET /admin/merchants',
    'GET /admin/mail',
    'GET /admin/checks',
    'GET /admin/enumeration-events',
    'GET /admin/logs',
    'GET /admin/payments',
    'GET /admin/payments/events',
    'POST /admin/exports',
    'POST /admin/logs/export',
    'POST /admin/payments/export',
  ])

/** The database as an endpoint reads it. */
export function databaseFor({ method, path }: Endpoint, database: Database): Database {
  return laggingEndpoints.has(`${method} ${path}`)
    ? { ...database, read: database.mayLag }
    : database
}
