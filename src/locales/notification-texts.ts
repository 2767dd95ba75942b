import type { Language } from '../domain/languages.ts'
import type { StoredNotification } from '../domain/notifications/notification-view.ts'
import type { NotificationData } from '../domain/notifications/notifications.ts'
import type { ReportStatus } from '../domain/reports/reports.ts'
import { type CountTexts, countText, pluralRules } from './count-text.ts'
import { notificationMessageText } from './en/notifications.ts'
import { fill } from './texts.ts'

/** The kinds that are translated: what happens with reports, matches and transfers. */
export const translatedKinds = [
  'match-for-owner',
  'match-for-finder',
  'match-accepted-for-owner',
  'match-accepted-for-finder',
  'match-suggested',
  'message-from-owner',
  'message-from-finder',
  'question',
  'answered',
  'sharing-by-owner',
  'sharing-by-finder',
  'match-withdrawn',
  'handed-over',
  'thanks',
  'checked',
  'found-by-phone',
  'number-registered',
  'reported-by-other',
  'transfer-offered',
  'transfer-withdrawn',
  'transfer-received',
  'transfer-accepted',
  'transfer-declined',
  'transfer-expired',
  'transfer-stopped',
] as const

type TranslatedKind = (typeof translatedKinds)[number]

export interface NotificationText {
  title: string
  text: string
}

/** Notifications in one language, as plain texts that a speaker can review. */
export interface NotificationTexts {
  /** Put for {where} if the other side gave a state. */
  where: string
  federalCapital: string
  /** Put for {platform}: that neither side sees who the other is. */
  platform: string
  /** Put for {differ} if the two numbers are not exactly the same. */
  differ: string
  /** Put for {times}. */
  times: CountTexts
  /** Put for {status}. */
  statuses: Readonly<Record<ReportStatus, string>>
  kinds: Readonly<Record<TranslatedKind, NotificationText>>
}

/** Whether a notification has a text in every language. */
export function isTranslatedKind(kind: string): kind is TranslatedKind {
  return translatedKinds.some((each) => each === kind)
}

/**
 * The function of `locales/en/notifications.ts` for another language. A kind without a translation
 * is in English, all of it.
 */
export function notificationWordsOf(language: Language, texts: NotificationTexts) {
  const rules = pluralRules(language)
  return (notification: StoredNotification): NotificationText => {
    if (!isTranslatedKind(notification.kind)) return notificationMessageText(notification)
    const { item, state, identifiersDiffer, times, reportedAs } = JSON.parse(
      notification.data,
    ) as NotificationData
    const name = state === 'Federal Capital Territory' ? texts.federalCapital : state
    const params = {
      item,
      where: name ? fill(texts.where, { state: name }) : '',
      differ: identifiersDiffer ? texts.differ : '',
      platform: texts.platform,
      times: countText(texts.times, times ?? 1, rules),
      status: texts.statuses[reportedAs ?? 'Lost'],
    }
    const { title, text } = texts.kinds[notification.kind]
    return { title: fill(title, params), text: fill(text, params) }
  }
}
