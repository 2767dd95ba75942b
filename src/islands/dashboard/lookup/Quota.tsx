import type { UseQueryResult } from '@tanstack/react-query'
import type { BatchQuotaRecord } from '../../../api/lookup/batch-quota.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import { paths } from '../../paths.ts'

/** How much of today's quota is left. The form works without it. */
export function Quota({ query }: { query: UseQueryResult<BatchQuotaRecord> }) {
  if (query.data === undefined) return query.isPending ? <Skeleton className="h-5 w-56" /> : null
  const { plan, perBatch, perDay, leftToday } = query.data
  return (
    <p className="min-w-0 basis-60 grow text-sm text-muted">
      {leftToday === 0 ? (
        <Rich
          text={plan === 'Merchant' ? batchWords.usedUp : batchWords.usedUpUpgrade}
          parts={{
            count: perDay.toLocaleString('en-NG'),
            always: (
              <a key="always" href={paths.search} className="text-link">
                {batchWords.alwaysFree}
              </a>
            ),
            business: (
              <a key="business" href={paths.verifyBusiness} className="text-link">
                {batchWords.verifiedBusiness}
              </a>
            ),
          }}
        />
      ) : (
        fill(batchWords.quota, {
          plan,
          perBatch,
          left: leftToday.toLocaleString('en-NG'),
          perDay: perDay.toLocaleString('en-NG'),
        })
      )}
    </p>
  )
}
