import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { defaultLanguage, type Words, wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext } from './message.ts'

type MailWords = Words['mails']['mailWords']

/** What staff decided about a report. */
interface Decided {
  /** The reporter's own name for the asset. */
  item: string
  reason: string | null
}

interface Decision {
  subject: keyof MailWords
  says: keyof MailWords
  /** Whether the mail quotes what staff wrote. */
  quotes?: true
  more?: keyof MailWords
  link: { path: string; label: keyof MailWords }
}

const reports = { path: '/dashboard/reports', label: 'seeReports' } as const
const newReport = { path: '/dashboard/reports/new', label: 'newReport' } as const

/** A mail about a decision. */
function aboutDecision({ subject, says, quotes, more, link }: Decision) {
  return (
    { origin }: MailContext,
    firstName: string,
    { item, reason }: Decided,
    language: Language = defaultLanguage,
  ): Message => {
    const words = wordsOf(language).mails.mailWords
    return composeMessageTo(
      firstName,
      words[subject],
      [
        { say: fill(words[says], { item }) },
        ...(quotes && reason ? [{ say: fill(words.teamWrote, { reason }) }] : []),
        ...(more ? [{ say: words[more] }] : []),
        { link: origin + link.path, label: words[link.label] },
      ],
      language,
    )
  }
}

export const theftConfirmedMessage = aboutDecision({
  subject: 'theftConfirmedSubject',
  says: 'theftConfirmed',
  more: 'gotItBack',
  link: reports,
})

export const theftRejectedMessage = aboutDecision({
  subject: 'theftRejectedSubject',
  says: 'notConfirmed',
  quotes: true,
  more: 'canReportAgain',
  link: newReport,
})

export const reportConfirmedMessage = aboutDecision({
  subject: 'reportConfirmedSubject',
  says: 'reportConfirmed',
  link: reports,
})

export const reportRefusedMessage = aboutDecision({
  subject: 'reportRefusedSubject',
  says: 'notConfirmed',
  quotes: true,
  more: 'canReportAgain',
  link: newReport,
})

export const reportClosedMessage = aboutDecision({
  subject: 'reportClosedSubject',
  says: 'reportClosed',
  quotes: true,
  more: 'stillMissing',
  link: reports,
})

export const reportReopenedMessage = aboutDecision({
  subject: 'reportReopenedSubject',
  says: 'reportReopened',
  quotes: true,
  more: 'gotItBack',
  link: reports,
})
