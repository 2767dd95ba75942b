import { ChevronDown, ShieldCheck } from 'lucide-react'
import { meetingAdvice } from '../../../locales/en/conversations.ts'
import { conversationWords } from '../../../locales/en/screens/dashboard/conversations.ts'
import { Card } from '../../../ui/Card.tsx'

export function MeetingAdvice() {
  return (
    <Card>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <span className="grow">{conversationWords.meetSafely}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <ul className="mt-2 list-disc space-y-1.5 ps-5 text-sm marker:text-muted">
          {meetingAdvice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
