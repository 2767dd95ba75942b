import { dayOf } from '../../src/domain/calendar-days.ts'
import { offerMs } from '../../src/domain/transfers/transfers.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { updateAssetRow } from '../../src/server/queries/assets/assets.ts'
import { insertLabelMessage } from '../../src/server/queries/conversations/label-messages.ts'
import { insertAssignment, insertCaseNote } from '../../src/server/queries/disputes/case-work.ts'
import { insertNotification } from '../../src/server/queries/notifications/notifications.ts'
import { insertTransfer } from '../../src/server/queries/transfers/transfers.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { superAdmin, userNamed } from './content.ts'
import { newestReport, possibleMatch } from './matches.ts'

const dayMs = 86_400_000

/** What waits today for the user whose login is printed, and a case that staff work on. */
export function actionsOfTasks({ calendar, idOf }: DemoContext): Action[] {
  const yesterday = (hour: number) => calendar.at(1, `${hour}:00`)
  const ada = () => idOf('Ada')

  const finderWrites = loggedAction(yesterday(21), async (tx, { now }) => {
    const asset = await assetOf(tx, ada(), '%EliteBook%')
    await insertLabelMessage(tx, {
      id: newId(),
      owner_id: ada(),
      asset_id: asset.id,
      place: 'Security post, Ikeja City Mall',
      text: 'Somebody left this laptop at the food court. I gave it to the guards at the gate.',
      contact: '08035550142',
      created_at: now,
      done_at: null,
    })
    return { actorId: null, action: 'create', entity: 'found-message', entityId: asset.id }
  })

  const suggests = loggedAction(yesterday(19), async (tx, { now }) => {
    const match = await possibleMatch(tx, { missing: ada(), found: idOf('Damilola') }, true, now)
    return { actorId: null, action: 'create', entity: 'match', entityId: match.id }
  })

  const transfer = loggedAction(yesterday(18), async (tx, { now }) => {
    const seller = idOf('Tunde')
    const { id, type, name, brand, model } = await assetOf(tx, seller, '%')
    await insertTransfer(tx, {
      id: newId(),
      asset_id: id,
      from_user_id: seller,
      to_email: userNamed('Ada').email,
      shares_name: 1,
      ...{ item: name, type, brand, model },
      state: 'open',
      proof_number: null,
      created_at: now,
      ends_at: now + offerMs,
      notified_at: now,
    })
    const details = { asset: id }
    return { actorId: seller, action: 'create', entity: 'transfer', entityId: id, details }
  })

  const warranty = loggedAction(yesterday(17), async (tx, { now }) => {
    const { id } = await assetOf(tx, ada(), '%MacBook Air%')
    const warranty_until = dayOf(now + 12 * dayMs)
    await updateAssetRow(tx, ada(), id, { warranty_until, updated_at: now })
    const details = { fields: ['warrantyUntil'] }
    return { actorId: ada(), action: 'update', entity: 'asset', entityId: id, details }
  })

  const theftConfirmed = loggedAction(yesterday(16), async (tx, { now }) => {
    const { report } = await newestReport(tx, ada(), 'Stolen')
    await insertNotification(
      tx,
      {
        userId: ada(),
        kind: 'theft-confirmed',
        subjectId: report.id,
        data: { item: report.name },
        eventKey: `theft-confirmed ${report.id} ${now}`,
      },
      { shown: true, digest: false },
      report.confirmed_at ?? now,
    )
    return { actorId: null, action: 'create', entity: 'notification', entityId: report.id }
  })

  const colleagueTakes = loggedAction(yesterday(15), async (tx, { now }) => {
    const colleague = idOf(superAdmin)
    const { id } = await tx
      .selectFrom('reports')
      .select('id')
      .where('stage', '=', 'pending')
      .orderBy('created_at')
      .executeTakeFirstOrThrow()
    const about = { kind: 'item', id } as const
    await insertAssignment(tx, about, colleague, now)
    const text = 'Called the reporter: the receipt is at home, and a picture of it comes tomorrow.'
    const note = await insertCaseNote(tx, about, { authorId: colleague, text, at: now })
    const details = { kind: 'item', assigned: 'taken', note }
    return { actorId: colleague, action: 'update', entity: 'case', entityId: id, details }
  })

  return [finderWrites, suggests, transfer, warranty, theftConfirmed, colleagueTakes]
}

/** The owner's first asset without a report whose name matches this pattern. */
async function assetOf(tx: Queries, ownerId: string, name: string) {
  return tx
    .selectFrom('assets')
    .leftJoin('reports', 'reports.asset_id', 'assets.id')
    .selectAll('assets')
    .where('assets.owner_id', '=', ownerId)
    .where('assets.name', 'like', name)
    .where('reports.id', 'is', null)
    .orderBy('assets.created_at')
    .executeTakeFirstOrThrow()
}
