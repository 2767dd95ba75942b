import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { DatabaseUnavailableError } from '../../../src/server/db/database-unavailable.ts'
import { openPostgres } from '../../../src/server/db/postgres.ts'

/** A message of PostgreSQL to a client: its letter, its length and its text. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(letter), length, body])
}

const authenticated = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const ended = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
)

it('a database that ends in the moment in which a connection is ready fails a query, and not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, ended])))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const database = openPostgres(`postgres://toju@127.0.0.1:${port}/toju`)
  onTestFinished(() => database.close())
  await expect(sql`select 1`.execute(database.read)).rejects.toThrow(DatabaseUnavailableError)
})
