import type { Language } from '../domain/languages.ts'
import type { StoredNotification } from '../domain/notifications/notification-view.ts'
import type {
  NotificationData,
  NotificationKindName,
} from '../domain/notifications/notifications.ts'
import type { ReportStatus } from '../domain/reports/reports.ts'
import { type CountTexts, countText, pluralRules } from './count-text.ts'
import { datesIn } from './dates-in.ts'
import { fill } from './texts.ts'

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
  /** For `plan-ending` of a plan that renews itself. */
  renews: NotificationText
  /** For a kind that no longer exists. */
  other: NotificationText
  kinds: Readonly<Record<NotificationKindName, NotificationText>>
}

/** The function of `locales/en/notifications.ts` for another language. */
export function notificationWordsOf(language: Language, texts: NotificationTexts) {
  const rules = pluralRules(language)
  const { longDate } = datesIn(language)
  const textOf = (kind: string, { card }: NotificationData): NotificationText => {
    if (kind === 'plan-ending' && card) return texts.renews
    const kinds: Readonly<Record<string, NotificationText>> = texts.kinds
    return kinds[kind] ?? texts.other
  }
  return ({ kind, data }: StoredNotification): NotificationText => {
    const facts = JSON.parse(data) as NotificationData
    const { item, state, identifiersDiffer, times, reportedAs, at, card, source } = facts
    const name = state === 'Federal Capital Territory' ? texts.federalCapital : state
    const params = {
      item,
      where: name ? fill(texts.where, { state: name }) : '',
      differ: identifiersDiffer ? texts.differ : '',
      platform: texts.platform,
      times: countText(texts.times, times ?? 1, rules),
      status: texts.statuses[reportedAs ?? 'Lost'],
      days: times ?? 0,
      date: longDate(at ?? 0),
      card: card ?? '',
      source: source ?? '',
    }
    const { title, text } = textOf(kind, facts)
    return { title: fill(title, params), text: fill(text, params) }
  }
}
