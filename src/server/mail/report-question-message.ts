import type { Message } from '../../domain/notifications/mail-message.ts'
import { reportQuestionText } from '../../locales/en/mail/report-question.ts'
import { composeMessageTo, type MailContext } from './message.ts'

/** What staff ask about a report before they decide. */
export function reportQuestionMessage(
  { origin }: MailContext,
  firstName: string,
  { id, name }: { id: string; name: string },
  what: string,
): Message {
  const { subject, says, how, link } = reportQuestionText(name)
  return composeMessageTo(firstName, subject, [
    { text: says },
    { text: what },
    { text: how },
    { link: `${origin}/dashboard/reports/${encodeURIComponent(id)}`, label: link },
  ])
}
