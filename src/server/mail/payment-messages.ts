import type { Message } from '../../domain/notifications/mail-message.ts'
import type { PlanNow } from '../../domain/payments/passes.ts'
import { type ReceiptFacts, receiptMessages } from '../../locales/en/payments.ts'
import { composeMessage, type MailContext } from './message.ts'

export function receiptMessage(
  { origin }: MailContext,
  firstName: string,
  receipt: ReceiptFacts,
  { plan, endsAt, card }: Pick<PlanNow, 'plan' | 'endsAt'> & { card: string | null },
): Message {
  return composeMessage(receiptMessages.subject(receipt), [
    { text: `Hello ${firstName},` },
    { text: receiptMessages.thanks(receipt) },
    ...receiptMessages.lines(receipt).map((text) => ({ text })),
    ...(endsAt === null ? [] : [{ text: receiptMessages.ends({ plan, endsAt }) }]),
    ...(card === null ? [] : [{ text: receiptMessages.renews({ card }) }]),
    { link: `${origin}/dashboard/account`, label: receiptMessages.list },
  ])
}
