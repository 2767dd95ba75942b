import { placeName } from './place-name.ts'
import type { ReportStatus } from './reports.ts'

/** When a mail of an event is sent: at once, in one mail a day with the others, or never. */
export const emailChoices = ['now', 'daily', 'off'] as const
export type EmailChoice = (typeof emailChoices)[number]

/** What a person can be told of, as they choose it, with what they get unless they say otherwise. */
export const noticeEvents = {
  match: {
    label: 'Something matches your report',
    about: 'The same number was reported lost and found, or a match you accepted was opened.',
    inApp: true,
    email: 'now',
  },
  talk: {
    label: 'The other side of a match did something',
    about: 'They wrote, asked, answered, or are ready to share who they are.',
    inApp: true,
    email: 'now',
  },
  suggestion: {
    label: 'Something could be yours',
    about: 'What somebody found is like what you miss. You say whether it is yours.',
    inApp: true,
    email: 'now',
  },
  check: {
    label: 'Somebody checked your number',
    about: 'The number of what you miss was checked or registered. We never say by whom.',
    inApp: true,
    email: 'now',
  },
  claim: {
    label: 'Somebody else claims your number',
    about: 'They registered or reported a number that you had registered before. We never say who.',
    inApp: true,
    email: 'now',
  },
  ending: {
    label: 'A match has ended',
    about: 'The other side closed its report, or the thing is back.',
    inApp: true,
    email: 'daily',
  },
  transfer: {
    label: 'Something gets a new owner',
    about:
      'Somebody offers you a thing or takes the offer back, or yours was answered or has ended.',
    inApp: true,
    email: 'now',
  },
  thanks: {
    label: 'Thanks for a find',
    about: 'What you found is back with its owner.',
    inApp: true,
    email: 'now',
  },
} as const satisfies Record<
  string,
  { label: string; about: string; inApp: boolean; email: EmailChoice }
>

export type NoticeEvent = keyof typeof noticeEvents

export const noticeEventNames = Object.keys(noticeEvents) as NoticeEvent[]

/** What a notice may hold: nothing of the other party but the state they gave. */
export interface NoticeData {
  /** The reader's own name for the thing. */
  item: string
  state?: string | null
  /** The two numbers are not the same. */
  numbersDiffer?: boolean
  times?: number
  /** Milliseconds since 1970. */
  at?: number
  /** What somebody else reported it as. */
  reportedAs?: ReportStatus
}

interface NoticeWords {
  title: string
  says: string
}

export interface NoticeKind {
  /** Null for what concerns the account's safety: it is told and mailed whatever is chosen. */
  event: NoticeEvent | null
  /** What its subject is, which says where a tap leads. */
  leads: 'match' | 'report' | 'transfer' | 'account' | 'asset' | 'notices'
  /** It asks for an answer, which is given on the notice: it is shown whatever the person has chosen. */
  asks?: true
  words: (data: NoticeData) => NoticeWords
}

const platform =
  'Neither of you sees who the other is until both of you choose to. Talk on Toju, and never pay before you hold it.'

