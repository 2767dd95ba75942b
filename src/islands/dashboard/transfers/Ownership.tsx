import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import type { AssetHistory } from '../../../domain/transfers/transfers.ts'
import { monthLabel } from '../../../locales/en/dates.ts'
import { transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { navigationWords } from '../../../locales/en/screens/navigation.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { RequestFailed } from '../../shell/loading/RequestFailed.tsx'
import { useUser } from '../../shell/user-context.ts'
import { ownershipQuery } from '../screen-queries.ts'
import { OfferTransfer } from './OfferTransfer.tsx'
import { SentOffer } from './SentOffer.tsx'

/** When the asset was registered, how often it was transferred, and a button to transfer it. */
export function Ownership({ asset }: { asset: AssetRecord }) {
  const query = useQuery(ownershipQuery(asset.id))
  const [isOffering, setIsOffering] = useState(false)
  const { emailVerified } = useUser()
  const { data } = query

  return (
    <section
      aria-label={transferWords.ownership}
      className="flex gap-3.5 rounded-md bg-sunken p-3.5"
    >
      <ArrowRightLeft aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-brand" />
      <div className="min-w-0 grow">
        <h3 className="text-sm font-semibold">{transferWords.ownership}</h3>
        {data ? (
          <>
            <p className="text-sm text-muted">{historyLabel(data)}</p>
            {data.offer ? (
              <SentOffer offer={data.offer} />
            ) : data.refusal !== null || !emailVerified ? (
              <p className="mt-2 text-sm">{data.refusal ?? transferWords.verifyFirst}</p>
            ) : (
              <div className="mt-2">
                <Button variant="secondary" onClick={() => setIsOffering(true)}>
                  {transferWords.transferTo}
                </Button>
              </div>
            )}
          </>
        ) : query.error ? (
          <RequestFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <OwnershipSkeleton />
        )}
      </div>
      {isOffering && <OfferTransfer asset={asset} onClose={() => setIsOffering(false)} />}
    </section>
  )
}

function OwnershipSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{navigationWords.loading}</span>
      <Skeleton className="mt-1 h-4 w-48" />
      <Skeleton className="mt-3 h-11 w-52" />
    </div>
  )
}

function historyLabel({ registeredIn, changedHands, lastIn }: AssetHistory): string {
  const month = monthLabel(registeredIn)
  if (lastIn === null) return fill(transferWords.historyNew, { month })
  const last = monthLabel(lastIn)
  return changedHands === 1
    ? fill(transferWords.historyOnce, { month, last })
    : fill(transferWords.history, { month, times: changedHands, last })
}
