import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { BatchQuotaRecord } from '../../../api/lookup/batch-quota.ts'
import { type BatchLine, countBatch } from '../../../domain/identifiers/batch.ts'
import { whyNotBatch } from '../../../domain/lookup/plans.ts'
import { batchMessages } from '../../../locales/en/batch-lookup.ts'

const UnreadableLines = lazy(async () => ({
  default: (await import('./UnreadableLines.tsx')).UnreadableLines,
}))

interface Props {
  lines: readonly BatchLine[]
  /** Undefined while unknown. */
  allowance: BatchQuotaRecord | undefined
}

/** Counts the typed identifiers before they are sent. */
export function BatchCount({ lines, allowance }: Props) {
  const { asked, repeated, unreadable } = countBatch(lines)
  const refusal = allowance && refusalOf(allowance, asked)
  const explained = lines
    .map(({ text, candidates }, index) => ({ line: index + 1, text, candidates }))
    .filter(({ candidates }) => candidates.length === 0)

  return (
    <div>
      <p role="status" className="text-sm font-medium tabular-nums">
        {lines.length === 0 ? 'Nothing typed yet' : countLabel({ asked, repeated, unreadable })}
      </p>
      {explained.length > 0 && (
        <Suspense>
          <UnreadableLines lines={explained} />
        </Suspense>
      )}
      {refusal && (
        <p
          role="alert"
          className="mt-2 flex items-start gap-2 rounded-md bg-marigold-soft px-3.5 py-2.5 text-sm"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.25 size-5 shrink-0" />
          {refusal}
        </p>
      )}
    </div>
  )
}

function refusalOf({ plan, leftToday }: BatchQuotaRecord, asked: number): string | null {
  const tooLarge = whyNotBatch(plan, asked)
  if (tooLarge) return batchMessages[tooLarge]({ plan, asked })
  return asked > leftToday ? batchMessages['day-used-up']({ plan, asked, left: leftToday }) : null
}

/** `12 identifiers, 1 there again, 2 not readable`. */
function countLabel({ asked, repeated, unreadable }: ReturnType<typeof countBatch>): string {
  const parts = [
    asked === 1 ? '1 identifier' : `${asked} identifiers`,
    repeated > 0 ? `${repeated} there again` : '',
    unreadable > 0 ? `${unreadable} not readable` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
