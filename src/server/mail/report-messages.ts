import type { Message } from '../../domain/notifications/mail-message.ts'
import { composeMessageTo, type MailContext } from './message.ts'

export function theftConfirmedMessage(
  { origin }: MailContext,
  firstName: string,
  item: string,
  _reason: string | null,
): Message {
  return composeMessageTo(firstName, 'Your stolen report is confirmed', [
    {
      text: `Our team has confirmed your report of “${item}”. From now on, anyone who checks its number is told that it is stolen.`,
    },
    { text: 'Got it back? Mark it as found, so that nobody is stopped for what is yours.' },
    { link: `${origin}/dashboard/reports`, label: 'See your reports' },
  ])
}

export const theftRejectedMessage = notConfirmed('We could not confirm your stolen report')

export function reportConfirmedMessage(
  { origin }: MailContext,
  firstName: string,
  item: string,
  _reason: string | null,
): Message {
  return composeMessageTo(firstName, 'Your report is confirmed', [
    {
      text: `Our team has looked at your report of “${item}”. From now on, anyone who checks its number is told about it.`,
    },
    { link: `${origin}/dashboard/reports`, label: 'See your reports' },
  ])
}

export const reportRefusedMessage = notConfirmed('We could not confirm your report')

export function reportClosedMessage(
  { origin }: MailContext,
  firstName: string,
  item: string,
  reason: string | null,
): Message {
  return composeMessageTo(firstName, 'Your report was closed', [
    {
      text: `Our team has closed your report of “${item}”. People who check its number are no longer told about it.`,
    },
    ...(reason ? [{ text: `What they wrote: ${reason}` }] : []),
    { text: 'Is it still missing? Make a new report with more about what happened.' },
    { link: `${origin}/dashboard/reports`, label: 'See your reports' },
  ])
}

export function reportReopenedMessage(
  { origin }: MailContext,
  firstName: string,
  item: string,
  reason: string | null,
): Message {
  return composeMessageTo(firstName, 'Your report is open again', [
    {
      text: `Our team has opened your report of “${item}” again. Anyone who checks its number is told about it.`,
    },
    ...(reason ? [{ text: `What they wrote: ${reason}` }] : []),
    { text: 'Got it back? Mark it as found, so that nobody is stopped for what is yours.' },
    { link: `${origin}/dashboard/reports`, label: 'See your reports' },
  ])
}

function notConfirmed(subject: string) {
  return (
    { origin }: MailContext,
    firstName: string,
    item: string,
    reason: string | null,
  ): Message =>
    composeMessageTo(firstName, subject, [
      {
        text: `Our team looked at your report of “${item}” and could not confirm it, so nobody is told about it.`,
      },
      ...(reason ? [{ text: `What they wrote: ${reason}` }] : []),
      { text: 'You can make a new report with more about what happened.' },
      { link: `${origin}/dashboard/reports/new`, label: 'Make a new report' },
    ])
}
