import type { AssetType } from '../../domain/assets/assets.ts'
import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { mailedAsset } from '../../domain/transfers/transfers.ts'
import { localized } from '../../locales/localized-paths.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeUnnamedMessage, type MailContext } from './message.ts'

interface OfferedAsset {
  type: AssetType
  brand: string | null
  model: string | null
  ends_at: number
}

const whereToSee = '/dashboard/transfers'

/** `Toyota Corolla (vehicle)`. */
export function assetIn(language: Language, asset: Omit<OfferedAsset, 'ends_at'>): string {
  return mailedAsset(asset, wordsOf(language).mails.transferMails.types[asset.type])
}

/** The mail says the same with and without an account, so it does not reveal whether one exists. */
export function transferOfferedMessage(
  { origin }: MailContext,
  language: Language,
  offered: OfferedAsset,
  from: string | null,
): Message {
  const { mails, dates } = wordsOf(language)
  const { offered: words, somebody } = mails.transferMails
  const asset = assetIn(language, offered)
  return composeUnnamedMessage(
    fill(words.subject, { asset }),
    [
      { text: fill(words.text, { from: from ?? somebody, asset }) },
      { text: words.compare },
      { link: origin + whereToSee, label: words.link },
      { text: fill(words.until, { date: dates.longDate(offered.ends_at) }) },
      { text: words.notExpected },
    ],
    language,
  )
}

export function transferWithdrawnMessage(
  { origin }: MailContext,
  language: Language,
  offered: OfferedAsset,
): Message {
  const words = wordsOf(language).mails.transferMails.withdrawn
  const asset = assetIn(language, offered)
  return composeUnnamedMessage(
    fill(words.subject, { asset }),
    [
      { text: fill(words.text, { asset }) },
      { text: words.dontPay },
      { link: origin + localized(language, '/'), label: words.link },
    ],
    language,
  )
}
