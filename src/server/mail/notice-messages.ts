import { type NoticeData, type NoticeKind, noticeKinds } from '../../domain/notices.ts'
import { noticeText } from '../../locales/en/notices.ts'
import { composeMessage, type Message } from './message.ts'

interface Told {
  kind: string
  subject_id: string
  data: string
}

/** Where a notice leads, below our origin. */
export function noticeAddress({ kind, subject_id }: Told): string {
  const known = noticeKinds[kind as keyof typeof noticeKinds]
  if (known?.leads === 'transfer') return '/dashboard/transfers'
  if (known?.leads === 'account') return '/dashboard/account'
  if (known?.leads === 'notices') return '/dashboard/notices'
  if (known?.leads === 'asset') return `/dashboard/assets/${encodeURIComponent(subject_id)}`
  const room = known?.leads === 'match' ? 'matches' : 'reports'
  return `/dashboard/${room}/${encodeURIComponent(subject_id)}`
}

export function wordsOf({ kind, data }: Told): { title: string; says: string } {
  return noticeText(kind, JSON.parse(data) as NoticeData)
}

/** Whether the notice asks for an answer. */
export function asks({ kind }: Pick<Told, 'kind'>): boolean {
  const known: NoticeKind | undefined = noticeKinds[kind as keyof typeof noticeKinds]
  return known?.asks === true
}

/** One notice as a mail of its own. */
export function noticeMessage(firstName: string, notice: Told, publicOrigin: string): Message {
  const { title, says } = wordsOf(notice)
  return composeMessage(title, [
    { say: `Hello ${firstName},` },
    { say: says },
    {
      link: publicOrigin + noticeAddress(notice),
      label: asks(notice) ? 'Answer on Toju' : 'See it on Toju',
    },
    { say: 'To choose which mails you get:' },
    { link: `${publicOrigin}/dashboard/notices/preferences`, label: 'Choose' },
  ])
}

/** What came since the last one, in one mail. */
export function digestMessage(
  firstName: string,
  notices: readonly Told[],
  publicOrigin: string,
): Message {
  const count = notices.length === 1 ? 'One thing' : `${notices.length} things`
  return composeMessage(`${count} happened with your reports`, [
    { say: `Hello ${firstName},` },
    ...notices.map((notice) => {
      const { title, says } = wordsOf(notice)
      return { say: `${title}. ${says}` }
    }),
    { link: `${publicOrigin}/dashboard/notices`, label: 'See them on Toju' },
    { say: 'To choose which mails you get:' },
    { link: `${publicOrigin}/dashboard/notices/preferences`, label: 'Choose' },
  ])
}
