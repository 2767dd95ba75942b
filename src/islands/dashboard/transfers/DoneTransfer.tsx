import { Link } from '@tanstack/react-router'
import type { ReceivedTransfer, SentTransfer } from '../../../api/transfers/transfer-record.ts'
import { assetName } from '../../../domain/transfers/transfers.ts'
import { transferWords } from '../../../locales/en/screens/dashboard/transfers.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { assetPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'

type Transfer = ReceivedTransfer | SentTransfer

/** The outcome of an offer, in one line. */
export function DoneTransfer({ transfer }: { transfer: Transfer }) {
  const isMine = 'item' in transfer
  const name = isMine ? transfer.item : assetName(transfer)
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
          {outcomeOf(transfer, isMine ? transfer.to : null)}
        </p>
      </Card>
    </li>
  )
}

function outcomeOf({ state, closedAt, endsAt, ...transfer }: Transfer, to: string | null): string {
  if (state === 'open') return ''
  const outcome = ('item' in transfer ? transferWords.sent : transferWords.received)[state]
  const day = dateOf(closedAt ?? endsAt)
  return to
    ? fill(transferWords.endedFor, { outcome, to, day })
    : fill(transferWords.ended, { outcome, day })
}
