import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { type Words, wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader, reasonPart } from './message.ts'

type MailWords = Words['mails']['mailWords']

/** What staff decided about a report. */
interface Decided {
  /** The reporter's own name for the asset. */
  item: string
  reason: string | null
}

interface Decision {
  subject: keyof MailWords
  text: keyof MailWords
  /** Whether the mail quotes what staff wrote. */
  quotes?: true
  more?: keyof MailWords
  link: { path: string; label: keyof MailWords }
}

const reports = { path: '/dashboard/reports', label: 'seeReports' } as const
const newReport = { path: '/dashboard/reports/new', label: 'newReport' } as const

/** A mail about a decision. */
function aboutDecision({ subject, text, quotes, more, link }: Decision) {
  return ({ origin }: MailContext, reader: Reader, { item, reason }: Decided): Message => {
    const words = wordsOf(reader.language).mails.mailWords
    return composeMessageTo(reader, words[subject], [
      { text: fill(words[text], { item }) },
      ...(quotes ? reasonPart(reader.language, reason) : []),
      ...(more ? [{ text: words[more] }] : []),
      { link: origin + link.path, label: words[link.label] },
    ])
  }
}

export const theftConfirmedMessage = aboutDecision({
  subject: 'theftConfirmedSubject',
  text: 'theftConfirmed',
  more: 'gotItBack',
  link: reports,
})

export const theftRejectedMessage = aboutDecision({
  subject: 'theftRejectedSubject',
  text: 'notConfirmed',
  quotes: true,
  more: 'canReportAgain',
  link: newReport,
})

export const reportConfirmedMessage = aboutDecision({
  subject: 'reportConfirmedSubject',
  text: 'reportConfirmed',
  link: reports,
})

export const reportRefusedMessage = aboutDecision({
  subject: 'reportRefusedSubject',
  text: 'notConfirmed',
  quotes: true,
  more: 'canReportAgain',
  link: newReport,
})

export const reportClosedMessage = aboutDecision({
  subject: 'reportClosedSubject',
  text: 'reportClosed',
  quotes: true,
  more: 'stillMissing',
  link: reports,
})

export const reportReopenedMessage = aboutDecision({
  subject: 'reportReopenedSubject',
  text: 'reportReopened',
  quotes: true,
  more: 'gotItBack',
  link: reports,
})
