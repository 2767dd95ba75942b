import { invalidBecause } from '../../../api/invalid.ts'
import type { confirmWatch, createWatch } from '../../../api/lookup/watch.ts'
import { Problem } from '../../../api/problem.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { countedOf } from '../../../domain/lookup/enumeration.ts'
import { identitiesToWatch, watchRules } from '../../../domain/lookup/watches.ts'
import { waitingConfirmations } from '../../../domain/notifications/mail-limits.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { confirmationMessage, watchedNumberMessage } from '../../mail/confirmation-message.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { enqueueJobs } from '../../queries/jobs.ts'
import {
  consumeWatches,
  countWaitingWatches,
  countWatches,
  insertWatch,
  isWatching,
  removeWatch,
  reportsOfWatched,
  startWatch,
  type Watcher,
  watchedIdentities,
} from '../../queries/lookup/watches.ts'
import type { ReportedAsset } from '../../queries/matching/match-candidates.ts'
import { requesterOf, reserveRequestedMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { languageOfVisitor } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import type { NotifyContext } from '../notifications/notify-user.ts'
import { takeMailTurn } from '../notifications/take-mail-turn.ts'
import { inTransaction } from '../transaction.ts'
import { clientsOf } from './enumeration-detector.ts'
import { recordClaim, throttleEnumeration } from './throttle-enumeration.ts'

export async function createWatchUseCase(
  ctx: Context,
  { input: { identifier, email, language }, sender }: RequestOf<typeof createWatch>,
) {
  const { database, withMinDuration, limiter, now } = ctx
  // Before the text is read, which takes milliseconds.
  await limiter.consume('mail', sender, 'watch')
  const identities = identitiesToWatch(identifier)
  if (identities.length === 0) {
    const [doubt = { code: 'several-numbers' } as const] = readText(identifier).doubts
    const issue = invalidBecause(doubt)
    throw new Problem('INVALID_INPUT', 'schema', { params: { issue }, field: 'identifier' })
  }
  const likeliest = countedOf(identities)
  await throttleEnumeration(ctx, clientsOf(sender), likeliest)
  recordClaim(ctx, clientsOf(sender), likeliest)
  const hasTurn = await takeMailTurn(ctx, sender)
  const work = inTransaction(ctx, async (ctx, tx) => {
    const requester = requesterOf(email, sender)
    const asked = { budget: 'requested', requester } as const
    // Called first: it locks what this sender asks of the mailbox until the transaction ends.
    const canSend = hasTurn && (await reserveRequestedMail(database, tx, email, asked, now))
    if ((await countWatches(tx, email, now)) >= watchRules.perEmail) return
    if (!canSend && (await countWaitingWatches(tx, requester, now)) >= waitingConfirmations) return
    const watch = { email, language, identities, requester, mailedAt: canSend ? now : null }
    const { id, token } = await insertWatch(tx, watch, now)
    // If not now, `mailPendingConfirmations` mails the link later.
    if (canSend) {
      const visitorLanguage = await languageOfVisitor(tx, { email, language })
      const message = confirmationMessage('watch', ctx, visitorLanguage, token)
      await enqueueMail(tx, { to: email, kind: 'confirm-watch', message }, now)
    }
    logActivity(ctx, { action: 'create', entity: 'watch', entityId: id })
  })
  await withMinDuration(work)
}

export async function confirmWatchUseCase(
  ctx: Context,
  { input, sender }: RequestOf<typeof confirmWatch>,
) {
  const { database, now } = ctx
  const outcome = await inTransaction(ctx, async (ctx, tx) => {
    // Locked, so that a report made at this moment and this watch see each other.
    await lockIdentities(database, tx, await watchedIdentities(tx, input.token))
    const watch = await startWatch(tx, input.token, now)
    if (!watch) return (await isWatching(tx, input.token, now)) ? 'watching' : 'none'
    logActivity(ctx, { action: 'update', entity: 'watch', entityId: watch.id })
    const reports = await reportsOfWatched(tx, watch.id)
    if (reports.length === 0) return 'watching'
    // The answer tells of the report, so its owner hears of it as of a lookup.
    for (const { id, reported_as } of reports) {
      if (reported_as !== 'Found') ctx.lookupAlerts.record(id, { via: 'check', state: null })
    }
    // The identifier was reported before the link was used.
    await removeWatch(tx, input.token)
    await notifyWatcher(ctx, watch)
    return 'reported'
  })
  switch (outcome) {
    case 'watching':
      return {
        message: resultMessages.watching,
      }
    case 'reported':
      return {
        message: resultMessages['watched-is-reported'],
      }
    case 'none':
      await ctx.limiter.consumeWrong('link', sender)
      throw new Problem('WATCH_LINK_INVALID', 'link')
  }
}

/** Thousands may watch a number, and nothing else is written while they are mailed. */
const mailedAtOnce = 20

/** Mails the watchers of the others, a few at a time. */
export const moreWatchers = { kind: 'watchers', afterMs: 5000 } as const

/** Mails the watchers of identifiers that are now under an active report, each once. */
export async function notifyWatchers(
  ctx: NotifyContext,
  { report, identifiers }: Pick<ReportedAsset, 'report' | 'identifiers'>,
): Promise<void> {
  const { tx, now } = ctx
  const watchers = await consumeWatches(tx, identifiers, { now, limit: mailedAtOnce })
  for (const watcher of watchers) await notifyWatcher(ctx, watcher)
  if (watchers.length < mailedAtOnce) return
  const { kind, afterMs } = moreWatchers
  const job = { kind, type: kind, eventKey: report.id, data: { report: report.id } }
  await enqueueJobs(tx, [{ ...job, dueAt: now + afterMs }], now)
}

async function notifyWatcher(ctx: NotifyContext, watcher: Watcher): Promise<void> {
  const { tx, now } = ctx
  const { id, email } = watcher
  const message = watchedNumberMessage(ctx, await languageOfVisitor(tx, watcher))
  await enqueueMail(
    tx,
    { to: email, kind: 'watched-number', message, eventKey: `watch ${id}` },
    now,
  )
}
