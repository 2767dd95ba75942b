import type { EntryCheck } from '../../../domain/transparency/check-entry.ts'
import type { EntryKind, EntryRole } from '../../../domain/transparency/entries.ts'

export const entryKindLabels: Readonly<Record<EntryKind, string>> = {
  reported: 'Reported',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  found: 'Found again',
  reopened: 'Opened again',
  decided: 'Closed by a decision between two claims',
  erased: 'Erased with an account',
  contested: 'Claimed by two people',
  settled: 'No longer claimed by two people',
  listed: 'List applied',
  unlisted: 'List ended',
}

/** What an entry of each kind records. */
export const entryKindTexts: Readonly<Record<EntryKind, string>> = {
  reported: 'A report became public.',
  confirmed: 'Our team confirmed a report, or released one that was on hold.',
  rejected: 'Our team did not confirm a theft, and the report is no longer public.',
  withdrawn: 'A public report was taken back.',
  found: 'The person who made the report closed it: the item is back with its owner.',
  reopened: 'Our team made a closed report public again.',
  decided: 'Two people claimed one number. Our team decided, and a report was closed.',
  erased: 'Somebody erased their account, and their report went with it.',
  contested: 'Two people claim one number. Until this ends, checks say that two people claim it.',
  settled: 'Our team decided between two claims, one person gave up, or the time ran out.',
  listed: 'Checks began to show what is on an authority’s list, such as the police’s.',
  unlisted: 'An authority’s list was replaced, undone or expired. Checks no longer name that list.',
}

export const entryRoleLabels: Readonly<Record<EntryRole, string>> = {
  reporter: 'by you',
  staff: 'by our team',
  system: 'automatically',
}

const count = (value: number) => value.toLocaleString('en-NG')

export const publicLogMessages = {
  title: 'Public log',
  intro:
    'When we change what we tell the public about your item, the public log gets an entry. Nobody can secretly remove or change an entry.',
  howItWorks: 'How it works',
  entry: (index: number) => `Entry ${count(index)}`,
  waiting: 'Not in the log yet. Wait a few seconds.',
  check: 'Check',
  checking: 'Checking…',
  unreachable: 'The log could not be read. Check your connection and try again.',
  included: (size: number) =>
    `Checked on this device: this entry is one of ${count(size)} in the log, and is about your item.`,
  staffHint: 'This decision goes into the public log for good, without any names.',
} as const

export const entryCheckRefusals: Readonly<
  Record<Extract<EntryCheck, { ok: false }>['why'], string>
> = {
  'not-opened': 'This entry is not about your item. Tell us, and keep a picture of this page.',
  'no-checkpoint': 'The checkpoint of the log is not signed by its key. Tell us.',
  'not-included':
    'This entry is not in the log. Reload this page. If you read this again, tell us.',
}
