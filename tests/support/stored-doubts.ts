import { readStoredIdentifiers } from '../../src/server/jobs/read-stored-identifiers.ts'
import type { TestApp } from './app.ts'
import { registerPhone } from './factories.ts'
import { signIn, type User } from './users.ts'

/** An asset whose serial number is stored as it could be before texts were read strictly. */
export async function storedSerial(
  app: TestApp,
  owner: User,
  text: string,
): Promise<{ id: string }> {
  const asset = await registerPhone(app, owner)
  const key = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const serial = { kind: 'serial-number', namespace: 'serial', key, raw_value: text } as const
  await app.database.write((tx) =>
    tx.updateTable('identifiers').set(serial).where('asset_id', '=', asset.id).execute(),
  )
  return asset
}

/** Queues everything that is registered; what is queued stays as it is. */
export async function queueStoredDoubts({ database }: TestApp): Promise<void> {
  await database.write((tx) =>
    tx
      .insertInto('stored_doubts')
      .columns(['identifier_id', 'registered_at'])
      .expression(
        tx
          .selectFrom('identifiers')
          .select(['id', 'registered_at'])
          .where('id', 'not in', tx.selectFrom('stored_doubts').select('identifier_id')),
      )
      .execute(),
  )
}

/** The id of a stored identifier that waits for staff. */
export async function storedDoubt(app: TestApp): Promise<string> {
  const { id } = await storedSerial(app, await signIn(app), 'no number')
  await queueStoredDoubts(app)
  await readStoredIdentifiers(app.services)
  const identifier = await app.database.read
    .selectFrom('identifiers')
    .select('id')
    .where('asset_id', '=', id)
    .executeTakeFirstOrThrow()
  return identifier.id
}
