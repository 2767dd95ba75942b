import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LabelMessageRecord } from '../../../api/conversations/label-messages.ts'
import { groupedPhone } from '../../../domain/users/phone-numbers.ts'
import { labelMessageWords } from '../../../locales/en/screens/dashboard/label-messages.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { cx } from '../../../ui/cx.ts'
import { assetPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { momentOf } from '../../shell/dates.ts'
import { showToast } from '../../shell/toasts.ts'
import { notificationsKey } from '../notifications/queries.ts'

interface Props {
  /** Only messages about this asset, which are not linked to it. */
  assetId?: string
  /** Draws the items of the list. */
  children?: (items: ReactNode) => ReactNode
}

/** The messages that finders sent through labels; nothing if there are none. */
export function LabelMessages({
  assetId,
  children = (items) => <ul className="grid gap-3">{items}</ul>,
}: Props) {
  const query = useInfiniteQuery(labelMessagesQuery(assetId))
  const messages = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (messages.length === 0) return null
  return children(
    <>
      {messages.map((message) => (
        <li key={message.id}>
          <LabelMessageCard message={message} isLinked={assetId === undefined} />
        </li>
      ))}
      {query.hasNextPage && (
        <li>
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {labelMessageWords.more}
          </Button>
        </li>
      )}
    </>,
  )
}

interface LabelMessageCardProps {
  message: LabelMessageRecord
  /** True to link to the asset. */
  isLinked?: boolean
}

/** A message that a finder sent through a label, and how to reach the finder. */
function LabelMessageCard({ message, isLinked = false }: LabelMessageCardProps) {
  const { id, item, assetId, place, text, contact, createdAt, doneAt } = message
  const queryClient = useQueryClient()
  const isDone = doneAt !== null
  const resolve = useMutation({
    mutationFn: () => call('PATCH /label-messages/{id}', { id, done: !isDone }),
    onError: (error) => showToast('error', error.message),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: notificationsKey })
      return queryClient.invalidateQueries({ queryKey: labelMessagesKey })
    },
  })

  return (
    <article
      className={cx(
        'grid gap-2 rounded-md border-s-4 px-4 py-3 text-sm',
        isDone ? 'border-line bg-sunken' : 'border-marigold bg-marigold-soft',
      )}
    >
      <h3 className="text-base font-semibold wrap-anywhere">
        {isLinked ? (
          <a href={assetPath(assetId)} className="hover:underline">
            {fill(labelMessageWords.title, { item })}
          </a>
        ) : (
          labelMessageWords.titleHere
        )}
      </h3>
      <p className="wrap-anywhere">{fill(labelMessageWords.place, { place })}</p>
      <blockquote className="border-s-2 border-line-strong ps-3 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      <p className="text-muted">{labelMessageWords.advice}</p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {contact ? (
          <a
            href={contact.includes('@') ? mailTo(contact) : `tel:${contact}`}
            className={buttonStyle({ variant: 'secondary' })}
          >
            <Phone aria-hidden="true" />
            {contact.includes('@') ? contact : groupedPhone(contact)}
          </a>
        ) : (
          <p>{labelMessageWords.noContact}</p>
        )}
        <Button variant="secondary" busy={resolve.isPending} onClick={() => resolve.mutate()}>
          {isDone ? labelMessageWords.open : labelMessageWords.done}
        </Button>
      </div>
      <p className="text-xs text-muted">{momentOf(createdAt)}</p>
    </article>
  )
}

/** What follows a `?` in an address would be a copy to somebody else, or a text. */
const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

const labelMessagesKey = ['label-messages']

/** What finders wrote, about one asset or all. */
const labelMessagesQuery = (assetId?: string) =>
  infiniteQueryOptions({
    queryKey: [...labelMessagesKey, assetId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /label-messages', { page: pageParam, ...(assetId && { assetId }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  })
