import type { Step } from '../../../domain/channels/conversation.ts'
import { daysMs } from '../../../domain/durations.ts'
import { type Candidate, likeliestOf } from '../../../domain/identifiers/read/candidates.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { parseLga } from '../../../domain/places/place-names.ts'
import { parseState } from '../../../domain/places/states.ts'
import { channelWords, sentenceText } from '../../../locales/channels.ts'
import { lgaNamesOf } from '../../lib/lgas.ts'
import type { NewIdentifier } from '../../queries/assets/identifiers.ts'
import { findPhoneFinds, insertPhoneFind } from '../../queries/channels/callers.ts'
import { equalReports } from '../../queries/matching/matches.ts'
import type { Context } from '../context.ts'
import { type NotifyContext, notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import type { Caller, ChannelReply } from './caller.ts'
import { hintAbout } from './check-by-phone.ts'

const retentionDays = 90

/**
 * Records that the caller found an item, and notifies the users who miss it. The caller gets the same
 * answer whether anybody misses it or not.
 */
export async function reportFoundByPhone(
  ctx: Context,
  { channel, hash }: Caller,
  { text, place, language }: Extract<Step, { kind: 'found' }>,
): Promise<ChannelReply> {
  const words = channelWords[language]
  const { candidates, doubts } = readText(text)
  const [doubt] = doubts
  if (doubt) return { text: sentenceText(channel, words[hintAbout(doubt)]), ends: false }
  const found = likeliestOf(candidates)
  // Each number is a find.
  for (const _ of found) await ctx.limiter.consume('findByPhone', hash)
  const where = place === null ? null : placeNamed(ctx, place)
  // Its owner may have registered it as another kind: a chassis number reads like a serial number. Or
  // without the prefix of its barcode, or with it.
  const read = candidates.filter((each) =>
    found.some(
      ({ number, key }) =>
        each.number === number && (each.key === key || each.certainty === 'maker-code'),
    ),
  )
  for (const identifier of read) await recordFind(ctx, hash, identifier, where)
  return { text: sentenceText(channel, words.foundNoted), ends: true }
}

async function recordFind(
  ctx: Context,
  callerHash: string,
  { namespace, key }: Candidate,
  place: string | null,
): Promise<void> {
  await inTransaction(ctx, async (txCtx, tx) => {
    const isNew = await insertPhoneFind(tx, {
      // Hashed: a caller's finds cannot be linked with each other or with the caller's language.
      id: ctx.encryption.hmac(`find ${callerHash} ${namespace} ${key}`),
      namespace,
      key,
      place,
      created_at: ctx.now,
      expires_at: ctx.now + daysMs(retentionDays),
    })
    if (isNew) await notifyOfPhoneFinds(txCtx, [{ namespace, key }])
  })
}

/** A state or local government area. Other words could be a message, so they are not passed on. */
function placeNamed({ lgas }: Pick<Context, 'lgas'>, typed: string): string | null {
  return parseLga(typed, lgaNamesOf(lgas)) ?? parseState(typed)
}

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
