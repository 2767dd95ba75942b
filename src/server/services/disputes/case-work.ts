import type {
  addCaseNote,
  askForEvidence,
  assignCase,
  CaseWorkRecord,
  getCaseWork,
} from '../../../api/disputes/disputes.ts'
import { Problem } from '../../../api/problem.ts'
import type { Queries } from '../../db/database.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { evidenceAskedMessage } from '../../mail/dispute-messages.ts'
import { findDispute, findDisputeRecord } from '../../queries/disputes/admin-disputes.ts'
import {
  type CaseId,
  caseExists,
  caseWorkOf,
  deleteAssignment,
  findAssignment,
  insertAssignment,
  insertCaseNote,
} from '../../queries/disputes/case-work.ts'
import { recordEvidenceRequest } from '../../queries/disputes/disputes.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { refuseOwnCase } from '../../security/conflicts-of-interest.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'

/** Staff who are a party to a case may read the case, but not the notes about it. */
export async function getCaseWorkUseCase(
  { database: { read } }: Context,
  { input, currentUser }: RequestOf<typeof getCaseWork>,
): Promise<CaseWorkRecord> {
  await requireCase(read, input)
  await refuseOwnCase(read, { case: 'of-input' }, currentUser.id, input)
  return caseWorkOf(read, input)
}

export async function assignCaseUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof assignCase>,
): Promise<CaseWorkRecord> {
  const { kind, id, action } = input
  return inTransaction(ctx, async (ctx, tx) => {
    await requireCase(tx, input)
    const before = (await findAssignment(tx, input))?.assignee_id ?? null
    if (before !== (input.assigneeId ?? null) || (action === 'give-back' && before === null)) {
      throw new Problem('STATUS_CHANGE_REFUSED', before === null ? 'case-given-back' : 'case-taken')
    }
    const isFree = before === null || (await deleteAssignment(tx, input, before))
    const isDone =
      isFree &&
      (action === 'give-back' || (await insertAssignment(tx, input, currentUser.id, ctx.now)))
    if (!isDone) throw new Problem('STATUS_CHANGE_REFUSED', 'case-taken')
    const details = { kind, role: currentUser.role, assigned: assigned(action, before) }
    logActivity(ctx, { action: 'update', entity: 'case', entityId: id, details })
    return caseWorkOf(tx, input)
  })
}

function assigned(action: 'take' | 'give-back', before: string | null): string {
  if (action === 'give-back') return 'given back'
  return before === null ? 'taken' : 'taken over'
}

export async function addCaseNoteUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof addCaseNote>,
): Promise<CaseWorkRecord> {
  const { kind, id, text } = input
  return inTransaction(ctx, async (ctx, tx) => {
    await requireCase(tx, input)
    const note = await insertCaseNote(tx, input, { authorId: currentUser.id, text, at: ctx.now })
    // The id and not the text: a note can be erased, a log entry cannot.
    const details = { kind, role: currentUser.role, note }
    logActivity(ctx, { action: 'update', entity: 'case', entityId: id, details })
    return caseWorkOf(tx, input)
  })
}

async function requireCase(db: Queries, input: CaseId): Promise<void> {
  if (!(await caseExists(db, input))) throw new Problem('NOT_FOUND', 'case')
}

/** Asks one claimant for evidence, in the app and by mail. */
export async function askForEvidenceUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof askForEvidence>,
) {
  const { now } = ctx
  const { id, ownerId, what } = input
  return inTransaction(ctx, async (ctx, tx) => {
    const found = requireFound(await findDispute(tx, id), 'dispute')
    if (found.status !== 'open') {
      throw new Problem('STATUS_CHANGE_REFUSED', 'dispute-not-open')
    }
    const isClaimant = await recordEvidenceRequest(tx, { disputeId: id, ownerId, what }, now)
    const claimant = requireFound(
      isClaimant ? await findUser(tx, ownerId) : undefined,
      'dispute-side',
    )
    const record = requireFound(await findDisputeRecord(tx, id, now), 'dispute')
    const item = record.claims.find(({ owner }) => owner.id === ownerId)?.asset ?? null
    const message = evidenceAskedMessage(ctx, readerOf(claimant), item, what)
    await notifyUser(
      ctx,
      {
        userId: ownerId,
        kind: 'evidence-asked',
        subjectId: item?.id ?? '',
        data: { item: item?.name ?? '' },
        eventKey: `evidence-asked ${id} ${now}`,
      },
      message,
    )
    const details = { asked: ownerId, role: currentUser.role }
    logActivity(ctx, { action: 'moderate', entity: 'dispute', entityId: id, details })
    return record
  })
}
