import type { DoubtParams } from '../domain/identifiers/read/doubts.ts'
import type { Language } from '../domain/languages.ts'
import { datesIn } from './dates-in.ts'
import * as assets from './en/assets.ts'
import * as certificates from './en/certificates.ts'
import * as conflicts from './en/conflicts-of-interest.ts'
import * as dates from './en/dates.ts'
import * as durations from './en/durations.ts'
import * as typingAdvice from './en/identifiers/typing-advice.ts'
import * as input from './en/input-messages.ts'
import * as lookup from './en/lookup.ts'
import * as accountMails from './en/mail/account.ts'
import * as businessMails from './en/mail/business.ts'
import * as itemMails from './en/mail/items.ts'
import * as commonMails from './en/mail/mails.ts'
import * as matching from './en/matching.ts'
import * as notifications from './en/notifications.ts'
import * as personalData from './en/personal-data.ts'
import * as problems from './en/problems.ts'
import * as rateLimits from './en/rate-limits.ts'
import * as results from './en/results.ts'
import haIdentifiers from './ha/identifiers.json' with { type: 'json' }
import haLookup from './ha/lookup.json' with { type: 'json' }
import haAccountMails from './ha/mail/account.json' with { type: 'json' }
import haBusinessMails from './ha/mail/business.json' with { type: 'json' }
import haItemMails from './ha/mail/items.json' with { type: 'json' }
import haMails from './ha/mail/mails.json' with { type: 'json' }
import haNotifications from './ha/notifications.json' with { type: 'json' }
import igIdentifiers from './ig/identifiers.json' with { type: 'json' }
import igLookup from './ig/lookup.json' with { type: 'json' }
import igAccountMails from './ig/mail/account.json' with { type: 'json' }
import igBusinessMails from './ig/mail/business.json' with { type: 'json' }
import igItemMails from './ig/mail/items.json' with { type: 'json' }
import igMails from './ig/mail/mails.json' with { type: 'json' }
import igNotifications from './ig/notifications.json' with { type: 'json' }
import { type NotificationTexts, notificationWordsOf } from './notification-texts.ts'
import pcmIdentifiers from './pcm/identifiers.json' with { type: 'json' }
import pcmLookup from './pcm/lookup.json' with { type: 'json' }
import pcmAccountMails from './pcm/mail/account.json' with { type: 'json' }
import pcmBusinessMails from './pcm/mail/business.json' with { type: 'json' }
import pcmItemMails from './pcm/mail/items.json' with { type: 'json' }
import pcmMails from './pcm/mail/mails.json' with { type: 'json' }
import pcmNotifications from './pcm/notifications.json' with { type: 'json' }
import type { Texts } from './texts.ts'
import type { Translation } from './translation.ts'
import { type LookupWords, lookupWordsOf, type VerdictTexts } from './verdict-texts.ts'
import yoIdentifiers from './yo/identifiers.json' with { type: 'json' }
import yoLookup from './yo/lookup.json' with { type: 'json' }
import yoAccountMails from './yo/mail/account.json' with { type: 'json' }
import yoBusinessMails from './yo/mail/business.json' with { type: 'json' }
import yoItemMails from './yo/mail/items.json' with { type: 'json' }
import yoMails from './yo/mail/mails.json' with { type: 'json' }
import yoNotifications from './yo/notifications.json' with { type: 'json' }

const mails = { ...commonMails, ...accountMails, ...itemMails, ...businessMails }

/** The texts that the server renders, by topic. */
const english = {
  assets,
  certificates,
  conflicts,
  dates,
  durations,
  input,
  lookup,
  rateLimits,
  mails,
  matching,
  notifications,
  personalData,
  problems,
  results,
  typingAdvice,
}

/** The texts of one language. A new language is a folder with the same topics. */
export type Words = Omit<
  Translation<typeof english>,
  'lookup' | 'notifications' | 'typingAdvice'
> & {
  notifications: Pick<typeof notifications, 'notificationMessageText'> &
    Translation<Pick<typeof notifications, 'notificationEventLabels' | 'pushText'>>
  lookup: LookupWords
  typingAdvice: { adviceMessages: Texts<DoubtParams> }
}

const translatedMails = {
  pcm: { ...pcmMails, ...pcmAccountMails, ...pcmItemMails, ...pcmBusinessMails },
  ha: { ...haMails, ...haAccountMails, ...haItemMails, ...haBusinessMails },
  yo: { ...yoMails, ...yoAccountMails, ...yoItemMails, ...yoBusinessMails },
  ig: { ...igMails, ...igAccountMails, ...igItemMails, ...igBusinessMails },
}

const words: Readonly<Record<Language, Words>> = {
  en: english,
  pcm: translated('pcm', { ...pcmLookup, ...pcmIdentifiers, ...pcmNotifications }),
  ha: translated('ha', { ...haLookup, ...haIdentifiers, ...haNotifications }),
  yo: translated('yo', { ...yoLookup, ...yoIdentifiers, ...yoNotifications }),
  ig: translated('ig', { ...igLookup, ...igIdentifiers, ...igNotifications }),
}

type TranslatedTexts = Words['typingAdvice'] &
  Omit<Words['notifications'], 'notificationMessageText'> & {
    verdictTexts: VerdictTexts
    notificationTexts: NotificationTexts
  }

/** Topics without a translation are in English. */
function translated(language: Exclude<Language, 'en'>, texts: TranslatedTexts): Words {
  const { adviceMessages, notificationEventLabels, pushText } = texts
  return {
    ...english,
    lookup: lookupWordsOf(language, texts.verdictTexts),
    dates: datesIn(language),
    typingAdvice: { adviceMessages },
    notifications: {
      notificationEventLabels,
      pushText,
      notificationMessageText: notificationWordsOf(language, texts.notificationTexts),
    },
    mails: translatedMails[language],
  }
}

export const defaultLanguage: Language = 'en'

/** The texts of a language for server rendering. */
export function wordsOf(language: Language): Words {
  return words[language]
}
