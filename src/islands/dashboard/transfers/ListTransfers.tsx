import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReceivedTransfer, SentTransfer } from '../../../api/transfers/transfers.ts'
import { assetName } from '../../../domain/transfers/transfers.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { UnverifiedNotice } from '../../forms/UnverifiedNotice.tsx'
import { assetPath, paths } from '../../paths.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { useMarkNotificationsRead } from '../notifications/use-mark-notifications-read.ts'
import { transfersQuery } from '../screen-queries.ts'
import { ReceivedOffer } from './ReceivedOffer.tsx'
import { SentOffer } from './SentOffer.tsx'

/** Received offers, sent offers and past transfers. */
export function ListTransfers() {
  useMarkNotificationsRead(paths.transfers)
  return (
    <>
      <ScreenHeader title={transferWords.transfers}>{transferWords.about}</ScreenHeader>
      <div className="mb-4 empty:hidden">
        <UnverifiedNotice />
      </div>
      <QueryBoundary query={useQuery(transfersQuery)} skeleton={<ScreenSkeleton />}>
        {({ toMe, fromMe }) => {
          const received = toMe.filter(({ state }) => state === 'open')
          const sent = fromMe.filter(({ state }) => state === 'open')
          const done = [
            ...toMe.map((transfer) => ({ transfer, isMine: false })),
            ...fromMe.map((transfer) => ({ transfer, isMine: true })),
          ]
            .filter(({ transfer }) => transfer.state !== 'open')
            .toSorted((a, b) => b.transfer.createdAt - a.transfer.createdAt)
          if (toMe.length + fromMe.length === 0) {
            return (
              <EmptyState
                title={transferWords.noOffers}
                icon={<ArrowRightLeft aria-hidden="true" />}
              >
                {transferWords.offersAppear}
              </EmptyState>
            )
          }
          return (
            <div className="grid gap-8">
              <Part title={transferWords.offeredToYou}>
                {received.map((offer) => (
                  <ReceivedOffer key={offer.id} offer={offer} />
                ))}
              </Part>
              <Part title={transferWords.offeredByYou}>
                {sent.map((offer) => (
                  <SentCard key={offer.id} offer={offer} />
                ))}
              </Part>
              <Part title={transferWords.done}>
                {done.map(({ transfer, isMine }) => (
                  <DoneTransfer key={`${isMine} ${transfer.id}`} transfer={transfer} />
                ))}
              </Part>
            </div>
          )
        }}
      </QueryBoundary>
    </>
  )
}

/** Offers with a heading; nothing without offers. */
function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  )
}

type Transfer = ReceivedTransfer | SentTransfer

/** The outcome of an offer, in one line. */
function DoneTransfer({ transfer }: { transfer: Transfer }) {
  const isMine = 'item' in transfer
  const name = isMine ? transfer.item : assetName(transfer)
  return (
    <li>
      <Card className="grid gap-1">
        <h3 className="text-base wrap-anywhere">
          {transfer.assetId ? (
            <a href={assetPath(transfer.assetId)} className="text-link">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {outcomeOf(transfer, isMine ? transfer.to : null)}
        </p>
      </Card>
    </li>
  )
}

function outcomeOf({ state, closedAt, endsAt, ...transfer }: Transfer, to: string | null): string {
  if (state === 'open') return ''
  const outcome = ('item' in transfer ? transferWords.sent : transferWords.received)[state]
  const day = longDate(closedAt ?? endsAt)
  return to
    ? fill(transferWords.endedFor, { outcome, to, day })
    : fill(transferWords.ended, { outcome, day })
}

function SentCard({ offer }: { offer: SentTransfer }) {
  return (
    <li>
      <Card>
        <h3 className="text-base wrap-anywhere">
          {offer.assetId ? (
            <a href={assetPath(offer.assetId)} className="text-link">
              {offer.item}
            </a>
          ) : (
            offer.item
          )}
        </h3>
        <SentOffer offer={offer} />
      </Card>
    </li>
  )
}