/** Every kind of notice: the event it belongs to, where it leads and what it says. */
export const noticeKinds = {
  'match-for-owner': {
    event: 'match',
    leads: 'match',
    words: ({ item, state }) => ({
      title: `“${item}” may have been found`,
      says: `Somebody reported finding a thing with the very number of “${item}”${inState(state)}. ${platform}`,
    }),
  },
  'match-for-finder': {
    event: 'match',
    leads: 'match',
    words: ({ item, state }) => ({
      title: `The owner of “${item}” is looking for it`,
      says: `Somebody is missing a thing with the very number that you reported as found${inState(state)}. ${platform}`,
    }),
  },
  'match-accepted-for-owner': {
    event: 'match',
    leads: 'match',
    words: ({ item, numbersDiffer }) => ({
      title: `You can now ask about “${item}”`,
      says: `A possible match of “${item}” is open.${differ(numbersDiffer)} ${platform}`,
    }),
  },
  'match-accepted-for-finder': {
    event: 'match',
    leads: 'match',
    words: ({ item, numbersDiffer }) => ({
      title: `Somebody may own “${item}”`,
      says: `Somebody thinks that “${item}”, which you found, is theirs.${differ(numbersDiffer)} ${platform}`,
    }),
  },
  'match-suggested': {
    event: 'suggestion',
    leads: 'match',
    words: ({ item }) => ({
      title: `Is this “${item}”?`,
      says: `Somebody reported finding something that may be “${item}”. We tell you nothing more about it, so that only its owner can describe it. Say whether it may be yours.`,
    }),
  },
  'message-from-owner': {
    event: 'talk',
    leads: 'match',
    words: ({ item }) => ({
      title: `The owner of “${item}” wrote to you`,
      says: `There is a message about “${item}”, which you found. Read and answer it on Toju.`,
    }),
  },
  'message-from-finder': {
    event: 'talk',
    leads: 'match',
    words: ({ item }) => ({
      title: `The finder of “${item}” wrote to you`,
      says: `There is a message about “${item}”. Read and answer it on Toju, and never pay before you hold it.`,
    }),
  },
  question: {
    event: 'talk',
    leads: 'match',
    words: ({ item }) => ({
      title: `The finder asks you about “${item}”`,
      says: `They ask what only its owner can know. You have three tries.`,
    }),
  },
  answered: {
    event: 'talk',
    leads: 'match',
    words: ({ item }) => ({
      title: `Your question about “${item}” was answered`,
      says: `The other side gave the right answer. Now agree on a safe place to meet.`,
    }),
  },
  'sharing-by-owner': {
    event: 'talk',
    leads: 'match',
    words: ({ item }) => ({
      title: `The owner of “${item}” chose what to share`,
      says: `Names and numbers are shown once both of you have chosen it. You need not.`,
    }),
  },
  'sharing-by-finder': {
    event: 'talk',
    leads: 'match',
    words: ({ item }) => ({
      title: `The finder of “${item}” chose what to share`,
      says: `Names and numbers are shown once both of you have chosen it. You need not.`,
    }),
  },
  'match-withdrawn': {
    event: 'ending',
    leads: 'match',
    words: ({ item }) => ({
      title: `A match of “${item}” has ended`,
      says: `The other report that matched “${item}” was closed. Yours stays as it is, and we go on looking.`,
    }),
  },
  'handed-over': {
    event: 'ending',
    leads: 'match',
    words: ({ item }) => ({
      title: `Do you have “${item}” back?`,
      says: `Its finder says that it was handed over. If you hold “${item}”, mark your report as found. If you do not, tell us.`,
    }),
  },
  thanks: {
    event: 'thanks',
    leads: 'match',
    words: ({ item }) => ({
      title: `Thank you: “${item}” is back with its owner`,
      says: `The owner of what you found has it back. Thank you for your honesty. If your own report is still open, mark it as handed over.`,
    }),
  },
  checked: {
    event: 'check',
    leads: 'report',
    words: ({ item, times = 1, state }) => ({
      title: `The number of “${item}” was checked`,
      says: `${times === 1 ? 'Somebody' : 'People'} checked or registered the number of “${item}” ${timesWords(times)}${inState(state)}. Whoever checks it is told that it is reported. We never say who they are.`,
    }),
  },
  'number-registered': {
    event: 'claim',
    leads: 'asset',
    words: ({ item }) => ({
      title: `Somebody else registered a number of “${item}”`,
      says: `It stays registered to you as before, and our team looks at both registrations. If you sold “${item}”, transfer it to its new owner.`,
    }),
  },
  'reported-by-other': {
    event: 'claim',
    leads: 'notices',
    asks: true,
    words: ({ item, reportedAs }) => ({
      title: `Somebody reported “${item}” as ${(reportedAs ?? 'Lost').toLowerCase()}`,
      says: `They gave a number that you registered for “${item}”. Is it yours, and do you have it? Your answer goes to our team, and not to them.`,
    }),
  },
  'transfer-offered': {
    event: 'transfer',
    leads: 'transfer',
    words: ({ item }) => ({
      title: `You are offered: ${item}`,
      says: 'Its owner wants to hand it over to you. See what a check of its number says now, compare the number with the thing in your hand, and accept or decline.',
    }),
  },
  'transfer-withdrawn': {
    event: 'transfer',
    leads: 'transfer',
    words: ({ item }) => ({
      title: `The offer was withdrawn: ${item}`,
      says: 'It can be accepted no more. Do not pay for it before it is offered to you anew, and check its number first.',
    }),
  },
  'transfer-received': {
    event: 'transfer',
    leads: 'transfer',
    words: ({ item }) => ({
      title: `Yours now: ${item}`,
      says: 'You accepted it, and it stands among your assets. Describe it in your own words and add your receipt.',
    }),
  },
  'transfer-accepted': {
    event: 'transfer',
    leads: 'transfer',
    words: ({ item }) => ({
      title: `“${item}” has its new owner`,
      says: 'Your offer was accepted. It is in your list no more; its receipt, notes and purchase details are deleted, and its label leads nowhere.',
    }),
  },
  'transfer-declined': {
    event: 'transfer',
    leads: 'transfer',
    words: ({ item }) => ({
      title: `Your offer of “${item}” was declined`,
      says: 'It stays yours as it was.',
    }),
  },
  'transfer-expired': {
    event: 'transfer',
    leads: 'transfer',
    words: ({ item }) => ({
      title: `Your offer of “${item}” has ended`,
      says: 'Nobody accepted it within 7 days. It stays yours as it was, and you can offer it again.',
    }),
  },
  'transfer-stopped': {
    event: 'transfer',
    leads: 'transfer',
    words: ({ item }) => ({
      title: `Your offer of “${item}” was withdrawn`,
      says: 'One of its numbers is under a report now, so it cannot be handed over. It stays yours. Check its number to see what is reported.',
    }),
  },
  'second-factor-on': {
    event: null,
    leads: 'account',
    words: () => ({
      title: 'Your second factor is on',
      says: 'We ask for a code of your app when you log in with your password.',
    }),
  },
  'second-factor-off': {
    event: null,
    leads: 'account',
    words: () => ({
      title: 'Your second factor is off',
      says: 'We no longer ask for a code of an app when you log in. If it was not you, change your password at once.',
    }),
  },
  'second-factor-removal': {
    event: null,
    leads: 'account',
    words: () => ({
      title: 'Our team was asked to remove your second factor',
      says: 'It goes after 24 hours unless you log in with it before. If you did not ask for this, change your password.',
    }),
  },
  'passkey-added': {
    event: null,
    leads: 'account',
    words: ({ item }) => ({
      title: `A passkey was added: “${item}”`,
      says: 'It logs in without your password. If it was not you, remove it and change your password.',
    }),
  },
  'passkey-removed': {
    event: null,
    leads: 'account',
    words: ({ item }) => ({
      title: `A passkey was removed: “${item}”`,
      says: 'It no longer logs in. If it was not you, change your password.',
    }),
  },
} as const satisfies Record<string, NoticeKind>

export type NoticeKindName = keyof typeof noticeKinds

/** The words of a notice; of a kind that is no more, plain ones. */
export function wordsOfNotice(kind: string, data: NoticeData): NoticeWords {
  const known: NoticeKind | undefined = noticeKinds[kind as NoticeKindName]
  return known?.words(data) ?? { title: 'News about your report', says: 'Look at your reports.' }
}

function inState(state: string | null | undefined): string {
  return state ? ` in ${placeName(state)}` : ''
}

function differ(numbersDiffer: boolean | undefined): string {
  return numbersDiffer
    ? ' The numbers that you two gave are not exactly the same, so compare them on the thing itself before you hand anything over.'
    : ''
}

function timesWords(times: number): string {
  return times === 1 ? 'once' : `${times} times`
}
