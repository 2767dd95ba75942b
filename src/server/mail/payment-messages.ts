import type { Message } from '../../domain/notifications/mail-message.ts'
import type { PlanNow } from '../../domain/payments/passes.ts'
import { vatWithin } from '../../domain/payments/transactions.ts'
import { countText, pluralRules } from '../../locales/count-text.ts'
import { amountInWords, amountText, type ReceiptFacts } from '../../locales/en/payments.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader } from './message.ts'

export function receiptMessage(
  { origin }: MailContext,
  reader: Reader,
  receipt: ReceiptFacts,
  { plan, endsAt, card }: Pick<PlanNow, 'plan' | 'endsAt'> & { card: string | null },
): Message {
  const { mails, dates } = wordsOf(reader.language)
  const { receiptMail: words, passDays } = mails
  const days = countText(passDays, receipt.days, pluralRules(reader.language))
  const date = endsAt === null ? '' : dates.longDate(endsAt)
  return composeMessageTo(reader, fill(words.subject, { plan: receipt.plan }), [
    { text: fill(words.thanks, { days: fill(days, { plan: receipt.plan }) }) },
    ...receiptLines(reader, receipt).map((text) => ({ text })),
    ...(endsAt === null ? [] : [{ text: fill(words.ends, { plan, date }) }]),
    ...(card === null ? [] : [{ text: fill(words.renews, { card }) }]),
    { link: `${origin}/dashboard/account`, label: words.link },
  ])
}

function receiptLines({ language }: Reader, receipt: ReceiptFacts): string[] {
  const { mails, dates } = wordsOf(language)
  const words = mails.receiptMail
  const { at, reference, amount, currency, vatRate, channel } = receipt
  const channels: Readonly<Record<string, string>> = words.channels
  // The words for an amount are in English only.
  const inWords = language === 'en' ? ` (${amountInWords(amount)})` : ''
  const vat = vatRate === null ? null : amountText(vatWithin(amount, vatRate), currency)
  return [
    fill(words.date, { date: dates.longDate(at) }),
    fill(words.reference, { reference }),
    fill(words.amount, { amount: amountText(amount, currency) }) + inWords,
    ...(vat === null ? [] : [fill(words.vat, { rate: (vatRate ?? 0) / 100, vat })]),
    fill(words.paidBy, { channel: channels[channel ?? ''] ?? 'Paystack' }),
  ]
}
