import type { TypingAdviceParams } from '../domain/identifiers/typing-advice.ts'
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
import * as haIdentifiers from './ha/identifiers.ts'
import * as haLookup from './ha/lookup.ts'
import * as haAccountMails from './ha/mail/account.ts'
import * as haBusinessMails from './ha/mail/business.ts'
import * as haItemMails from './ha/mail/items.ts'
import * as haMails from './ha/mail/mails.ts'
import * as haNotifications from './ha/notifications.ts'
import * as igIdentifiers from './ig/identifiers.ts'
import * as igLookup from './ig/lookup.ts'
import * as igAccountMails from './ig/mail/account.ts'
import * as igBusinessMails from './ig/mail/business.ts'
import * as igItemMails from './ig/mail/items.ts'
import * as igMails from './ig/mail/mails.ts'
import * as igNotifications from './ig/notifications.ts'
import { type NotificationTexts, notificationWordsOf } from './notification-texts.ts'
import * as pcmIdentifiers from './pcm/identifiers.ts'
import * as pcmLookup from './pcm/lookup.ts'
import * as pcmAccountMails from './pcm/mail/account.ts'
import * as pcmBusinessMails from './pcm/mail/business.ts'
import * as pcmItemMails from './pcm/mail/items.ts'
import * as pcmMails from './pcm/mail/mails.ts'
import * as pcmNotifications from './pcm/notifications.ts'
import type { Texts } from './texts.ts'
import type { Translation } from './translation.ts'
import { type LookupWords, lookupWordsOf, type VerdictTexts } from './verdict-texts.ts'
import * as yoIdentifiers from './yo/identifiers.ts'
import * as yoLookup from './yo/lookup.ts'
import * as yoAccountMails from './yo/mail/account.ts'
import * as yoBusinessMails from './yo/mail/business.ts'
import * as yoItemMails from './yo/mail/items.ts'
import * as yoMails from './yo/mail/mails.ts'
import * as yoNotifications from './yo/notifications.ts'

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
  typingAdvice: { adviceMessages: Texts<TypingAdviceParams> }
}

/** Topics without a translation are in English. */
const words: Readonly<Record<Language, Words>> = {
  en: english,
  pcm: {
    ...english,
    ...translated('pcm', {
      verdicts: pcmLookup.verdictTexts,
      identifiers: pcmIdentifiers,
      notifications: pcmNotifications,
      mails: { ...pcmMails, ...pcmAccountMails, ...pcmItemMails, ...pcmBusinessMails },
    }),
  },
  ha: {
    ...english,
    ...translated('ha', {
      verdicts: haLookup.verdictTexts,
      identifiers: haIdentifiers,
      notifications: haNotifications,
      mails: { ...haMails, ...haAccountMails, ...haItemMails, ...haBusinessMails },
    }),
  },
  yo: {
    ...english,
    ...translated('yo', {
      verdicts: yoLookup.verdictTexts,
      identifiers: yoIdentifiers,
      notifications: yoNotifications,
      mails: { ...yoMails, ...yoAccountMails, ...yoItemMails, ...yoBusinessMails },
    }),
  },
  ig: {
    ...english,
    ...translated('ig', {
      verdicts: igLookup.verdictTexts,
      identifiers: igIdentifiers,
      notifications: igNotifications,
      mails: { ...igMails, ...igAccountMails, ...igItemMails, ...igBusinessMails },
    }),
  },
}

interface Translated {
  verdicts: VerdictTexts
  identifiers: Words['typingAdvice']
  notifications: Omit<Words['notifications'], 'notificationMessageText'> & {
    notificationTexts: NotificationTexts
  }
  mails: Words['mails']
}

function translated(
  language: Language,
  { verdicts, identifiers, notifications, mails }: Translated,
) {
  return {
    lookup: lookupWordsOf(language, verdicts),
    dates: datesIn(language),
    typingAdvice: identifiers,
    notifications: {
      ...notifications,
      notificationMessageText: notificationWordsOf(language, notifications.notificationTexts),
    },
    mails,
  }
}

export const defaultLanguage: Language = 'en'

/** The texts of a language for server rendering. */
export function wordsOf(language: Language): Words {
  return words[language]
}
