import type { messageOwner } from '../../../api/conversations/message-owner.ts'
import { Problem } from '../../../api/problem.ts'
import { parseLabelCode } from '../../../domain/assets/assets.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { knownAs, networkOf } from '../../lib/senders/sender.ts'
import { foundByLabelMessage } from '../../mail/contact-messages.ts'
import { findLabelOwner } from '../../queries/assets/labels.ts'
import {
  deleteSurplusMessages,
  insertLabelMessage,
  keptMessages,
} from '../../queries/conversations/label-messages.ts'
import { deleteOldest } from '../../queries/notifications/notifications.ts'
import { readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { findLink } from './conversation.ts'

interface LinkRefusal {
  reason: 'web-address' | 'email-address'
  params: { link: string }
}

/** Mail programs turn addresses into links, and strangers must not mail links in our name. */
function requireNoLinks(texts: Record<string, string>): void {
  const fields: Record<string, LinkRefusal> = {}
  for (const [field, text] of Object.entries(texts)) {
    const link = findLink(text)?.slice(0, 60) ?? ''
    if (link) fields[field] = { reason: 'web-address', params: { link } }
    else if (/\S@\S/.test(text)) fields[field] = { reason: 'email-address', params: { link } }
  }
  const [first] = Object.values(fields)
  if (first) throw new Problem('INVALID_INPUT', first.reason, { params: first.params, fields })
}

/**
 * Who counts as one sender to an owner: somebody known, or a subscriber’s network. Of a network that
 * thousands share, some who leave a contact are senders of their own.
 */
async function senderToOwner(
  { encryption, limiter }: Context,
  { input: { contact }, sender }: Pick<RequestOf<typeof messageOwner>, 'input' | 'sender'>,
  ownerId: string,
): Promise<string> {
  if (!('ip' in sender)) return encryption.hmac(`finder ${knownAs(sender)}`)
  const { ip } = sender
  const network = ip.includes(':') ? networkOf(ip) : ip
  const plain = contact?.toLowerCase().replace(/[^a-z\d@]/g, '') ?? ''
  if (plain !== '') {
    const { times } = await limiter.count('finderContact', `${network} ${ownerId}`)
    const isOwn = times <= limiter.rule('finderContact').times
    if (isOwn) return encryption.hmac(`finder ${plain} from ${network}`)
  }
  return encryption.hmac(`finder from ${network}`)
}

export async function messageOwnerUseCase(ctx: Context, request: RequestOf<typeof messageOwner>) {
  const { input, sender } = request
  const { database, limiter, now } = ctx
  requireNoLinks({ place: input.place, message: input.message })
  const code = parseLabelCode(input.code) ?? ''
  const found = await findLabelOwner(database.read, code)
  if (!found) await limiter.consumeWrong('label', sender)
  const owner = requireFound(found, 'label')
  // By owner, so that nobody can use up what their neighbours write to others.
  await limiter.consume('labelMessage', sender, owner.owner_id)
  const from = await senderToOwner(ctx, request, owner.owner_id)
  await inTransaction(ctx, async (ctx, tx) => {
    const id = newId()
    await insertLabelMessage(tx, {
      id,
      owner_id: owner.owner_id,
      asset_id: owner.id,
      place: input.place,
      text: input.message,
      contact: input.contact ?? null,
      created_at: now,
      done_at: null,
      sender_hash: from,
    })
    // One of several at once is enough, and none waits for it.
    if (await database.tryLock(tx, `label-messages:${owner.owner_id}`)) {
      const isFull = await deleteSurplusMessages(tx, owner.owner_id)
      if (isFull) await deleteOldest(tx, owner.owner_id, 'found-by-label', keptMessages)
    }
    const notification = {
      userId: owner.owner_id,
      sender: from,
      kind: 'found-by-label',
      subjectId: owner.id,
      data: { item: owner.name },
      eventKey: `label-message ${id}`,
    } as const
    await notifyUser(ctx, notification, foundByLabelMessage(ctx, readerOf(owner), owner, input))
    // Without the text, which is private.
    logActivity(ctx, { action: 'create', entity: 'found-message', entityId: owner.id })
  })
  return {
    message: input.contact
      ? resultMessages['finder-message-sent']
      : resultMessages['finder-message-sent-without-contact'],
  }
}
