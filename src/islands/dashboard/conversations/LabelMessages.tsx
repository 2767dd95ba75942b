import { useQuery } from '@tanstack/react-query'
import { LabelMessageCard } from './LabelMessageCard.tsx'
import { labelMessagesQuery } from './label-messages-query.ts'

/** The messages that finders sent about this asset; resolved ones come last. */
export function LabelMessages({ assetId }: { assetId: string }) {
  const { data: all = [] } = useQuery(labelMessagesQuery)
  const messages = all.filter((message) => message.assetId === assetId)
  if (messages.length === 0) return null
  return (
    <ul className="grid gap-3">
      {messages
        .toSorted((a, b) => Number(a.doneAt !== null) - Number(b.doneAt !== null))
        .map((message) => (
          <li key={message.id}>
            <LabelMessageCard message={message} />
          </li>
        ))}
    </ul>
  )
}
