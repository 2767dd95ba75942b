import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import type { BatchQuotaRecord } from '../../../api/lookup/batch-quota.ts'
import { type BatchLine, countBatch } from '../../../domain/identifiers/batch.ts'
import { whyNotBatch } from '../../../domain/lookup/plans.ts'
import { countText } from '../../../locales/count-text.ts'
import { batchMessages } from '../../../locales/en/batch-lookup.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'

const UnreadableLines = lazyComponent(() => import('./UnreadableLines.tsx'), 'UnreadableLines')

interface Props {
  lines: readonly BatchLine[]
  /** Undefined until it is loaded. */
  allowance: BatchQuotaRecord | undefined
}

/** Counts the typed identifiers before they are sent. */
export function BatchCount({ lines, allowance }: Props) {
  const { asked, repeated, unreadable } = countBatch(lines)
  const refusal = allowance && refusalOf(allowance, asked)
  const unreadableLines = lines
    .map(({ text, reading }, index) => ({ line: index + 1, text, reading }))
    .filter(({ reading }) => reading.candidates.length === 0)

  return (
    <div>
      <p role="status" className="text-sm font-medium tabular-nums">
        {lines.length === 0
          ? batchWords.nothingTypedYet
          : countLabel({ asked, repeated, unreadable })}
      </p>
      {unreadableLines.length > 0 && (
        <Suspense>
          <UnreadableLines lines={unreadableLines} />
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

/** `12 identifiers, 1 repeated, 2 not readable`. */
function countLabel({ asked, repeated, unreadable }: ReturnType<typeof countBatch>): string {
  const parts = [
    countText(batchWords.identifiers, asked),
    repeated > 0 ? fill(batchWords.repeated, { repeated }) : '',
    unreadable > 0 ? fill(batchWords.notReadable, { unreadable }) : '',
  ]
  return parts.filter(Boolean).join(', ')
}
