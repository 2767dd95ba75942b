import type { Message } from '../../domain/notifications/mail-message.ts'
import { lossDraftPath } from '../../locales/localized-paths.ts'
import { fill } from '../../locales/texts.ts'
import { type Words, wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader, reasonPart } from './message.ts'

type MailWords = Words['mails']['mailWords']

/** What staff decided about a report. */
interface Decision {
  /** The reporter's own name for the asset. */
  item: string
  reason: string | null
}

/** The texts and the link of a mail. */
interface DecisionMail {
  subject: keyof MailWords
  text: keyof MailWords
  /** Whether the mail quotes the reason that staff wrote. */
  quotesReason?: true
  more?: keyof MailWords
  tag: keyof Words['mails']['mailTags']
  link: { path: string; label: keyof MailWords }
}

const reports = { path: '/dashboard/reports', label: 'seeReports' } as const
const newReport = { path: '/dashboard/reports/new', label: 'newReport' } as const

/** That a report is there, for who confirmed it with a code and may not see the screen again. */
export function reportReceivedMessage(
  { origin }: MailContext,
  reader: Reader,
  report: { id: string; item: string; hasPassword: boolean },
): Message {
  const { mailWords: words, accountMails } = wordsOf(reader.language).mails
  const { id, item, hasPassword } = report
  return composeMessageTo(reader, words.reportReceivedSubject, [
    { text: fill(words.reportReceived, { item }) },
    { link: `${origin}/dashboard/reports/${encodeURIComponent(id)}`, label: words.seeReport },
    ...(hasPassword
      ? []
      : [
          { text: words.passwordFirst },
          { link: `${origin}/forgot-password`, label: accountMails.setPassword },
        ]),
  ])
}

/** Makes the function that writes this mail to a reader. */
function decisionMessage({ subject, text, quotesReason, more, tag, link }: DecisionMail) {
  return ({ origin }: MailContext, reader: Reader, { item, reason }: Decision): Message => {
    const words = wordsOf(reader.language).mails.mailWords
    return composeMessageTo(reader, words[subject], [
      { tag },
      { text: fill(words[text], { item }) },
      ...(quotesReason ? reasonPart(reader.language, reason) : []),
      ...(more ? [{ text: words[more] }] : []),
      { link: origin + link.path, label: words[link.label] },
    ])
  }
}

export const theftConfirmedMessage = decisionMessage({
  subject: 'theftConfirmedSubject',
  tag: 'stolen',
  text: 'theftConfirmed',
  more: 'gotItBack',
  link: reports,
})

export const theftRejectedMessage = decisionMessage({
  subject: 'theftRejectedSubject',
  tag: 'notAccepted',
  text: 'notConfirmed',
  quotesReason: true,
  more: 'canReportAgain',
  link: newReport,
})

export const reportConfirmedMessage = decisionMessage({
  subject: 'reportConfirmedSubject',
  tag: 'confirmed',
  text: 'reportConfirmed',
  link: reports,
})

export const reportRefusedMessage = decisionMessage({
  subject: 'reportRefusedSubject',
  tag: 'notAccepted',
  text: 'notConfirmed',
  quotesReason: true,
  more: 'canReportAgain',
  link: newReport,
})

export const reportClosedMessage = decisionMessage({
  subject: 'reportClosedSubject',
  tag: 'closed',
  text: 'reportClosed',
  quotesReason: true,
  more: 'stillMissing',
  link: reports,
})

export const reportReopenedMessage = decisionMessage({
  subject: 'reportReopenedSubject',
  tag: 'confirmed',
  text: 'reportReopened',
  quotesReason: true,
  more: 'gotItBack',
  link: reports,
})

/** What a user knew of a loss whose number they had to look for. The link fills the form with it. */
export function lossReminderMessage(
  { origin }: MailContext,
  reader: Reader,
  draft: Record<string, string>,
): Message {
  const words = wordsOf(reader.language).mails.mailWords
  return composeMessageTo(reader, words.lossReminderSubject, [
    { text: words.lossReminder },
    { link: origin + lossDraftPath(reader.language, draft), label: words.finishReport },
    { text: words.lossReminderOnce },
  ])
}
