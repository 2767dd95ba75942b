import { Link } from '@tanstack/react-router'
import type { ReceivedTransfer, SentTransfer } from '../../../api/transfers/transfer-record.ts'
import { assetName, type TransferState } from '../../../domain/transfers/transfers.ts'
import { Card } from '../../../ui/Card.tsx'
import { assetPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'

type Ended = Exclude<TransferState, 'open'>

const received = {
  accepted: 'You accepted it',
  declined: 'You declined it',
  cancelled: 'The offer was withdrawn',
  withdrawn: 'The offer was withdrawn',
  expired: 'The offer ended unanswered',
} as const satisfies Record<Ended, string>

const sent = {
  accepted: 'Handed over',
  declined: 'Declined',
  cancelled: 'You took the offer back',
  withdrawn: 'The offer was withdrawn, for there is a report on it',
  expired: 'Nobody accepted it within 7 days',
} as const satisfies Record<Ended, string>

/** The outcome of an offer, in one line. */
export function DoneTransfer({ transfer }: { transfer: ReceivedTransfer | SentTransfer }) {
  const isMine = 'item' in transfer
  const name = isMine ? transfer.item : assetName(transfer)
  const message = transfer.state === 'open' ? '' : (isMine ? sent : received)[transfer.state]
  return (
    <li>
      <Card className="grid gap-1">
        <h3 className="text-base wrap-anywhere">
          {transfer.assetId ? (
            <Link to={assetPath(transfer.assetId)} className="text-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {message}
          {isMine && transfer.to && ` (${transfer.to})`},{' '}
          {dateOf(transfer.closedAt ?? transfer.endsAt)}
        </p>
      </Card>
    </li>
  )
}
