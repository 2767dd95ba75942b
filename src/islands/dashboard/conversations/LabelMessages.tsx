import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { labelMessageWords } from '../../../locales/en/screens/dashboard/label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { LabelMessageCard } from './LabelMessageCard.tsx'
import { labelMessagesQuery } from './label-messages-query.ts'

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
