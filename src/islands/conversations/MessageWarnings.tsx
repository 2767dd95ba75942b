import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { MessageRecord } from '../../api/conversations/threads.ts'
import { warningMessages } from '../../locales/en/conversations.ts'

interface Props extends ComponentProps<'ul'> {
  warnings: MessageRecord['warnings']
}

/** The warnings about a message that its reader sees. */
export function MessageWarnings({ warnings, ...list }: Props) {
  return (
    <ul {...list}>
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lost" />
          {warningMessages[warning]}
        </li>
      ))}
    </ul>
  )
}
