import type { UseQueryResult } from '@tanstack/react-query'
import type { BatchQuotaRecord } from '../../../api/lookup/batch-quota.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../../paths.ts'

/** How much of today's quota is left. The form works without it. */
export function Quota({ query }: { query: UseQueryResult<BatchQuotaRecord> }) {
  if (query.data === undefined) return query.isPending ? <Skeleton className="h-5 w-56" /> : null
  const { plan, perBatch, perDay, leftToday } = query.data
  return (
    <p className="min-w-0 basis-60 grow text-sm text-muted">
      {leftToday === 0 ? (
        <>
          Today’s {perDay.toLocaleString('en-NG')} are used up. One at a time is{' '}
          <a href={paths.search} className="text-link">
            always free
          </a>
          {plan !== 'Merchant' && (
            <>
              ; a{' '}
              <a href={paths.verifyBusiness} className="text-link">
                verified business
              </a>{' '}
              may check more
            </>
          )}
          .
        </>
      ) : (
        `${plan} plan: up to ${perBatch} at once, ${leftToday.toLocaleString('en-NG')} of ${perDay.toLocaleString('en-NG')} left today.`
      )}
    </p>
  )
}
