import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import { findPhoneFinds } from '../../queries/channels/callers.ts'
import { equalReports } from '../../queries/matching/matches.ts'
import { type NotifyContext, notifyUser } from '../notifications/notify-user.ts'

/** Notifies the users who miss an item with one of these identifiers, once for each find. */
export async function notifyOfPhoneFinds(
  ctx: NotifyContext,
  identifiers: readonly Pick<NewIdentifier, 'namespace' | 'key'>[],
): Promise<void> {
  const finds = await findPhoneFinds(ctx.tx, identifiers)
  for (const find of finds) {
    const missing = await equalReports(ctx.tx, [find], { reporterId: '', side: 'missing' })
    for (const report of missing) {
      await notifyUser(ctx, {
        userId: report.reporter_id,
        // A caller is stored once for each item, and nowhere with the caller's other finds.
        sender: find.id,
        kind: 'found-by-phone',
        subjectId: report.id,
        data: { item: report.name, state: find.place, at: find.created_at },
        eventKey: `found by phone ${find.id} ${report.id}`,
      })
    }
  }
}
